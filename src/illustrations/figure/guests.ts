import { mix } from '../../../schema/theme/colour.ts'
import type { Random } from '../random.ts'
import { el, n, path } from '../svg.ts'
import { limb } from './limb.ts'

type Row = {
  /** Where the row stands and how wide it is. */
  x: number
  width: number
  y: number
  /** Height of a head. */
  head: number
  fill: string
  rim: string
  /** Share of guests with an arm raised. */
  raised: number
  /** Where the light is; guests farther away than `reach` get none. */
  towards?: { centre: number; reach: number }
}

const hairs = [
  '',
  'M-17 0C-22-28 22-28 17 0C20 14 20 22 16 26H-16C-20 22-20 14-17 0Z',
  'M-8-24C-12-40 12-40 8-24Z',
  'M-24-8C-26-36 26-36 24-8C26 12 14 18 0 18C-14 18-26 12-24-8Z',
  'M-18-6C-20-30 20-30 18-6C22 10 24 30 22 44H-22C-24 30-22 10-18-6Z',
  'M-18-9C-18-32 18-32 18-9L24-6C10-3-10-3-24-6Z',
] as const

/** Guests from behind as silhouettes with light along their edges. */
export function guests(random: Random, row: Row): string {
  const scale = row.head / 54
  const people: string[] = []
  for (let x = row.x; x < row.x + row.width; x += row.head * random.between(1.15, 1.75)) {
    const size = scale * random.between(0.88, 1.12)
    const y = row.y + row.head * random.between(-0.28, 0.3)
    people.push(
      el(
        'g',
        {
          transform: `translate(${n(x)} ${n(y)}) rotate(${n(random.between(-5, 5))}) scale(${n(random.chance(0.5) ? size : -size)} ${n(size)})`,
        },
        guest(random, { ...row, rim: mix(row.rim, row.fill, distance(x, row.towards)) }),
      ),
    )
  }
  return people.join('')
}

const distance = (x: number, towards: Row['towards']) =>
  towards ? Math.min(1, Math.abs(x - towards.centre) / towards.reach) : 0

function guest(random: Random, { fill, rim, raised }: Row): string {
  const tone = mix(fill, rim, random.between(0, 0.06))
  const body =
    'M-9 18C-9 28-12 33-22 37C-44 42-52 52-54 72L-60 200L-58 420H58L60 200L54 72C52 52 44 42 22 37C12 33 9 28 9 18Z'
  const skull = 'M-17-6C-18-32 18-32 17-6C17 12 10 25 0 25C-10 25-17 12-17-6Z'
  const shapes = [body, skull, random.pick(hairs)]
  if (random.chance(raised)) shapes.push(...raisedArm(random, random.chance(0.3)))
  if (random.chance(raised * 0.45)) shapes.push(...raisedArm(random, false).map((d) => mirrored(d)))
  // The same shapes a little higher and brighter behind the dark ones are the light along the edge.
  const all = shapes.filter(Boolean).join('')
  return el('path', { d: all, fill: rim, transform: 'translate(0.6 -1.8)' }) + el('path', { d: all, fill: tone })
}

function raisedArm(random: Random, phone: boolean): string[] {
  const shoulder = { x: 42, y: 58 }
  const elbow = { x: random.between(54, 70), y: random.between(0, 14) }
  const wrist = { x: elbow.x + random.between(-34, 2), y: elbow.y - random.between(48, 66) }
  const { x, y } = wrist
  const hand = phone
    ? path`M${x - 8} ${y + 4}L${x - 9} ${y - 12}L${x + 9} ${y - 12}L${x + 8} ${y + 4}ZM${x - 20} ${y - 34}h${40}v${24}h${-40}Z`
    : path`M${x - 7} ${y + 5}C${x - 11} ${y - 6} ${x - 9} ${y - 12} ${x - 8} ${y - 24}L${x - 4} ${y - 24}L${x - 4} ${y - 13}L${x - 2} ${y - 28}L${x + 2} ${y - 28}L${x + 2} ${y - 13}L${x + 5} ${y - 25}L${x + 9} ${y - 23}L${x + 7} ${y - 9}L${x + 14} ${y - 14}L${x + 16} ${y - 11}C${x + 12} ${y - 4} ${x + 9} ${y + 1} ${x + 7} ${y + 5}Z`
  return [limb([shoulder, elbow, wrist], [13, 10, 7]), hand]
}

/** Mirrors path data of absolute pairs, as a limb and a hand are, at the vertical axis. */
function mirrored(d: string): string {
  return d
    .replace(/A([\d.]+) ([\d.]+) 0 0 1 (-?[\d.]+) (-?[\d.]+)/g, (_, rx, ry, x, y) => `A${rx} ${ry} 0 0 0 ${x} ${y}`)
    .replace(
      /([ML])(-?[\d.]+) |([QC])([^A-Z]+)|(A[\d.]+ [\d.]+ 0 0 0 )(-?[\d.]+)/g,
      (_, move, x, curve, rest, arc, ax) => {
        if (move) return `${move}${n(-x)} `
        if (arc) return `${arc}${n(-ax)}`
        return (
          curve +
          String(rest)
            .trim()
            .split(/[ ,]+/)
            .map((value, at) => (at % 2 === 0 ? n(-Number(value)) : value))
            .join(' ')
        )
      },
    )
}
