import type { Scene } from '../../../schema/scene.ts'
import { type Random, randomFrom } from '../random.ts'
import { el, n, path, Sheet, type Size } from '../svg.ts'
import { letters } from './letters.ts'

/** Warm white: marks appear on dark ground; a page that wants another colour uses the file as a mask. */
const ink = '#f6eee2'

const ring = (stroke: number) => ({ fill: 'none', stroke: ink, 'stroke-width': stroke })

/** Signs 48 units across, centred at 0,0. */
const signs: readonly [string, ...string[]] = [
  el('circle', { r: 20, ...ring(5) }) + el('circle', { r: 8, fill: ink }),
  el('path', { d: 'M0-23L7-7L23 0L7 7L0 23L-7 7L-23 0L-7-7Z', fill: ink }),
  el('path', { d: 'M-22 18V-4A22 22 0 0 1 22-4V18H12V-4A12 12 0 0 0-12-4V18Z', fill: ink }),
  el('path', { d: 'M-22-20H2V-8H-10V20H-22ZM22 20H-2V8H10V-20H22Z', fill: ink }),
  el('path', { d: 'M-22 8C-14-10-6-10 0 0C6 10 14 10 22-8', ...ring(7), 'stroke-linecap': 'round' }),
  [-16, -5, 6, 17]
    .map((x, at) => el('rect', { x: x - 4, y: -22 + at * 7, width: 8, height: 44 - at * 7, rx: 4, fill: ink }))
    .join(''),
  el('path', { d: 'M0-23L20-11.5V11.5L0 23L-20 11.5V-11.5Z', ...ring(5) }) +
    el('path', { d: 'M0 0L20-11.5M0 0L-20-11.5M0 0V23', ...ring(4) }),
  el('path', { d: 'M-23 12A23 23 0 0 1 23 12H11A11 11 0 0 0-11 12Z', fill: ink }) +
    el('circle', { cy: 15, r: 6, fill: ink }),
  el('path', { d: 'M-20 20C-20-8-4-22 20-22C20 4 6 20-20 20Z', fill: ink }),
]

/** The wordmark of a company: a sign and its name in stroked capitals, in one colour, without background. */
export function mark({ seed, label = seed }: Scene, size: Size): string {
  const random = randomFrom(`mark ${seed} ${label}`)
  const sheet = new Sheet({ width: 320, height: 96 }, size)
  const style = {
    weight: random.pick([0.7, 0.95, 1.3, 1.55]),
    tracking: random.pick([1, 1.5, 2.3]),
    slant: random.pick([0, 0, 0, -10]),
    cap: random.pick(['round', 'butt', 'round'] as const),
  }
  const { shapes, width } = word(label, style.tracking + style.weight)
  const withSign = random.chance(0.8)
  const left = withSign ? 66 : 0
  const scale = Math.min(5, (288 - left) / (width + style.weight))
  const total = left + width * scale
  const x = (320 - total) / 2
  if (withSign) sheet.add(el('g', { transform: `translate(${n(x + 22)} 48)` }, sign(random)))
  sheet.add(
    el(
      'g',
      {
        transform: `translate(${n(x + left)} ${n(48 - 3 * scale)}) skewX(${style.slant}) scale(${n(scale)})`,
        fill: 'none',
        stroke: ink,
        'stroke-width': style.weight,
        'stroke-linecap': style.cap,
        'stroke-linejoin': 'round',
      },
      shapes,
    ),
  )
  if (!withSign)
    sheet.add(el('path', { d: path`M${x} ${48 + 3 * scale + 14}h${total}`, stroke: ink, 'stroke-width': 3 }))
  return sheet.toString()
}

/** A sign alone, in a ring or in a frame. */
function sign(random: Random): string {
  const within = el('g', { transform: 'scale(0.58)' }, random.pick(signs))
  const held = random.whole(0, 2)
  if (held === 1) return el('circle', { r: 22, ...ring(3) }) + within
  if (held === 2) return el('rect', { x: -21, y: -21, width: 42, height: 42, rx: 9, ...ring(3) }) + within
  return random.pick(signs)
}

/** Letters side by side; accents are dropped, an unknown character leaves a gap. */
function word(label: string, gap: number): { shapes: string; width: number } {
  let at = 0
  const shapes: string[] = []
  for (const character of label.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()) {
    const letter = letters[character]
    if (letter) shapes.push(el('path', { d: letter[1], transform: `translate(${n(at)} 0)` }))
    at += letter ? letter[0] + gap : 2.4
  }
  return { shapes: shapes.join(''), width: Math.max(1, at - gap) }
}
