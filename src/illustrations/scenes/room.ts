import { mix } from '../../../schema/theme/colour.ts'
import { type FigureLook, figure, type Pose } from '../figure/figure.ts'
import { guests } from '../figure/guests.ts'
import { colour } from '../palette.ts'
import { type Random, randomFrom } from '../random.ts'
import { el, Sheet, type Size } from '../svg.ts'
import { cast, faraway } from './cast.ts'
import { bokeh, glow, stringLights } from './light.ts'

/** Height of the coordinate system of a scene with people; its width follows the ratio. */
const tall = 720

/** The light of these scenes comes from the right, where the event is. */
export const warm = { from: 1, rim: colour.straw } as const

export type Room = { sheet: Sheet; random: Random; width: number; cx: number }

/** An empty night with a warm light behind the middle. `cx` is the position of the main figure. */
export function room(seed: string, size: Size, tints: readonly [top: string, light: string, floor: string]): Room {
  const width = (tall * size.width) / size.height
  const sheet = new Sheet({ width, height: tall }, size)
  // In a wide picture the left side stays free for words.
  const cx = width > tall * 1.8 ? width * 0.64 : width / 2
  sheet.add(
    el('rect', {
      width,
      height: tall,
      fill: sheet.linear([
        [0, tints[0]],
        [0.6, mix(tints[0], tints[2], 0.6)],
        [1, tints[2]],
      ]),
    }),
    glow(sheet, { x: cx + 120, y: 330, radius: 620, tint: tints[1], strength: 0.75, flat: 0.8 }),
    glow(sheet, { x: cx + 230, y: 300, radius: 330, tint: colour.straw, strength: 0.42 }),
  )
  return { sheet, random: randomFrom(seed), width, cx }
}

export const lamps = ({ sheet, width }: Room, rows: readonly (readonly [y: number, sag: number, size: number])[]) =>
  rows
    .map(([y, sag, size], at) =>
      stringLights(sheet, {
        from: [-60, y],
        to: [width * (at % 2 ? 0.58 : 1) + 80, y + (at % 2 ? -40 : 24)],
        sag,
        bulbs: Math.round(width / (size * 11)),
        size,
      }),
    )
    .join('')

export const farLights = ({ sheet, random, width }: Room, y: number, height: number, count = 26) =>
  bokeh(sheet, random, { count, x: 0, y, width, height, size: 26 })

/** Guests far behind, up to the given line; below the waist they are lost in the dark of the floor. */
export function crowdBehind({ sheet, random, width }: Room, y: number, head: number, air: string): string {
  const row = {
    x: -30,
    width: width + 60,
    y,
    head,
    fill: mix(air, colour.night, 0.35),
    rim: mix(air, colour.amber, 0.4),
    raised: 0,
  }
  const waist = y + head * 1.8
  const floor = mix(air, colour.night, 0.72)
  const dark = sheet.linear([
    [0, floor, 0],
    [0.3, floor, 1],
    [1, colour.night, 1],
  ])
  return guests(random, row) + el('rect', { y: waist, width, height: tall - waist, fill: dark })
}

/** A person in the middle distance. */
export function bystander(
  { sheet, random }: Room,
  pose: Pose,
  air: string,
  share = 0.5,
  dressed: Partial<FigureLook> = {},
): string {
  const look = cast(random, {
    wear: random.pick(['jacket', 'shirt', 'tee']),
    top: random.pick([colour.wine, colour.blue, '#3b2a22', '#8a5a34']),
    ...dressed,
  })
  return figure(sheet, faraway(look, air, share), pose, { from: 1, rim: mix(colour.straw, air, share * 0.6) })
}

/** The corners and the foot of the picture fall into the night. */
export function vignette(sheet: Sheet, width: number): string {
  const dark = (share: number) => [share, '#0d0908', share === 1 ? 0.72 : 0] as const
  return (
    el('rect', { width, height: tall, fill: sheet.radial([dark(0.55), dark(1)], { cx: 0.55, cy: 0.45, r: 0.78 }) }) +
    el('rect', {
      y: tall - 150,
      width,
      height: 150,
      fill: sheet.linear([
        [0, '#0d0908', 0],
        [1, '#0d0908', 0.66],
      ]),
    })
  )
}
