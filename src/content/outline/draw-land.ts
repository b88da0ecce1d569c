import { mapSize } from '../../../schema/outline.ts'

export type Point = readonly [x: number, y: number]

/**
 * How far a simplified line may deviate from the true one, and the size of the smallest island, in units of the map.
 */
const tolerance = 0.5
const minIsland = 2

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

/** The line with as few points as the tolerance allows (Douglas and Peucker). Its ends stay, so borders still meet. */
function simplified(line: readonly Point[]): readonly Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return line
  let farthest = 0
  let at = 0
  for (let index = 1; index < line.length - 1; index++) {
    const distance = distanceToLine(line[index] as Point, first, last)
    if (distance > farthest) [farthest, at] = [distance, index]
  }
  if (farthest <= tolerance) return [first, last]
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))]
}

/** Path data in half units, as steps from point to point: short numbers give a small file. */
function pathOf(line: readonly Point[]): string {
  let [atX, atY] = [0, 0]
  const steps = simplified(line).map(([x, y], index) => {
    const [toX, toY] = [Math.round(x * 2), Math.round(y * 2)]
    const [dx, dy] = [toX - atX, toY - atY]
    ;[atX, atY] = [toX, toY]
    return index === 0 ? `M${toX} ${toY}` : dx === 0 && dy === 0 ? '' : `l${dx}${dy < 0 ? dy : ` ${dy}`}`
  })
  return steps.join('')
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const isDrawn = (ring: readonly Point[]) =>
  extent(ring.map(([x]) => x)) > minIsland || extent(ring.map(([, y]) => y)) > minIsland

/** The lines of a land in units of the map: rings along its coast, and borders within it. */
type Lines = { title: string; coast: readonly (readonly Point[])[]; borders: readonly (readonly Point[])[] }

/** A land as an SVG mask: only its opacity counts, and the page sets the colour. */
export function drawLand({ title, coast, borders }: Lines): string {
  const land = coast
    .filter(isDrawn)
    .map((ring) => `${pathOf(ring)}z`)
    .join('')
  const { width, height } = mapSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * 2} ${height * 2}">`,
    `<title>${title}</title>`,
    '<pattern id="bulbs" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="8" cy="8" r="2.2"/></pattern>',
    `<defs><path id="land" fill-rule="evenodd" d="${land}"/></defs>`,
    '<use href="#land" fill-opacity=".06"/><use href="#land" fill="url(#bulbs)" opacity=".22"/>',
    `<path d="${borders.map(pathOf).join('')}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.6"/>`,
    '<use href="#land" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="1.8" stroke-linejoin="round"/>',
    '</svg>\n',
  ].join('\n')
}
