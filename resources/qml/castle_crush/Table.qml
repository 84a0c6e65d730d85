// The table of Castle Crush: pieces by a model, one lamp, one camera. World: mm, z up.
import QtQuick
import QtQuick3D

Item {
    id: root

    property var pieces
    property var shadows
    property var kept
    property color ground: "#C89B6B"
    property color plank: "#A9794A"
    property color shadow: "#8C6843"
    property color line: "#2E2A26"
    property vector3d eye: Qt.vector3d(0, -900, 600)
    property quaternion turned
    property quaternion lamp
    property real field: 26
    property bool still: false

    View3D {
        anchors.fill: parent
        camera: camera
        environment: SceneEnvironment {
            backgroundMode: SceneEnvironment.Color
            clearColor: root.ground
            antialiasingMode: root.still ? SceneEnvironment.MSAA : SceneEnvironment.NoAA
            antialiasingQuality: SceneEnvironment.High
            depthPrePassEnabled: false
        }

        PerspectiveCamera {
            id: camera
            position: root.eye
            rotation: root.turned
            fieldOfView: root.field
            clipNear: 20
            clipFar: 6000
        }

        DirectionalLight {
            rotation: root.lamp
            brightness: 0.9
            ambientColor: Qt.rgba(0.62, 0.6, 0.58, 1)
            castsShadow: root.still
            shadowFactor: 52
            shadowMapQuality: Light.ShadowMapQualityMedium
            softShadowQuality: Light.PCF16
            pcfFactor: 3
            shadowMapFar: 2500
            shadowBias: 6
        }

        Model {
            source: "#Rectangle"
            scale: Qt.vector3d(60, 60, 1)
            castsShadows: false
            materials: DefaultMaterial {
                diffuseColor: root.ground
                lighting: root.still ? DefaultMaterial.FragmentLighting : DefaultMaterial.NoLighting
                specularAmount: 0
            }
        }

        Repeater3D {
            model: 15
            Model {
                required property int index
                source: "#Rectangle"
                position: Qt.vector3d(0, (index - 7) * 84 + 42, 0.05)
                scale: Qt.vector3d(24, 0.011, 1)
                castsShadows: false
                receivesShadows: false
                materials: DefaultMaterial {
                    diffuseColor: root.plank
                    lighting: DefaultMaterial.NoLighting
                }
            }
        }

        Model {
            visible: !root.still
            geometry: root.shadows
            castsShadows: false
            receivesShadows: false
            materials: DefaultMaterial {
                diffuseColor: root.shadow
                lighting: DefaultMaterial.NoLighting
                cullMode: Material.NoCulling
            }
        }

        // Meshes that no piece shows just now must not lose their data.
        Repeater3D {
            model: root.kept
            Model {
                required property var modelData
                visible: false
                geometry: modelData
            }
        }

        Repeater3D {
            model: root.pieces
            Node {
                required property vector3d place
                required property quaternion turn
                required property color colour
                required property color signColour
                required property real cover
                required property var bodyMesh
                required property var edgeMesh
                required property var markMesh
                required property var symbolMesh
                required property var crownMesh
                required property bool signed
                required property bool crowned
                position: place
                rotation: turn

                Model {
                    geometry: parent.bodyMesh
                    opacity: parent.cover
                    castsShadows: parent.cover === 1
                    materials: DefaultMaterial {
                        diffuseColor: parent.parent.colour
                        specularAmount: 0
                    }
                }
                Model {
                    geometry: parent.edgeMesh
                    castsShadows: false
                    receivesShadows: false
                    materials: DefaultMaterial {
                        diffuseColor: root.line
                        lighting: DefaultMaterial.NoLighting
                    }
                }
                Model {
                    visible: parent.signed
                    geometry: parent.markMesh
                    castsShadows: false
                    materials: DefaultMaterial { diffuseColor: "#FFFFFF"; specularAmount: 0 }
                }
                Model {
                    visible: parent.signed
                    geometry: parent.symbolMesh
                    castsShadows: false
                    materials: DefaultMaterial {
                        diffuseColor: parent.parent.signColour
                        specularAmount: 0
                    }
                }
                Model {
                    visible: parent.crowned
                    geometry: parent.crownMesh
                    materials: DefaultMaterial {
                        diffuseColor: "#E3B23C"
                        specularAmount: 0.2
                        cullMode: Material.NoCulling
                    }
                }
            }
        }
    }
}
