import { describe, expect, it } from 'vitest'
import { createContent } from '../../../src/content/load/load.ts'
import { contentFolder, pageText } from './folder.ts'

const note = '_data/fragments/note.yaml'
const fragment = (title: string) => `type: hero\ntitle: ${title}\nimage: { name: a, alt: A }\n`

/** The content of a site with a page that shows a fragment, all of it read. */
async function open() {
  const { root } = await contentFolder({
    [note]: fragment('Before'),
    'about.yaml': pageText('About us', '  - use: note\n'),
  })
  const content = createContent({ root })
  await content.load()
  const titleOf = (name: string) => {
    const one = content.pageFiles().find((page) => page.name === name)
    const block = one && content.pageOf(one)?.page?.blocks[0]
    return block && 'title' in block ? block.title : undefined
  }
  return { content, titleOf }
}

describe('texts that are not written', () => {
  it('are on the pages that show them, and leave these as they were read', async () => {
    const { content, titleOf } = await open()
    const results = () => content.pageFiles().map(content.pageOf)
    const [before, shared] = [results(), content.shared()]
    expect(content.withUnsavedTexts(new Map([[note, fragment('After')]]), () => titleOf('/about'))).toBe('After')
    expect(titleOf('/about')).toBe('Before')
    expect(content.shared()).toBe(shared)
    for (const [index, result] of results().entries()) expect(result).toBe(before[index])
  })

  it('are checked once, however often they are asked about', async () => {
    const { content } = await open()
    const texts = new Map([[note, fragment('After')]])
    const read = () => content.withUnsavedTexts(texts, () => content.pageFiles().map(content.pageOf))
    const first = read()
    content.shared()
    for (const [index, result] of read().entries()) expect(result).toBe(first[index])
  })

  it('may be of files that are not there', async () => {
    const { content, titleOf } = await open()
    const page = pageText('New', '  - type: hero\n    title: Here\n    image: { name: a, alt: A }\n')
    expect(content.withUnsavedTexts(new Map([['new.yaml', page]]), () => titleOf('/new'))).toBe('Here')
    expect(titleOf('/new')).toBe(undefined)
  })
})
