import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createSeenContent } from '../../../../../src/studio/client/saving/seen-content.ts'
import type { PageModel } from '../../../../../src/studio/wire/page.ts'

const pageOf = (address: string, revision: number, hashes: Record<string, string> = {}) =>
  ({ address, revision, hashes }) as PageModel

/** What a tab has seen of two pages that were read at revision 5. */
function scene() {
  const queries = new QueryClient()
  const content = createSeenContent(queries)
  for (const address of ['/about', '/contact']) {
    const page = pageOf(address, 5, { 'a.yaml': 'a5', [`${address}.yaml`]: 'own' })
    queries.setQueryData(['page', address], page)
    content.seePage(page)
  }
  return { queries, content, isOutdated: (address: string) => queries.getQueryState(['page', address])?.isInvalidated }
}

it('takes the page from the answer to an edit, and reads the others again', async () => {
  const { content, isOutdated } = scene()
  await content.changed({ revision: 6, page: pageOf('/about', 6) })
  expect(content.pageAt('/about')?.revision).toBe(6)
  expect(content.revision()).toBe(6)
  expect([isOutdated('/about'), isOutdated('/contact')]).toEqual([false, true])
})

it('reads all pages again after a change elsewhere', async () => {
  const { content, isOutdated } = scene()
  await content.changed({ revision: 7 })
  expect(content.revision()).toBe(7)
  expect([isOutdated('/about'), isOutdated('/contact')]).toEqual([true, true])
})

it('never goes back to an earlier revision, whichever answer comes first', async () => {
  const { content } = scene()
  await content.changed({ revision: 7, page: pageOf('/about', 7) })
  await content.changed({ revision: 6, page: pageOf('/about', 6) })
  expect(content.pageAt('/about')?.revision).toBe(7)
  expect(content.shownOf('/about', pageOf('/about', 6)).revision).toBe(7)
  expect(content.revision()).toBe(7)
})

it('shows a change before it is written, also on a page that is read meanwhile, and no longer once it is refused', () => {
  const { content } = scene()
  const withBlock = (page: PageModel) => ({ ...page, preview: 'changed' })
  const shown = () => content.pageAt('/about')?.preview
  const end = content.showAhead('/about', 'a.yaml', withBlock)
  expect(shown()).toBe('changed')
  expect(content.shownOf('/about', pageOf('/about', 6, { 'a.yaml': 'a5' })).preview).toBe('changed')
  expect(content.shownOf('/contact', pageOf('/contact', 6, { 'a.yaml': 'a5' })).preview).toBeUndefined()
  // Its file is another one, which may have the change.
  expect(content.shownOf('/about', pageOf('/about', 7, { 'a.yaml': 'a7' })).preview).toBeUndefined()
  end?.(false)
  expect(shown()).toBeUndefined()
  expect(content.pageAt('/about')?.revision).toBe(7)
  expect(content.showAhead('/about', 'a.yaml', () => undefined)).toBeUndefined()
})

it('reads the names again once a page says that they are others, be it the first that says it', async () => {
  for (const first of [{ namesHash: 'one' }, {}]) {
    const { content, queries } = scene()
    const read = (namesHash: string) => queries.setQueryData(['setup'], { namesHash })
    const isOutdated = () => queries.getQueryState(['setup'])?.isInvalidated
    content.seePage({ ...pageOf('/about', 6), ...first })
    read('one')
    content.seePage({ ...pageOf('/about', 7), ...first })
    expect(isOutdated()).toBe(false)
    content.seePage({ ...pageOf('/about', 8), namesHash: 'other' })
    expect(isOutdated()).toBe(true)
    // The names that were read are those of a later change, which the pages do not know yet.
    read('latest')
    content.seePage({ ...pageOf('/about', 9), namesHash: 'other' })
    expect(isOutdated()).toBe(false)
  }
})

it('bases edits on the hashes of the latest page, and takes those of more files from an earlier one', () => {
  const { content } = scene()
  content.seeFiles([{ file: 'a.yaml', hash: 'a6' }])
  expect(content.seePage(pageOf('/about', 6, { 'a.yaml': 'a6' }))).toBe(true)
  void content.changed({ revision: 8 })
  expect(content.seePage(pageOf('/about', 7, { 'a.yaml': 'a7', 'b.yaml': 'b7' }))).toBe(false)
  expect(['a.yaml', 'b.yaml', '/about.yaml', 'unknown.yaml'].map(content.hashOf)).toEqual(['a6', 'b7', 'own', ''])
})
