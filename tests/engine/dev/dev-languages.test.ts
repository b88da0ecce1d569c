import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createDevContent } from '../../../src/dev/dev-content.ts'

/** The bakery in Dutch and Arabic, whose site file may be another. */
async function bakery(change: (site: string) => string = (text) => text) {
  const root = await mkdtemp(join(tmpdir(), 'marquee-dev-languages-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const pages = join(root, 'pages')
  await cp('tests/sites/bakery', pages, { recursive: true })
  const site = join(pages, '_data/site.yaml')
  await writeFile(site, change(await readFile(site, 'utf8')))
  const content = createDevContent({ root, pages: 'pages', onProgress: () => {} })
  onTestFinished(content.stop)
  await content.list()
  return content
}

it('an address of a mirror is that of its page, and one below a language that no page has is of the language', async () => {
  const content = await bakery()
  const placeOf = (address: string) => {
    const { tag, path } = content.placeOf(address)
    return { tag, path }
  }
  expect(placeOf('/ar/man-nahnu')).toEqual({ tag: 'ar', path: '/over-ons' })
  expect(placeOf('/ar/hikayat/2')).toEqual({ tag: 'ar', path: '/blog/2' })
  expect(placeOf('/ar')).toEqual({ tag: 'ar', path: '/' })
  expect(placeOf('/ar/404')).toEqual({ tag: 'ar', path: '/404' })
  expect(placeOf('/ar/over-ons')).toEqual({ tag: 'ar', path: '/ar/over-ons' })
  expect(placeOf('/over-ons')).toEqual({ tag: undefined, path: '/over-ons' })
  expect(placeOf('/arabisch')).toEqual({ tag: undefined, path: '/arabisch' })
})

it('a language that is not part of the site yet is shown, like a draft', async () => {
  const content = await bakery((site) => site.replace('locale: ar-EG }', 'locale: ar-EG, draft: true }'))
  const { pages, path } = content.placeOf('/ar')
  expect((await pages.page(path))?.title).toBe('خبز على مهل')
})

it('what is wrong in mirrors is found with all else', async () => {
  const content = await bakery()
  const { translated, diagnostics } = await content.whole()
  expect(translated?.map(({ language }) => language.tag)).toEqual(['ar'])
  expect(diagnostics.map(({ code }) => code)).toContain('untranslated')
})
