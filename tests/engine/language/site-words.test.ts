import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutWords } from '../../../schema/language/layout-words.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import { loadSite } from '../../../src/content/load/load.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-site-words-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The site of the example of `english-words`, in another language, with its own words. */
async function siteIn(locale: string, wording?: string) {
  const pages = join(folder, locale, 'pages')
  await cp('tests/engine/errors/english-words/pages', pages, { recursive: true })
  const site = join(pages, '_data/site.yaml')
  await writeFile(site, (await readFile(site, 'utf8')).replace('pt-PT', locale))
  if (wording !== undefined) await writeFile(join(pages, '_data/wording.yaml'), wording)
  return loadSite({ root: '.', pages, drafts: true })
}
const codesOf = ({ diagnostics }: Awaited<ReturnType<typeof siteIn>>) => diagnostics.map(({ code }) => code)

describe('a site', () => {
  it.each(['de-DE', 'es-MX', 'fr-CA', 'nl-BE'])('in %s says no English word', async (locale) => {
    expect(codesOf(await siteIn(locale))).not.toContain('english-words')
  })

  it('in another language is told what it says in English', async () => {
    expect(codesOf(await siteIn('it-IT'))).toContain('english-words')
  })

  it('replaces a single word of its language', async () => {
    const site = await siteIn('de-CH', 'layout: { close: Zumachen }')
    expect(inSite(site, () => [layoutWords.close, layoutWords.closeMenu])).toEqual(['Zumachen', 'Menü schliessen'])
  })
})
