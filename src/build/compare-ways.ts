import type { Page } from '../../blocks/page.ts'
import type { Renderer } from '../renderer/renderer.ts'

/** One page of so many is rendered both ways in every build, as far as that makes no more than so many pages. */
const sampleEvery = 100
const mostSamples = 24

/**
 * Whether a page is of the sample that is rendered both ways, by its place among so many. On a large site most pages are
 * of the few shapes of a template, and to render a hundredth of them without any shape took a third of the time of all.
 */
export const isSample = (index: number, pages: number) =>
  index % Math.max(sampleEvery, Math.ceil(pages / mostSamples)) === 0

/** Throws where a page comes out differently with its texts filled in after rendering. */
export function compareWays(renderer: Renderer, page: Page): void {
  const type = renderer.differsAt(page)
  if (type === undefined) return
  throw new Error(
    `The block \`${type}\` of ${page.file} came out differently with its texts filled in after rendering. ` +
      `A field whose text its component reads must be marked with \`isRead\` in blocks/${type}/schema.ts.`,
  )
}
