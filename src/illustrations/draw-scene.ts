import type { Scene } from '../../schema/scene.ts'
import { crowd } from './scenes/crowd.ts'
import { face } from './scenes/face.ts'
import { mark } from './scenes/mark.ts'
import { role } from './scenes/role.ts'
import { skyline } from './scenes/skyline.ts'
import { stage } from './scenes/stage.ts'
import type { Size } from './svg.ts'

/** The scene as an SVG document of the given size. The same values give the same bytes. */
export function drawScene(scene: Scene, size: Size): string {
  switch (scene.kind) {
    case 'stage':
      return stage(scene.seed, size)
    case 'skyline':
      return skyline(scene, size)
    case 'crowd':
      return crowd(scene.seed, size)
    case 'role':
      return role(scene, size)
    case 'face':
      return face(scene.seed, size)
    case 'mark':
      return mark(scene, size)
  }
}
