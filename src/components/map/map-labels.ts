import { bulbRadius, labelSize } from './map-sizes.ts'

type Point = { x: number; y: number }
/** A label: the start of its base line, or its end where `ends` is set. */
export type Label = Point & { ends?: true }
type Box = { left: number; top: number; right: number; bottom: number }

/** What stays free between a bulb and its label, and between two labels. */
const gap = 6
export const labelGap = 5

/** The widest letters of each kind in semibold text faces (Figtree, Arial, Times), as shares of the size of the text. */
const letterWidths = [
  { letters: /[ijlI\s.,:;'’/|!]/u, width: 0.4 },
  { letters: /[frt()-]/u, width: 0.45 },
  { letters: /[mwMWæœÆŒ&@%]/u, width: 1 },
  { letters: /[a-z\u00df-\u017f]/u, width: 0.61 },
  { letters: /[A-Z\d\u00c0-\u00de]/u, width: 0.79 },
  // Scripts such as Chinese, and pictographs.
  { letters: /./su, width: 1.1 },
]
const textWidth = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + labelSize * (letterWidths.find(({ letters }) => letters.test(letter))?.width ?? 0),
    0,
  )

/** Where a label may stand, the best first: its box against the bulb, in steps of half its width and height. */
const sides = [
  { across: 1, down: 0 },
  { across: -1, down: 0 },
  { across: 0, down: -1 },
  { across: 0, down: 1 },
  { across: 1, down: -1 },
  { across: 1, down: 1 },
  { across: -1, down: -1 },
  { across: -1, down: 1 },
] as const

function boxAt({ x, y }: Point, text: string, { across, down }: (typeof sides)[number]): Box {
  const width = textWidth(text)
  // On a slant the label comes nearer: the corner of its box is what touches the bulb.
  const slant = across !== 0 && down !== 0 ? 0.55 : 1
  const reach = (bulbRadius + gap) * slant
  const left = across === 0 ? x - width / 2 : across > 0 ? x + reach : x - reach - width
  const middle = y + down * (reach + labelSize / 2)
  return { left, top: middle - labelSize / 2, right: left + width, bottom: middle + labelSize / 2 }
}

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** A box with some space around it. */
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

const bulbBox = ({ x, y }: Point): Box => ({
  left: x - bulbRadius,
  top: y - bulbRadius,
  right: x + bulbRadius,
  bottom: y + bulbRadius,
})

const within = (box: Box, size: { width: number; height: number }) =>
  box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height

type Named = Point & { text: string }

/**
 * A box for each label that covers no other bulb and no other label; `undefined` where there is no room. Greedy: the
 * label with the fewest free sides is next, and takes the best of them.
 */
export function labelBoxes(points: readonly Named[], size: { width: number; height: number }): (Box | undefined)[] {
  const bulbs = points.map(bulbBox)
  const free = points.map((point, own) =>
    sides
      .map((side) => boxAt(point, point.text, side))
      .filter((box) => within(box, size) && bulbs.every((bulb, index) => index === own || overlap(box, bulb) === 0)),
  )
  const boxes: (Box | undefined)[] = points.map(() => undefined)
  const waiting = new Set(points.keys())
  while (waiting.size > 0) {
    const next = [...waiting].reduce((one, other) =>
      (free[other] as Box[]).length < (free[one] as Box[]).length ? other : one,
    )
    waiting.delete(next)
    const [box] = free[next] as Box[]
    boxes[next] = box
    if (!box) continue
    const taken = grown(box, labelGap)
    for (const other of waiting) free[other] = (free[other] as Box[]).filter((one) => overlap(one, taken) === 0)
  }
  return boxes
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The labels of {@link labelBoxes} as they are drawn. A label left of its bulb is aligned at its end. */
export function placeLabels(points: readonly Named[], size: { width: number; height: number }): (Label | undefined)[] {
  return labelBoxes(points, size).map((box, index) => {
    if (!box) return undefined
    const y = rounded(box.bottom - labelSize * 0.22)
    const isLeft = box.right < (points[index] as Named).x
    return isLeft ? { x: rounded(box.right), y, ends: true } : { x: rounded(box.left), y }
  })
}
