import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ReviewedFile } from '../../../../src/team/review-wire.ts'
import { pageText } from '../../content/folder.ts'
import { openedReview } from './opened-review.ts'

const blocks = [
  '  - type: hero',
  '    id: top',
  '    title: Spring is here',
  '    action: { text: Book now, href: /about }',
  '  - type: rich-text',
  '    body: |',
  '      Come **early**.',
  '  - type: own-block',
  '    kind: loud',
  '    heading: Said by the site',
  '',
].join('\n')

/** Ben's workspace, whose files a test changes. */
async function changed(change: (pages: string) => Promise<void>) {
  const { data, review, ben } = await openedReview()
  await change(join(data, 'workspaces/1/pages'))
  const { files, commit } = await review(ben)
  return {
    commit,
    names: files.map(({ name }: ReviewedFile) => name),
    file: (name: string): ReviewedFile => files.find((one: ReviewedFile) => one.name === name),
  }
}

describe('a new page', () => {
  it('is shown whatever its blocks are called', async () => {
    const block = '  - type: constructor\n    heading: Not yet a block\n'
    const { file } = await changed((pages) => writeFile(join(pages, 'spring.yaml'), pageText('Spring', block)))
    const { changes } = file('spring.yaml')
    expect(changes.at(-1)?.after).toBe('Not yet a block')
  })

  it('has its texts in their order, and none of what is no text', async () => {
    const { file, commit } = await changed((pages) => writeFile(join(pages, 'spring.yaml'), pageText('Spring', blocks)))
    const { state, changes, pictures } = file('spring.yaml')
    expect(state).toBe('new')
    expect(changes.map(({ words, after, path }) => [words, after, path])).toEqual([
      ['Title', 'Spring', '["title"]'],
      ['Description', expect.any(String), '["description"]'],
      ['Title of Hero', 'Spring is here', '["blocks",0]'],
      ['Text of action of Hero', 'Book now', '["blocks",0]'],
      ['Body of Rich text', 'Come **early**.\n', '["blocks",1]'],
      ['Heading of Own block', 'Said by the site', '["blocks",2]'],
    ])
    expect(pictures).toBe(`/-/compared?to=/spring&commit=${commit}`)
  })

  it('stands before other files, and a file without texts has all that it says', async () => {
    const { file, names } = await changed(async (pages) => {
      await writeFile(join(pages, 'spring.yaml'), pageText('Spring', blocks))
      await mkdir(join(pages, '_data'), { recursive: true })
      await writeFile(join(pages, '_data/redirects.yaml'), '- { from: /old, to: /spring }\n')
    })
    expect(names).toEqual(['about.yaml', 'spring.yaml', '_data/redirects.yaml'])
    const [{ words, after } = {}, ...more] = file('_data/redirects.yaml').changes
    expect([words, after, more]).toEqual(['Redirect 1 added', 'from: /old\nto: /spring', []])
  })

  it('has none while nobody can read it', async () => {
    const { file } = await changed((pages) => writeFile(join(pages, 'spring.yaml'), 'title: ['))
    expect(file('spring.yaml').changes).toEqual([])
  })
})

describe('pictures', () => {
  it('are of both versions of a changed page, and of the old one of a deleted page', async () => {
    const { file, commit } = await changed(async () => undefined)
    const both = new RegExp(`^/-/compared\\?from=/about&base=[0-9a-f]{40}&to=/about&commit=${commit}$`)
    expect(file('about.yaml').pictures).toMatch(both)
    const { file: gone } = await changed((pages) => rm(join(pages, 'about.yaml')))
    expect(gone('about.yaml').pictures).toMatch(/^\/-\/compared\?from=\/about&base=[0-9a-f]{40}$/)
  })
})

describe('the address of a page that goes', () => {
  it.each([
    ['nowhere', '[]\n', ''],
    ['to a page', '- { from: /about, to: / }\n', '/'],
    ['below another address', '- { from: /about/*, to: /no }\n- { from: /*, to: /old/* }\n', '/old/about'],
    ['nowhere for good', '- { from: /about, status: 410 }\n', ''],
  ])('leads %s', async (_name, redirects, to) => {
    const { file } = await changed(async (pages) => {
      await rm(join(pages, 'about.yaml'))
      await mkdir(join(pages, '_data'), { recursive: true })
      await writeFile(join(pages, '_data/redirects.yaml'), redirects)
    })
    expect(file('about.yaml')).toMatchObject({ state: 'deleted', left: { address: '/about', to } })
  })

  it('leads to the page that takes it as an alias, also where it has only moved', async () => {
    const { file, commit } = await changed(async (pages) => {
      await rename(join(pages, 'about.yaml'), join(pages, 'us.yaml'))
      await writeFile(
        join(pages, 'us.yaml'),
        pageText('About', '  - type: rich-text\n    body: First.\n', 'aliases: [/about]\n'),
      )
    })
    const { from, left, pictures } = file('us.yaml')
    expect([from, left]).toEqual(['about.yaml', { address: '/about', to: '/us' }])
    expect(pictures).toMatch(new RegExp(`from=/about&base=[0-9a-f]{40}&to=/us&commit=${commit}$`))
  })
})
