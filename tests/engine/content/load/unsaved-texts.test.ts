import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Content, createContent } from '../../../../src/content/load/load.ts'
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
})
