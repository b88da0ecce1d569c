import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diagnosticKinds } from '../../../../schema/diagnostics/codes.ts'
import { createContent, loadSite } from '../../../../src/content/load/load.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'
import { contentFolder, pageText } from '../folder.ts'

const shared = 'the same words on both of these pages, which nobody would want to read a second time on their way'
const body = (own: string) => `  - type: rich-text\n    body: ${shared} ${shared.toUpperCase()} ${own}\n`
const two = { 'a.yaml': pageText('First', body('one')), 'b.yaml': pageText('Second', body('two')) }

const codesOf = async (files: Record<string, string>) => {
  const { root } = await contentFolder(files)
  const { diagnostics, pages } = await loadSite({ root, blocks: sampleBlocks })
  return { codes: diagnostics.map(({ code }) => code), pages: pages.map(({ path }) => path) }
}

/** The sample site file with other limits. */
const siteFile = async (limits: string) =>
  `${await readFile(join(import.meta.dirname, '../../errors/_shared/site.yaml'), 'utf8')}\nduplicates: ${limits}\n`

describe('two pages that say the same', () => {
  it('are an error, and the later page is omitted', async () => {
    expect(await codesOf(two)).toEqual({ codes: ['near-duplicate'], pages: ['/a'] })
  })

  it('may be as similar as the site file says', async () => {
    const limited = async (limits: string) =>
      (await codesOf({ ...two, '_data/site.yaml': await siteFile(limits) })).codes
    expect(await limited('{ error: 1 }')).toEqual(['similar-page'])
    expect(await limited('{ warn: 1, error: 1 }')).toEqual([])
    expect(await limited('{ warn: 0.9, error: 0.5 }')).toEqual(['invalid-value', 'near-duplicate'])
  })

  it('are no error if one of them is not indexed', async () => {
    const hidden = pageText('Second', body('two'), 'noindex: true\n')
    expect((await codesOf({ ...two, 'b.yaml': hidden })).codes).toEqual([])
  })

  it('are no error if a form says it', async () => {
    const form = `  - type: form
    form: contact
    title: Write to us
    intro: ${shared}
    phone: (213) 555-0142
    email: hello@example.com
    submit: Send
    thanks: Thank you.
    steps:
      - title: You
        fields:
          - { kind: text, name: name, label: Name }
`
    const { root } = await contentFolder({ 'a.yaml': pageText('First', form), 'b.yaml': pageText('Second', form) })
    const { pages, diagnostics } = await loadSite({ root })
    expect(pages.map(({ path }) => path)).toEqual(['/a', '/b'])
    expect(diagnostics.filter(({ code }) => /^(?:similar-page|near-duplicate)$/.test(code))).toEqual([])
  })

  it('are no error if one is an alias of the other', async () => {
    expect((await codesOf({ 'a.yaml': pageText('First', body('one'), 'aliases: [/b]\n') })).codes).toEqual([])
  })

  it('do not delay a server that loads at each save', async () => {
    const { root } = await contentFolder(two)
    const content = createContent({ root, blocks: sampleBlocks })
    expect((await content.load()).diagnostics).toEqual([])
  })

  it('are counted if there are too many to list', () => {
    const words = diagnosticKinds['more-similar-pages'].message({ listed: 1_000, unchecked: 199 })
    expect(words).toBe('199 more pages are too similar. Only the 1000 most similar are listed.')
  })
})
