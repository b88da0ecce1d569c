import type { BlockMark, SidePage, SideSite } from '../../../src/diff/side/protocol.ts'

/** A block that says and looks like `words`, or looks otherwise. */
export const block = (type: string, words: string, look = words): BlockMark => [type, type, words, look]

export const page = (path: string, blocks: BlockMark[], more: Partial<SidePage> = {}): SidePage => ({
  path,
  file: `pages${path}.yaml`,
  kind: 'single pages',
  isGated: false,
  isGenerated: false,
  uses: [],
  blocks,
  ...more,
})

export const site = (pages: SidePage[], more: Partial<SideSite> = {}): SideSite => ({
  pages,
  frame: ['(frame)', 'frame', 'a', 'a'],
  withErrors: [],
  errors: 0,
  filesWithErrors: [],
  addresses: pages.map(({ path }) => path),
  names: [],
  ...more,
})

/** Changed files of content and of code. */
export const files = (content: string[], code: string[] = []) => ({ content, code, hasOtherPackages: false })
