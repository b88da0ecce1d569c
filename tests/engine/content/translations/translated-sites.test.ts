import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createContent, type LoadedSite, loadSite } from '../../../../src/content/load/load.ts'

let site: LoadedSite
beforeAll(async () => {
  site = await loadSite({ root: '.', pages: 'tests/sites/bakery', now: new Date('2026-11-29') })
})
const arabic = () => site.translated?.[0]
const pageAt = (path: string) => arabic()?.site.pages.find((page) => page.path === path)

it('a page exists in a language if it has a mirror there, at the address of the mirror or that of the source', () => {
  expect(arabic()?.language.tag).toBe('ar')
  expect([...(arabic()?.addresses ?? [])]).toEqual([
    ['/404', '/ar/404'],
    ['/blog', '/ar/hikayat'],
    ['/blog/oven', '/ar/hikayat/alfurn'],
    ['/', '/ar'],
    ['/over-ons', '/ar/man-nahnu'],
    ['/zoeken', '/ar/bahth'],
  ])
})

it('its texts are those of the mirror, and those that are untranslated are of the source', () => {
  expect(pageAt('/')).toMatchObject({
    title: 'خبز على مهل',
    blocks: [
      { title: 'خبز على مهل' },
      { items: [{ question: 'متى يكون الخبز جاهزا؟' }, {}, { question: 'Is er glutenvrij brood?' }] },
      { title: 'Morgen vers op tafel' },
    ],
  })
  expect(site.pages.find(({ path }) => path === '/')?.title).toBe('Brood met tijd')
})

it('options of a form keep their values beside their labels', () => {
  expect(arabic()?.site.dialog).toMatchObject({
    sections: [
      {
        fields: [
          {
            options: [
              { value: 'Half', text: 'نصف' },
              { value: 'Heel (1,6 kg)', text: 'كامل (1,6 كغ)' },
            ],
          },
          {},
        ],
      },
    ],
  })
})

it('knows what blocks show as the source says it', () => {
  expect([...(arabic()?.untranslated ?? [])].filter(([, ids]) => ids.length > 0)).toEqual([
    [
      '/',
      [
        { id: 'faq', texts: ['Is er glutenvrij brood?', 'Nee, in één oven kan dat niet *veilig*.'] },
        { id: 'call-to-action' },
      ],
    ],
  ])
})

it('lists show what exists in the language, and its other addresses are its own', () => {
  expect(pageAt('/over-ons')?.aliases).toEqual(['/ar/alkhabbazun'])
  expect(JSON.stringify(pageAt('/blog'))).toContain('فرن سمير')
  expect(JSON.stringify(pageAt('/blog'))).not.toContain('Meel van de molen')
})

it('says what the engine says in the language, with formats of its locale, and calls from the country of the source', () => {
  expect(arabic()?.site.language).toMatchObject({ tag: 'ar', locale: 'ar-EG', currency: 'EUR', phoneCountry: 'NL' })
  expect(site.language).toMatchObject({ tag: 'nl', locale: 'nl-NL' })
})

it('finds nothing wrong in it but what nobody has translated', () => {
  const missing = ['faq].items[2].question', 'faq].items[2].answer'].concat(
    ['title', 'text', 'action.text'].map((key) => `call-to-action].${key}`),
  )
  expect(arabic()?.diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['untranslated', expect.stringContaining(`into \`ar\`: ${missing.map((key) => `\`blocks[${key}\``).join(', ')}.`)],
  ])
})

it('a language that is asked for while a save is read has what was saved afterwards', async () => {
  const root = await mkdtemp(join(tmpdir(), 'marquee-languages-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const pages = join(root, 'pages')
  await cp('tests/sites/bakery', pages, { recursive: true })
  const content = createContent({ root })
  await content.list()
  const typesOfHome = () => {
    const [inArabic] = content.languages()
    const file = inArabic?.pageFiles().find(({ name }) => name === '/')
    return file && inArabic?.pageOf(file)?.page?.blocks.map(({ type }) => type)
  }
  const before = typesOfHome()
  const home = join(pages, 'index.yaml')
  await writeFile(home, `${await readFile(home, 'utf8')}  - { type: spacer }\n`)
  const reading = content.listChanged(home)
  expect(typesOfHome()).toEqual(before)
  await reading
  expect(typesOfHome()).toEqual([...(before ?? []), 'spacer'])
})
