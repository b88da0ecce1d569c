import { el, type Sheet } from '../svg.ts'
import { rect } from './rect.ts'

/** A flight case on castors: dark panels, metal edges, ball corners, a recessed latch. Its foot is at x, y. */
export function flightCase(
  sheet: Sheet,
  { x, y, width, height, open = 0 }: { x: number; y: number; width: number; height: number; open?: number },
): string {
  const top = y - height
  const metal = sheet.linear(
    [
      [0, '#7d6653'],
      [0.5, '#d9bd92'],
      [1, '#6b5443'],
    ],
    { x2: 1, y2: 0 },
  )
  const edge = (ax: number, ay: number, w: number, h: number) => rect(ax, ay, w, h, metal, 2)
  const corners = [
    [x, top],
    [x + width, top],
    [x, y],
    [x + width, y],
  ].map(
    ([cx = 0, cy = 0]) =>
      el('circle', { cx, cy, r: 10, fill: '#b89a72' }) +
      el('circle', { cx: cx + 2, cy: cy - 3, r: 4, fill: '#f6dfb5' }),
  )
  const latch = (lx: number) =>
    rect(lx - 17, top + height * 0.36, 34, 36, '#5f4c3d', 3) +
    rect(lx - 11, top + height * 0.36 + 6, 22, 24, '#b89a72', 11)
  return (
    [0.14, 0.86]
      .map(
        (at) =>
          el('circle', { cx: x + width * at, cy: y + 14, r: 13, fill: '#0b0807' }) +
          el('circle', { cx: x + width * at, cy: y + 14, r: 5, fill: '#6b5443' }),
      )
      .join('') +
    rect(
      x,
      top,
      width,
      height,
      sheet.linear(
        [
          [0, '#3a2a22'],
          [1, '#150f0c'],
        ],
        { x1: 1, x2: 0, y2: 0.6 },
      ),
    ) +
    rect(
      x + 12,
      top + 12,
      width - 24,
      height - 24,
      sheet.linear(
        [
          [0, '#2e221c'],
          [1, '#120d0b'],
        ],
        { x1: 1, x2: 0 },
      ),
    ) +
    edge(x, top, width, 9) +
    edge(x, y - 9, width, 9) +
    edge(x, top, 9, height) +
    edge(x + width - 9, top, 9, height) +
    edge(x, top + height * 0.3 + open, width, 7) +
    latch(x + width * 0.26) +
    latch(x + width * 0.74) +
    corners.join('')
  )
}
