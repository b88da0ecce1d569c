import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Content, createContent, type LoadedSite } from '../../../../src/content/load/load.ts'
import { filesBelow } from '../../../../src/files/files-below.ts'
import { repeats } from '../../../support/long.ts'
import { createChance, editedSite } from '../../builder/edited-site.ts'
import { contentFolder, pageText } from '../folder.ts'

const note = '_data/fragments/note.yaml'
const fragment = (title: string) => `type: hero\ntitle: ${title}\nimage: { name: a, alt: A }\n`

/** The content of a site with a page that shows a fragment, all of it read. */
async function open() {
  const { root, write } = await contentFolder({
    [note]: fragment('Before'),
    'about.yaml': pageText('About us', '  - use: note\n'),
  })
  const content = createContent({ root })
  await content.load()
  const titleOf = (name: string, { pageFiles, pageOf }: Content = content) => {
    const one = pageFiles().find((page) => page.name === name)
    const block = one && pageOf(one)?.page?.blocks[0]
    return block && 'title' in block ? block.title : undefined
  }
  return { root, write, content, titleOf }
}

describe('texts that are not written', () => {
  it('are on the pages that show them, and leave these as they were read', async () => {
    const { content, titleOf } = await open()
    const results = () => content.pageFiles().map(content.pageOf)
    const [before, shared] = [results(), content.shared()]
    expect(titleOf('/about', content.withUnsavedTexts(new Map([[note, fragment('After')]])))).toBe('After')
    expect(titleOf('/about')).toBe('Before')
    expect(content.shared()).toBe(shared)
    for (const [index, result] of results().entries()) expect(result).toBe(before[index])
  })

  it('are checked once, however often they are asked about', async () => {
    const { content } = await open()
    const texts = new Map([[note, fragment('After')]])
    const read = () => {
      const { pageFiles, pageOf } = content.withUnsavedTexts(texts)
      return pageFiles().map(pageOf)
    }
    const first = read()
    content.shared()
    for (const [index, result] of read().entries()) expect(result).toBe(first[index])
  })

  it('may be of files that are not there', async () => {
    const { content, titleOf } = await open()
    const page = pageText('New', '  - type: hero\n    title: Here\n    image: { name: a, alt: A }\n')
    expect(titleOf('/new', content.withUnsavedTexts(new Map([['new.yaml', page]])))).toBe('Here')
    expect(titleOf('/new')).toBe(undefined)
  })

  it('may remove a file', async () => {
    const { content, titleOf } = await open()
    const without = content.withUnsavedTexts(new Map([['about.yaml', undefined]]))
    expect(titleOf('/about', without)).toBe(undefined)
    expect(without.pageFiles().length).toBe(content.pageFiles().length - 1)
    expect(titleOf('/about')).toBe('Before')
  })

  it('stay in their place while others are written', async () => {
    const { root, write, content, titleOf } = await open()
    const after = content.withUnsavedTexts(new Map([[note, fragment('After')]]))
    await write(note, fragment('Written'))
    await write('new.yaml', pageText('New', '  - use: note\n'))
    for (const name of [note, 'new.yaml']) await content.listChanged(join(root, 'pages', name))
    expect([titleOf('/about'), titleOf('/about', after), titleOf('/new', after)]).toEqual(['Written', 'After', 'After'])
  })

  it('give the same as once they are written, after any edits', { tags: 'exhaustive' }, async () => {
    const root = await mkdtemp(join(tmpdir(), 'marquee-unsaved-'))
    onTestFinished(() => rm(root, { recursive: true, force: true }))
    const { folder, edit, undo } = editedSite(root, createChance(11))
    const now = new Date('2026-11-28')
    const textsIn = () =>
      new Map(filesBelow(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const))
    const found = ({ diagnostics, pages, everyPage, addresses }: LoadedSite) =>
      JSON.stringify({ diagnostics, pages, everyPage, addresses: [...addresses] })
    const content = createContent({ root, now })
    await content.load()
    for (let count = 0; count < repeats(200); count++) {
      const before = textsIn()
      edit()
      const after = textsIn()
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (name) => name.endsWith('.yaml') && before.get(name) !== after.get(name),
      )
      const written = found(await createContent({ root, now }).load())
      undo()
      const unsaved = content.withUnsavedTexts(new Map(changed.map((name) => [name, after.get(name)])))
      if (changed.length > 0) expect(found(unsaved.assemble()), `edit ${count}`).toBe(written)
      expect(found(content.assemble()), `edit ${count}, taken back`).toBe(
        found(await createContent({ root, now }).load()),
      )
      // Some are written.
      if (count % 3 > 0) continue
      for (const name of changed) {
        const text = after.get(name)
        if (text === undefined) await rm(join(folder, name))
        else await writeFile(join(folder, name), text)
        await content.listChanged(join(folder, name))
      }
      if (changed.length > 0) expect(found(content.assemble()), `edit ${count}, written`).toBe(written)
    }
  })
})
