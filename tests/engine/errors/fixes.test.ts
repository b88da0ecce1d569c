// @module-tag exhaustive

import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic, Fix } from '../../../schema/diagnostic.ts'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { fixedText } from '../../../src/content/edit/fixed-text.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { decode } from '../../../src/content/parse/source.ts'
import { sampleBlocks } from './block-schemas.ts'

const here = import.meta.dirname
const foldersIn = async (path: string) =>
  (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
const cases = [
  ...(await foldersIn(here)).map((name) => ({ name, blocks: sampleBlocks })),
  ...(await foldersIn(join(here, '_blocks'))).map((name) => ({ name: `_blocks/${name}`, blocks: engineSchemas })),
]

let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'marquee-fixes-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

/** The content folder of a case, in a folder of its own. */
async function folderOf(name: string, copy: string): Promise<string> {
  const root = join(scratch, name, copy)
  await mkdir(join(root, 'pages'), { recursive: true })
  await cp(join(here, '_shared'), join(root, 'pages/_data'), { recursive: true })
  const parts = { 'input.yaml': 'pages/about.yaml', data: 'pages/_data', pages: 'pages', public: 'public' }
  const there = await readdir(join(here, name))
  for (const [from, to] of Object.entries(parts))
    if (there.includes(from)) await cp(join(here, name, from), join(root, to), { recursive: true })
  return root
}

async function apply(root: string, fix: Fix): Promise<void> {
  const { file, change } = fix
  const path = join(root, file)
  const { text } = decode(change.kind === 'create' ? Buffer.alloc(0) : await readFile(path))
  const fixed = fixedText(text, fix)
  if (fixed === undefined) return rm(path)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, fixed)
}

const wordsOf = ({ code, file, message }: Diagnostic) => `${code} ${file} ${message}`

/** All kinds of diagnostics that were resolved. */
const resolved = new Set<string>()

describe('the fix of a diagnostic resolves it, and causes no other one', () => {
  it.each(cases)('$name', async ({ name, blocks }) => {
    const load = (root: string) => loadSite({ root, blocks, now: new Date('2026-11-21') })
    const { diagnostics } = await load(await folderOf(name, 'before'))
    for (const [index, found] of diagnostics.entries()) {
      if (found.fix === undefined) continue
      const root = await folderOf(name, String(index))
      await apply(root, found.fix)
      const after = (await load(root)).diagnostics
      const wordsBefore = diagnostics.map(wordsOf)
      const before = wordsBefore.filter((words) => words === wordsOf(found)).length
      expect(after.filter((one) => wordsOf(one) === wordsOf(found)).length, wordsOf(found)).toBeLessThan(before)
      // What a fix writes in place of what it cannot know stays a finding.
      const isThere = ({ code, file, path, line }: Diagnostic) =>
        code !== 'sample-value' &&
        file === found.file &&
        (path === '' || found.path === '' ? line === found.line : path === found.path)
      expect(
        after.filter((one) => isThere(one) && !wordsBefore.includes(wordsOf(one))),
        found.fix.title,
      ).toEqual([])
      resolved.add(found.code)
    }
  })

  it('exists for at least sixty kinds', () => {
    expect([...resolved].sort()).toMatchInlineSnapshot(`
      [
        "address-of-a-list",
        "alias-is-page",
        "alias-loop",
        "broken-link",
        "colon-in-text",
        "comma-in-braces",
        "dash-depth",
        "data-cycle",
        "different-form",
        "duplicate-alias",
        "duplicate-id",
        "duplicate-key",
        "duplicate-slug",
        "empty-file",
        "empty-page-list",
        "few-own-sentences",
        "field-depth",
        "fixed-override",
        "forbidden-key",
        "formula-name",
        "html-tag",
        "invisible-sign",
        "link-to-alias",
        "list-without-pager",
        "lookalike-sign",
        "malformed-override",
        "markdown-in-text",
        "missing-dash",
        "missing-permission",
        "missing-picture-file",
        "missing-space",
        "missing-template",
        "missing-type",
        "not-one-line",
        "number-out-of-range",
        "old-block",
        "outside-matrix",
        "override-of-list",
        "override-without-template",
        "post-to-come",
        "quote-in-quotes",
        "redirect-chain",
        "redirect-taken",
        "refused-character",
        "reserved-address",
        "reserved-sign",
        "review-due",
        "search-length",
        "search-of-another-page",
        "second-paged-list",
        "shared-session-key",
        "stale-fact",
        "stale-translation",
        "tab-indentation",
        "text-cut",
        "too-long",
        "too-many",
        "unclosed-bracket",
        "unclosed-quote",
        "unknown-block",
        "unknown-choice",
        "unknown-city",
        "unknown-data",
        "unknown-form",
        "unknown-fragment",
        "unknown-key",
        "unknown-option",
        "unknown-override",
        "unknown-prefill",
        "unknown-record",
        "unknown-token",
        "unlisted-embed",
        "unreadable-header",
        "unreviewed-translation",
        "unsafe-link",
        "unused-name",
        "unused-translation",
        "wrong-format",
        "wrong-slug",
        "wrong-type",
        "wrong-value",
        "yaml-tag",
        "zip-without-quotes",
      ]
    `)
  })
})
