import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createContent } from '../../../../src/content/load/load.ts'
import { createFileEdits } from '../../../../src/studio/server/file-edits.ts'
import { openJournal } from '../../../../src/studio/server/journal/journal.ts'
import { contentFolder, pageText } from '../../content/folder.ts'

const text = pageText('About', '  - type: hero\n    title: Hi\n')
const edited = text.replace('Hi', 'Hello')

async function scene() {
  const { root, write } = await contentFolder({ 'about.yaml': text })
  const content = createContent({ root, drafts: true })
  await content.list()
  const journal = openJournal(join(root, '.marquee/journal.jsonl'))
  const folder = join(root, 'pages')
  const files = await createFileEdits({ root, folder, content, journal, onWritten: async () => undefined })
  await files.write('Edit title', () => new Map([['pages/about.yaml', edited]]))
  const path = join(folder, 'about.yaml')
  return {
    ...{ write, path },
    remove: () => rm(path),
    undo: () => files.step('undo'),
    foreign: async () => [...(await files.writtenElsewhere([path]))],
  }
}

it('does not count what the studio has written, also by Undo', async () => {
  const { undo, foreign } = await scene()
  expect(await foreign()).toEqual([])
  await undo()
  expect(await foreign()).toEqual([])
})

it('counts what another program has written or deleted, also if it writes the text of the studio again', async () => {
  const { write, remove, path, foreign } = await scene()
  await write('about.yaml', text)
  expect(await foreign()).toEqual([path])
  await write('about.yaml', edited)
  expect(await foreign()).toEqual([path])
  await remove()
  expect(await foreign()).toEqual([path])
})
