import type { Scene } from '../../schema/scene.ts'
import { memoize } from '../cache/memoize.ts'
import { colour } from './palette.ts'
import { recolour, type SceneColours } from './recolour.ts'
import { crowd } from './scenes/crowd.ts'
import { face, faceGrounds } from './scenes/face.ts'
import { mark } from './scenes/mark.ts'
import { role } from './scenes/role.ts'
import { skyline } from './scenes/skyline.ts'
import { stage } from './scenes/stage.ts'
import type { Size } from './svg.ts'

/** The scene as an SVG document of the given size, in the colours of a site. The same values give the same bytes. */
export function drawScene(scene: Scene, size: Size, colours: SceneColours): string {
  const drawn = draw(scene, size)
  if (colours.dark === colour.night && colours.light === colour.amber) return drawn
  const { light, byHue } = recolour(colours)
  // A portrait has dark hair, which must not change, and a warm ground, which must.
  const change = scene.kind === 'face' ? (hex: string) => (faceGrounds.has(hex) ? light(hex) : hex) : byHue
  return drawn.replace(/#[\da-f]{6}\b/g, memoize(change))
}

function draw(scene: Scene, size: Size): string {
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
