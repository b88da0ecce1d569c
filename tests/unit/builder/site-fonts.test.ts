import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decompress } from 'wawoff2'
import { writeFonts } from '../../../src/builder/assets/site-fonts.ts'
import { storeOf } from '../../../src/cache/store.ts'
import { fontFiles } from '../../../src/seo/social-cards/fonts.ts'

const root = join(import.meta.dirname, '../../..')
const out = mkdtempSync(join(tmpdir(), 'marquee-fonts-'))
let css: string
let addresses: readonly string[]

beforeAll(async () => ({ css, addresses } = await writeFonts(root, out, storeOf(root))))
afterAll(() => rmSync(out, { recursive: true, force: true }))

/** The characters of a font. */
async function charactersOf(file: string | URL): Promise<Set<string>> {
  const face = new Face(new Blob(await decompress(readFileSync(file))))
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)))
}

describe.each([
  ['Bricolage Grotesque', fontFiles.display],
  ['Figtree Variable', fontFiles.text],
] as const)('%s', (family, file) => {
  const faces = () => css.split('}').filter((rule) => rule.includes(`font-family:"${family}"`))
  const addressIn = (face = '') => /url\(([^)]+)\)/.exec(face)?.[1] ?? ''

  it('has two parts, of which pages fetch the one that is declared last', () => {
    expect(faces()).toHaveLength(2)
    expect(faces()[0]).toMatch(/unicode-range:U\+a1-2dc,/)
    expect(faces()[1]).not.toContain('unicode-range')
    expect(addresses).toContain(addressIn(faces()[1]))
    expect(addresses).not.toContain(addressIn(faces()[0]))
  })

  it('has its characters in one of them each, but for accents alone and signs of mathematics and arrows', async () => {
    // One after the other: what one call has given is in the memory of the next.
    const second = await charactersOf(join(out, addressIn(faces()[0])))
    const first = await charactersOf(join(out, addressIn(faces()[1])))
    const whole = await charactersOf(file)
    expect([...first].filter((character) => second.has(character) && character !== ' ')).toEqual([])
    const lost = [...whole].filter((character) => !first.has(character) && !second.has(character))
    expect(lost.filter((character) => !/[\p{Mark}\p{Math}\p{Symbol}\p{C}\p{Z}]/u.test(character))).toEqual([])
    for (const character of 'Aé ñ’“×−$&') expect(first.has(character), character).toBe(true)
    for (const character of 'çßÖ€™ø') expect(second.has(character), character).toBe(true)
  })
})
