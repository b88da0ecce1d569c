import { appendFile, cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startApp } from '../../browser/hydrated.ts'
import { serveBuilt } from './built-folder.ts'

// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

const calculator = `  - type: calculator
    title: Hoeveel deeg?
    calculator:
      slug: deeg
      title: Deegrekenaar
      href: /prijzen
      first: [broden, gewicht]
      inputs:
        - { name: broden, label: Broden, kind: number, min: 1, max: 5000, default: 10, unit: broden }
        - { name: gewicht, label: Gewicht van een brood, kind: number, min: 0.5, max: 20, step: 0.5, default: 1, unit: kg }
      ratios:
        - { name: over, label: Wat in de bak blijft, value: 1, source: Eigen ervaring. }
      outputs:
        - { name: deeg, label: Deeg, unit: kg, formula: broden * gewicht * over, reads: '[broden] × [gewicht]' }
      answer: deeg
      note: Zonder wat wij zelf opeten.
      examples:
        - { inputs: { broden: 10 }, outputs: { deeg: 10 } }
`
const japanese = {
  'index.yaml': 'texts: {}\n',
  'zoeken.yaml': 'path: /ja/kensaku\ntexts: {}\n',
  'over-ons.yaml':
    'path: /ja/pan-ya\ntexts:\n  title: { source: Over de bakkers, text: 毎朝六時から石窯焼麺麭職人一同 }\n  blocks[page-title].title: { source: Over de bakkers, text: 毎朝六時から石窯焼麺麭職人一同 }\n',
}

let site: Awaited<ReturnType<typeof serveBuilt>>
test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-values-'))
  const pages = join(folder, 'pages')
  await cp(join(import.meta.dirname, '../../sites/bakery'), pages, { recursive: true })
  const change = async (name: string, from: string, to: string) => {
    const text = await readFile(join(pages, name), 'utf8')
    await writeFile(join(pages, name), text.replace(from, to))
  }
  await change('_data/site.yaml', 'locale: ar-EG }', 'locale: ar-EG }, { tag: en, locale: en-GB }, ja')
  await change('_data/fragments/bestelling.yaml', 'label: Welke maat?', 'label: Welke maat?\n        prefill: [maat]')
  await appendFile(join(pages, 'prijzen.yaml'), calculator)
  const write = async (name: string, text: string) => {
    await mkdir(join(pages, '_languages', name, '..'), { recursive: true })
    await writeFile(join(pages, '_languages', name), text)
  }
  await write('en/index.yaml', 'texts: {}\n')
  await write('en/prijzen.yaml', 'path: /en/prices\ntexts: {}\n')
  for (const [name, text] of Object.entries(japanese)) await write(`ja/${name}`, text)
  site = await serveBuilt(folder)
})
test.afterAll(() => site?.stop())

const openOrder = async (page: Page, address: string) => {
  await page.goto(site.origin + address)
  await startApp(page)
  // Nobody has translated this block.
  await page.locator('#call-to-action').getByRole('button', { name: 'Bestellen' }).click()
}

test('an address ticks an option by its value in every language, which is the word of the source', async ({ page }) => {
  await openOrder(page, '/ar?maat=Half')
  await expect(page.getByRole('dialog').getByLabel('نصف')).toBeChecked()
  await openOrder(page, '/?maat=Half')
  await expect(page.getByRole('dialog').getByLabel('Half')).toBeChecked()
})

test('so does the word that people read in the language, as somebody would type it', async ({ page }) => {
  await openOrder(page, `/ar?maat=${encodeURIComponent('نصف')}`)
  await expect(page.getByRole('dialog').getByLabel('نصف')).toBeChecked()
})

for (const [address, broden, gewicht, result] of [
  ['/prijzen', '1.200', '12,5', '15.000'],
  ['/en/prices', '1,200', '12.5', '15,000'],
] as const)
  test(`a calculator at ${address} reads and writes numbers as its language does`, async ({ page }) => {
    await page.goto(site.origin + address)
    await startApp(page)
    await page.getByRole('textbox', { name: 'Broden' }).fill(broden)
    await page.getByRole('textbox', { name: 'Gewicht van een brood' }).fill(gewicht)
    await expect(page.locator('#calculator')).toContainText(result)
    // What the address holds is the same in every language.
    await expect(page).toHaveURL(/broden=1200&gewicht=12\.5/)
  })

test('a search in Japanese finds what stands within a run of letters, and nothing of other languages', async ({
  page,
}) => {
  await page.goto(`${site.origin}/ja/kensaku`)
  await startApp(page)
  const hits = page.getByRole('main').locator('a[href="/ja/pan-ya"]')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('麺麭')
  await expect(hits).not.toHaveCount(0)
  await search.fill('事務所')
  await expect(hits).toHaveCount(0)
  const [ofSource, ofJapanese] = await Promise.all(
    ['/search.json', '/ja/search.json'].map(async (file) => (await page.request.get(site.origin + file)).text()),
  )
  expect(ofSource).not.toContain('麺麭')
  expect(ofJapanese).toContain('麺麭')
})
