import type { Scene } from '../../schema/scene.ts'
import { face } from './scenes/face.ts'
import { role } from './scenes/role.ts'
import { stage } from './scenes/stage.ts'
import type { Size } from './svg.ts'

/** The scene as an SVG document of the given size. The same values give the same bytes. */
export function drawScene(scene: Scene, size: Size): string {
  switch (scene.kind) {
    case 'face':
      return face(scene.seed, size)
    case 'role':
      return role(scene, size)
    default:
      return stage(scene.seed, size)
  }
}
