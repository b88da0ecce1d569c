import { colour } from '../palette.ts'
import { randomFrom } from '../random.ts'
import { el, path, Sheet, type Size } from '../svg.ts'

/** Moving heads on a truss over a stage and its audience. The left third stays calm: a headline stands there. */
export function stage(seed: string, size: Size): string {
  const { width, height } = size
  const random = randomFrom(seed)
  const sheet = new Sheet(size)
  sheet.add(
    el('rect', {
      width,
      height,
      fill: sheet.linear([
        [0, colour.night],
        [1, colour.umber],
      ]),
    }),
  )
  for (let at = 0; at < 7; at++) {
    const x = width * (0.4 + at * 0.09)
    const foot = x + random.between(-0.2, 0.1) * width
    const fill = sheet.linear([
      [0, random.chance(0.3) ? colour.ember : colour.amber, 0.6],
      [1, colour.amber, 0],
    ])
    sheet.add(
      el('path', { d: path`M${x} ${height * 0.1}L${foot - width * 0.05} ${height}H${foot + width * 0.05}Z`, fill }),
    )
  }
  return sheet.toString()
}
