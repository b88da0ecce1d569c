import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createContent } from '../../../../../src/content/load/load.ts'
import { noReach } from '../../../../../src/studio/server/models/reach.ts'
import { createSiteHashes } from '../../../../../src/studio/server/models/site-hashes.ts'
import { folderWithOwnBlocks } from '../../../../support/own-blocks-site.ts'
import { pageText } from '../../../content/folder.ts'

it('other fields of an own block and another tone are other choices, and other words are not', async () => {
  const { root } = await folderWithOwnBlocks({ 'about.yaml': pageText('About', '  - type: notice\n    text: Hi\n') })
  const content = createContent({ root, drafts: true })
  const hashes = createSiteHashes(content, () => noReach)
  const choicesAfter = async (file?: string, change = (text: string) => text) => {
    const path = join(root, 'pages', file ?? 'about.yaml')
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    hashes.update(await content.load())
    return hashes.now().namesHash
  }
  const first = await choicesAfter()
  expect(await choicesAfter('about.yaml', (text) => text.replace('Hi', 'Hello'))).toBe(first)
  const seen = new Set([first])
  const edits: [file: string, from: string, to: string][] = [
    ['_blocks/poster/schema.ts', 'line(60)', 'line(61)'],
    ['_data/theme.yaml', 'tones:', 'tones:\n  evening: { background: "#101010" }'],
  ]
  for (const [file, from, to] of edits) {
    const now = await choicesAfter(file, (text) => {
      expect(text).toContain(from)
      return text.replace(from, to)
    })
    expect([file, seen.has(now)]).toEqual([file, false])
    seen.add(now)
  }
})
