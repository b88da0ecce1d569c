import { mix } from '../../../schema/theme/colour.ts'
import { el, n, path, type Sheet } from '../svg.ts'
import { type HeadLook, head } from './head.ts'
import { type Light, lit } from './light.ts'
import { heading, joint, limb, type Point, reachable } from './limb.ts'

type Wear = 'tee' | 'polo' | 'jacket' | 'shirt' | 'vest'
export type FigureLook = HeadLook & {
  wear: Wear
  /** Colours of the jacket, vest or shirt, and of the clothes under it. */
  top: string
  under?: string
  trousers: string
  apron?: string
  lanyard?: string
  /** 1 is broad shouldered, 0 narrow. */
  build: number
}

/**
 * Position and pose of a figure in its own units: base of the neck at 0,0, head 54, feet at 350. It faces right, and is
 * mirrored to face left. `near` and `far` are the positions of the hands; the nearer arm is on our side.
 */
export type Pose = {
  x: number
  y: number
  scale: number
  facing: 1 | -1
  near: Point
  far: Point
  nearBend?: 1 | -1
  farBend?: 1 | -1
  /** Degrees: positive leans or nods forward. */
  lean?: number
  nod?: number
  /** The farther arm lies in front of the body, not behind it. */
  farInFront?: boolean
  feet?: readonly [Point, Point]
}

/** Things that a figure holds: behind its body, between body and nearer arm, and above both. */
export type Held = { behind?: string; before?: string; above?: string }

const arm = [76, 68] as const
const leg = [92, 88] as const
const hip = 138

/** A person, lit from the side of `light` on the sheet. */
export function figure(sheet: Sheet, look: FigureLook, pose: Pose, light: Light, held: Held = {}): string {
  const own: Light = { ...light, from: (light.from * pose.facing) as 1 | -1 }
  const half = 35 + look.build * 10
  const shoulders = { near: { x: -half + 9, y: 13 }, far: { x: half - 12, y: 12 } }
  const far = armOf(sheet, look, { from: shoulders.far, to: pose.far, bend: pose.farBend ?? -1, dim: 0.28 }, own)
  const near = armOf(sheet, look, { from: shoulders.near, to: pose.near, bend: pose.nearBend ?? -1, dim: 0 }, own)
  const upper = [
    pose.farInFront ? '' : far,
    torso(sheet, look, half, own),
    el('g', { transform: `translate(4 -46) scale(1.14) rotate(${n(pose.nod ?? 0)} 0 24)` }, head(sheet, look, own)),
    collar(sheet, look, own),
    pose.farInFront ? far : '',
    held.before ?? '',
    near,
    held.above ?? '',
  ].join('')
  return el(
    'g',
    {
      transform: `translate(${n(pose.x)} ${n(pose.y)}) scale(${n(pose.scale * pose.facing)} ${n(pose.scale)})`,
    },
    held.behind ?? '',
    legs(
      sheet,
      look,
      pose.feet ?? [
        { x: -20, y: 345 },
        { x: 20, y: 338 },
      ],
      own,
    ),
    el('g', { transform: `rotate(${n(pose.lean ?? 0)} 0 ${hip})` }, upper),
  )
}

