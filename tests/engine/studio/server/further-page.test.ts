import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { EditResult, Trial } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const blog = '  - { type: page-list, title: Posts, under: /blog, perPage: 2 }\n  - type: pager\n'
const posts = ['a', 'b', 'c'].map((name) => [
  `blog/${name}.yaml`,
  pageText(name, '  - { type: rich-text, body: Hi. }\n'),
])

it('a further page of a list is edited in the file of the first page', async () => {
  const studio = await startStudio({ 'blog.yaml': pageText('Blog', blog), ...Object.fromEntries(posts) })
  const model = await studio.call<PageModel>('page', { address: '/blog/2' })
  expect(model).toMatchObject({ address: '/blog', preview: '/blog/2', file: 'pages/blog.yaml' })
  const hash = model.hashes['pages/blog.yaml']
  const edits = [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'All posts' }]
  const files = [{ file: 'pages/blog.yaml', hash, edits }]
  expect((await studio.call<Trial>('try', { address: '/blog/2', files })).diagnostics).toEqual(model.diagnostics)
  await studio.call<EditResult>('edit', { shown: '/blog/2', label: 'Title', files })
  expect(await readFile(studio.pathOf('blog.yaml'), 'utf8')).toContain('title: All posts')
})

it('a number below a page without a list is no page', async () => {
  const studio = await startStudio({ 'blog.yaml': pageText('Blog', '  - { type: rich-text, body: Hi. }\n') })
  expect(await studio.call('page', { address: '/blog/2' })).toEqual({ message: 'There is no page at /blog/2.' })
})
