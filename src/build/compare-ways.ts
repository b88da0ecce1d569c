import type { Page } from '../../blocks/page.ts'
import type { Renderer } from '../renderer/renderer.ts'

/** One page of so many is rendered both ways in every build. */
export const sampleEvery = 100

/** Throws where a page comes out differently with its texts filled in after rendering. */
export function compareWays(renderer: Renderer, page: Page): void {
  const type = renderer.differsAt(page)
  if (type === undefined) return
  throw new Error(
    `The block \`${type}\` of ${page.file} came out differently with its texts filled in after rendering. ` +
      `A field whose text its component reads must be marked with \`isRead\` in blocks/${type}/schema.ts.`,
  )
}