function torso(sheet: Sheet, look: FigureLook, half: number, light: Light): string {
  const waist = 25 + look.build * 8
  const hips = 33 + look.build * 2
  const d =
    path`M-13 -7C${-half * 0.45} 0 ${-half + 1} 1 ${-half} 22C${-half + 4} 40 ${-waist - 4} 70 ${-waist} 96C${-waist - 1} 112 ${-hips} 124 ${-hips} 146` +
    path`H${hips}C${hips} 124 ${waist + 1} 112 ${waist} 96C${waist + 5} 70 ${half - 6} 40 ${half - 4} 20C${half - 4} 1 ${half * 0.5} -1 17 -8C8 2 -6 2 -13 -7Z`
  const parts = [lit(sheet, d, look.top, { light, edge: 2.6 })]
  const under = look.under ?? '#f2e6d6'
  if (look.wear === 'jacket' || look.wear === 'vest') {
    parts.push(
      el('path', {
        d: path`M-7 -4L20 -6L${waist * 0.62} ${look.wear === 'vest' ? 66 : 78}Z`,
        fill: mix(under, '#5b4030', light.from === 1 ? 0.1 : 0.34),
      }),
    )
    parts.push(
      el('path', {
        d: path`M-14 -8L-9 -6L${waist * 0.62} 80L${waist * 0.3} 70L-16 26L-8 20Z`,
        fill: mix(look.top, '#0d0807', 0.35),
      }),
    )
    parts.push(
      el('path', { d: path`M18 -8L23 -4L28 18L22 22L26 28L${waist * 0.62} 80Z`, fill: mix(look.top, '#0d0807', 0.25) }),
    )
    parts.push(
      el('path', {
        d: path`M${waist * 0.62} 80L${waist * 0.5} 146`,
        stroke: mix(look.top, '#0d0807', 0.5),
        'stroke-width': 1.6,
        fill: 'none',
      }),
    )
  }
  if (look.wear === 'shirt' || look.wear === 'polo')
    parts.push(
      el('path', {
        d: path`M8 4C10 40 9 80 8 ${look.wear === 'polo' ? 40 : 146}`,
        stroke: mix(look.top, '#0d0807', 0.35),
        'stroke-width': 1.4,
        fill: 'none',
      }),
    )
  parts.push(
    el('path', {
      d: path`M${-waist + 2} 92C${-waist * 0.5} 100 ${-waist * 0.2} 98 4 94M${-half + 9} 44C${-half + 16} 54 ${-half + 22} 58 ${-half + 30} 58`,
      stroke: mix(look.top, '#0d0807', 0.32),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
  )
  if (look.apron) {
    parts.push(
      lit(
        sheet,
        path`M-16 34C-4 38 14 38 24 32L${waist - 1} 84C${hips + 2} 110 ${hips + 5} 170 ${hips + 6} 214C10 222 -16 222 ${-hips + 4} 212C${-hips + 2} 170 ${-waist - 2} 120 ${-waist + 2} 86Z`,
        look.apron,
        { light, edge: 1.8, depth: 0.42 },
      ),
    )
    parts.push(
      el('path', {
        d: path`M-16 35L-12 -6M24 33L17 -7M-14 122C-2 127 12 127 22 121`,
        stroke: mix(look.apron, '#0d0807', 0.3),
        'stroke-width': 2.6,
        fill: 'none',
      }),
    )
  }
  return parts.join('')
}

function collar(sheet: Sheet, look: FigureLook, light: Light): string {
  const parts: string[] = []
  const cloth = look.wear === 'jacket' || look.wear === 'vest' ? (look.under ?? '#f2e6d6') : look.top
  if (look.wear === 'tee')
    parts.push(
      el('path', { d: 'M-13-8C-5 5 10 5 18-9', fill: 'none', stroke: mix(cloth, '#0d0807', 0.3), 'stroke-width': 3.4 }),
    )
  else
    parts.push(
      lit(sheet, 'M-14-12L-10-14C-6-4 2 1 8 3L-4 14Z', mix(cloth, '#ffffff', 0.06), { light, edge: 1 }) +
        lit(sheet, 'M20-13L16-15C15-6 12 0 8 3L19 12Z', mix(cloth, '#ffffff', 0.06), { light, edge: 1 }),
    )
  if (look.lanyard)
    parts.push(
      el('path', {
        d: 'M-11-8C-6 30 0 54 5 66M18-9C17 30 12 52 7 66',
        fill: 'none',
        stroke: look.lanyard,
        'stroke-width': 2.6,
      }) +
        el('rect', { x: -6, y: 64, width: 24, height: 30, rx: 2.5, fill: '#f6eee2' }) +
        el('rect', { x: -6, y: 64, width: 24, height: 9, rx: 2, fill: look.lanyard }) +
        el('path', { d: 'M-1 80H13M-1 86H9', stroke: '#8b7866', 'stroke-width': 2 }),
    )
  return parts.join('')
}

type Reach = { from: Point; to: Point; bend: 1 | -1; dim: number }

function armOf(sheet: Sheet, look: FigureLook, { from, to, bend, dim }: Reach, light: Light): string {
  const hand = reachable(from, to, arm)
  const elbow = joint(from, hand, arm, bend)
  const cloth = mix(look.wear === 'vest' ? (look.under ?? '#f2e6d6') : look.top, '#120b09', dim)
  const bare = look.wear === 'tee' || look.wear === 'polo'
  const skin = mix(look.skin.base, look.skin.shade, dim * 1.6)
  const turn = heading(elbow, hand)
  const palm = el(
    'g',
    { transform: `translate(${n(hand.x)} ${n(hand.y)}) rotate(${n(turn)})` },
    lit(
      sheet,
      'M-4-6.4C4-8.6 12-8 18-5.6C22-4 24.5-2 23.5.4C22.5 2 20 1.8 17.5 1.4C20 3.4 18 6 14.5 6.4C8 8.6 0 8-4 6Z',
      skin,
      { light, depth: 0.3, edge: 1.2 },
    ),
    el('path', { d: 'M4-6C8-11 13-12.5 15.5-10.5C16.6-9 13-6.5 10.5-4Z', fill: mix(skin, look.skin.shade, 0.25) }),
  )
  if (!bare)
    return (
      palm +
      lit(sheet, limb([from, elbow, hand], [12.5 + look.build * 1.5, 10.5, 8]), cloth, {
        light,
        edge: dim > 0 ? 2.2 : 1.3,
      })
    )
  const cuff = { x: from.x + (elbow.x - from.x) * 0.62, y: from.y + (elbow.y - from.y) * 0.62 }
  const half = { x: (from.x + cuff.x) / 2, y: (from.y + cuff.y) / 2 }
  return (
    palm +
    lit(sheet, limb([from, elbow, hand], [10, 8.6, 5.8]), skin, { light, depth: 0.4, edge: dim > 0 ? 2 : 1.2 }) +
    lit(sheet, limb([from, half, cuff], [13 + look.build * 1.5, 13, 12.5]), cloth, { light, edge: dim > 0 ? 2.2 : 1.2 })
  )
}

function legs(sheet: Sheet, look: FigureLook, feet: readonly [Point, Point], light: Light): string {
  const one = (from: Point, foot: Point, dim: number) => {
    const end = reachable(from, foot, leg)
    const knee = joint(from, end, leg, -1)
    const cloth = mix(look.trousers, '#120b09', dim)
    return (
      el('path', {
        d: path`M${end.x - 11} ${end.y - 4}C${end.x - 13} ${end.y + 8} ${end.x - 12} ${end.y + 12} ${end.x - 10} ${end.y + 13}H${end.x + 30}C${end.x + 32} ${end.y + 6} ${end.x + 22} ${end.y + 3} ${end.x + 11} ${end.y - 4}Z`,
        fill: '#120d0b',
      }) + lit(sheet, limb([from, knee, end], [19, 14.5, 10.5]), cloth, { light, edge: dim > 0 ? 1.8 : 0.9 })
    )
  }
  return one({ x: 14, y: hip }, feet[1], 0.3) + one({ x: -14, y: hip }, feet[0], 0)
}
