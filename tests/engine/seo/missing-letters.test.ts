import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { plainTheme } from '../../../schema/theme/theme.ts'
import { createCache } from '../../../src/cache/cache.ts'
import { describeForeignLetters, describeMissingLetters } from '../../../src/cli/build/missing-letters-words.ts'
import type { PageSummary } from '../../../src/content/derive/page-summary.ts'
import { writeCards } from '../../../src/seo/social-cards/card-files.ts'
import { missingLetters } from '../../../src/seo/social-cards/missing-letters.ts'

/** A character that Unicode has not assigned: no machine has a font with it. */
const nowhere = '\u0379'

/** Whether fontconfig, which lists the fonts of Linux, knows a font with this letter; `undefined` without fontconfig. */
function isInstalled(letter: string): boolean | undefined {
  try {
    return execFileSync('fc-list', [`:charset=${letter.codePointAt(0)?.toString(16)}`], { encoding: 'utf8' }) !== ''
  } catch {
    return undefined
  }
}

it.each([
  ['Latin', 'Über señor'],
  ['Arabic', 'مرحبا بكم'],
  ['Hebrew', 'שלום'],
  ['Greek', 'Καλημέρα'],
  ['Japanese', '事務所 カメラ'],
  ['Korean', '한국'],
  ['Thai', 'ไทย'],
  ['emoji', '😀🎉'],
  ['none', `${nowhere}\u{1fff5}`],
])('names the letters of %s exactly if the machine has no font with them', async (_, text) => {
  const missing = await missingLetters(`<text font-size="30">${text}</text>`)
  for (const letter of text.replaceAll(/\s/g, ''))
    expect(missing.includes(letter), letter).toBe(!(isInstalled(letter) ?? !missing.includes(letter)))
  if (text.includes(nowhere)) expect(missing).toEqual([...text])
})

it('asks nothing of letters that are drawn as outlines, of spaces, and of marks', async () => {
  expect(await missingLetters(`<path d="M0 0"/><title>${nowhere}</title>`)).toEqual([])
  expect(await missingLetters('<text>\u00a0\u200d\ufe0f&#38;</text>')).toEqual([])
})

it('caches no card with boxes, since a font may be installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-letters-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const pages = ['/blog', '/'].map((path) => ({ path }) as PageSummary)
  const cached = () => readdir(join(folder, 'cache/cards')).catch(() => [])
  const write = (title: string) =>
    writeCards(pages, {
      theme: plainTheme,
      publicFolders: [folder, folder],
      outDir: join(folder, 'out'),
      cache: createCache(join(folder, 'cache')),
      cardOf: () => ({ brand: 'Marquee', title }),
    })
  const { missing } = await write(`A ${nowhere}`)
  expect(missing[0]).toEqual({ page: '/', letters: [nowhere] })
  expect(await cached()).toEqual([])
  expect((await write('A')).missing).toEqual([])
  expect(await cached()).toHaveLength(1)
})

it('names each letter once, with the first page that shows it', () => {
  const cards = [
    { page: '/', letters: ['東', '京'] },
    { page: '/blog', letters: ['東'] },
    { page: '/kyoto', letters: ['京', '都'] },
  ]
  expect(
    describeMissingLetters(cards),
  ).toBe(`These letters are boxes on the social card, because neither the fonts of the theme nor this machine have them:
  /: 東 京
  /kyoto: 都
Name a font with them in _data/theme.yaml, or install one on the machine that builds, such as Noto Sans of their script.`)
  expect(describeMissingLetters([])).toBeUndefined()
})

it('names the letters that the fonts of the theme lack, in a line for each language', () => {
  expect(describeForeignLetters([])).toBeUndefined()
  const languages = [
    { tag: 'ar', letters: [...'ابجدهوزحطيكلم'] },
    { tag: 'pl', letters: ['ł'] },
  ]
  expect(describeForeignLetters(languages)).toBe(
    `The fonts of the theme lack these letters, which visitors see in a font of their device:
  ar: ا ب ج ح د ز ط ك ل م ه و and 1 more
  pl: ł
Name a font with them in _data/theme.yaml, or leave them as they are.`,
  )
})
