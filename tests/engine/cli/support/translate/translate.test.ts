import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { translate } from '../../../../../src/cli/commands/translate.ts'
import { runCommand } from '../../../../../src/cli/run-command.ts'
import { exchangeFormats } from '../../../../../src/cli/support/exchange/formats.ts'
import { contentFolder, pageText } from '../../../content/folder.ts'

const page = pageText(
  'Bread of the day',
  `  - type: rich-text
    title: From the oven
    body: |
      Rye is ready at six. Ask [the bakers](/bakers) for spelt.

      Call **us** before {site.phone}.
  - use: order
`,
)
const order = `type: heading
title: Order your bread today
intro: '{site.phone}'
`
const gated = pageText(
  'Prices for shops',
  '  - type: heading\n    title: Half of the price\n',
  'gate: { password: GATE_SHOPS, remember: shops }\n',
)

const breadMirror = '_languages/nl/bread.yaml'

let folder: Awaited<ReturnType<typeof contentFolder>>
let said: string[]
let cwd: string
beforeEach(async () => {
  folder = await contentFolder({
    'bread.yaml': page,
    'shops.yaml': gated,
    '_data/fragments/order.yaml': order,
    [breadMirror]: 'texts:\n  title: { source: Bread of the day, text: Brood van de dag } # as on the sign\n',
    '_languages/nl/shops.yaml': 'texts: {}\n',
  })
  cwd = process.cwd()
  process.chdir(folder.root)
  said = []
  const say = (text: unknown) => void said.push(String(text))
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
})
afterEach(() => {
  process.chdir(cwd)
  vi.restoreAllMocks()
})

/** Runs the command, and returns its exit code and what it has said. */
async function run(...argv: string[]): Promise<[number, string]> {
  said = []
  const code = await runCommand(translate, argv)
  return [code, said.join('\n')]
}
const read = (name: string) => readFile(join(folder.root, name), 'utf8')
const write = async (name: string, text: string) => {
  await mkdir(dirname(join(folder.root, name)), { recursive: true })
  await writeFile(join(folder.root, name), text)
}
const mirror = () => read(`pages/${breadMirror}`)
/** The exported units, of all texts. */
const exported = async (...more: string[]) => {
  await run('export', 'nl', '--format', 'jsonl', '--out', 'nl.jsonl', ...more)
  return exchangeFormats.jsonl.read(await read('nl.jsonl')).units
}

describe('translate export', () => {
  it('writes what is not translated of the files of a language, and of the data that they show', async () => {
    const units = await exported()
    const places = units.map(({ file, path }) => `${file}#${path}`)
    expect(places).toContain('bread.yaml#blocks[rich-text].body')
    expect(places).toContain('_data/fragments/order.yaml#title')
    expect(places).not.toContain('bread.yaml#title')
    // What says nothing but a token needs no translation.
    expect(places).not.toContain('_data/fragments/order.yaml#intro')
    const all = (await exported('--all')).map(({ path }) => path)
    expect(all).toContain('title')
    expect(all).not.toContain('intro')
  })

  it('leaves out texts of pages with a password unless it is told to take them', async () => {
    expect((await exported()).some(({ file }) => file === 'shops.yaml')).toBe(false)
    const [, words] = await run('export', 'nl')
    expect(words).toContain('1 file of pages with a password left out: --gated exports them too.')
    expect((await exported('--gated')).some(({ file }) => file === 'shops.yaml')).toBe(true)
  })

  it('leaves out shared data that only pages with a password show', async () => {
    await folder.write('shops.yaml', `${gated}  - use: rates\n`)
    await folder.write('_data/fragments/rates.yaml', 'type: heading\ntitle: A third for bakeries\n')
    const isOfRates = ({ file }: { file: string }) => file === '_data/fragments/rates.yaml'
    expect((await exported()).some(isOfRates)).toBe(false)
    expect((await exported('--gated')).some(isOfRates)).toBe(true)
    await folder.write('bread.yaml', `${page}  - use: rates\n`)
    expect((await exported()).some(isOfRates)).toBe(true)
  })

  it('writes no file in a dry run', async () => {
    const [code, words] = await run('export', 'nl', '--dry-run')
    expect(code).toBe(0)
    expect(words).toContain('nl.xlf was not written: this was a dry run.')
    await expect(read('nl.xlf')).rejects.toThrow()
  })
})

/** Exports the open texts, translates those at some paths, and imports them. */
async function returned(texts: Record<string, string>, ...options: string[]) {
  await run('export', 'nl', '--format', 'csv', '--out', 'nl.csv', '--all')
  const units = exchangeFormats.csv.read(await read('nl.csv')).units
  const sent = units.map(({ file, path, source, target }) => {
    const text = texts[path] ?? target
    return { id: 'u', file, path, source, isMarkdown: false, ...(text !== undefined && { target: text }) }
  })
  await write('nl.csv', exchangeFormats.csv.write(sent, { from: 'en', to: 'nl' }))
  return run('import', 'nl', 'nl.csv', ...options)
}

describe('translate import', () => {
  it('writes translations with their source, and keeps the comments of the mirror', async () => {
    const [code, words] = await returned({ 'blocks[rich-text].title': 'Uit de oven' })
    expect(words).toContain('1 translation taken, 1 as they are here')
    expect(code).toBe(0)
    expect(await mirror()).toBe(`texts:
  title: { source: Bread of the day, text: Brood van de dag } # as on the sign
  blocks[rich-text].title:
    source: From the oven
    text: Uit de oven
`)
  })

  it('begins a mirror for shared data that has none', async () => {
    await returned({ title: 'Bestel vandaag je brood' }, '--theirs')
    expect(await read('pages/_languages/nl/_data/fragments/order.yaml')).toBe(`texts:
  title:
    source: Order your bread today
    text: Bestel vandaag je brood
`)
  })

  it('takes the good ones and lists the others with their line and their reason', async () => {
    const [code, words] = await returned({
      'blocks[rich-text].title': 'x'.repeat(400),
      'blocks[rich-text].body': 'Rogge om zes uur. [De bakkers](/bakers), **ons**, {site.phone}.',
    })
    expect(code).toBe(1)
    expect(words).toMatch(
      /nl\.csv:\d+ {2}bread\.yaml#blocks\[rich-text\]\.title {2}has 400 characters, and its field takes \d+\./,
    )
    expect(words).toContain('1 translation taken')
    expect(words).toContain('1 refused.')
    expect(await mirror()).toContain('Rogge om zes uur.')
  })

  it('refuses what the field cannot hold in the words of the schema', async () => {
    const [, words] = await returned({ 'blocks[rich-text].title': 'Een **vet** woord' })
    expect(words).toContain('bread.yaml#blocks[rich-text].title')
    expect(words).toContain('1 refused.')
  })

  it('keeps the source of the file, so that a translation of an old text is stale at once', async () => {
    await run('export', 'nl', '--format', 'jsonl', '--out', 'nl.jsonl')
    const old = (await read('nl.jsonl')).replace(
      '"source":"From the oven"',
      '"source":"From the oven","text":"Uit de oven"',
    )
    await folder.write('bread.yaml', page.replace('From the oven', 'From our oven'))
    await write('nl.jsonl', old)
    expect(await run('import', 'nl', 'nl.jsonl')).toEqual([0, expect.stringContaining('1 translation taken')])
    expect(await mirror()).toContain('source: From the oven\n')
    expect((await run('status', 'nl'))[1]).toContain('1 stale')
  })

  it('asks before it replaces what somebody has written here since', async () => {
    const texts = { 'blocks[rich-text].title': 'Vers uit de oven' }
    await returned({ 'blocks[rich-text].title': 'Uit de oven' })
    const [code, words] = await returned(texts)
    expect(code).toBe(1)
    expect(words).toContain(
      'is “Uit de oven” here since: take the one of the file with --theirs, keep this one with --ours.',
    )
    expect((await returned(texts, '--ours'))[1]).toContain('1 kept')
    expect(await mirror()).toContain('Uit de oven')
    expect((await returned(texts, '--theirs'))[0]).toBe(0)
    expect(await mirror()).toContain('Vers uit de oven')
  })

  it('does not take a source of four words or more for its own translation', async () => {
    const [, words] = await returned({ 'blocks[rich-text].title': 'From the oven' })
    expect(words).toContain('1 translation taken')
    await returned({ title: 'Order your bread today' })
    await expect(read('pages/_languages/nl/_data/fragments/order.yaml')).rejects.toThrow()
  })

  it('takes names and addresses as they are, since numbers, signs, tokens and names are no words', async () => {
    const source = '1418 SE Ankeny Street · Marigold Lane Event Staffing · {site.phone}'
    await folder.write('bread.yaml', page.replace('From the oven', source))
    const unit = { file: 'bread.yaml', path: 'blocks[rich-text].title', source, text: source }
    await write('nl.jsonl', JSON.stringify(unit))
    expect(await run('import', 'nl', 'nl.jsonl')).toEqual([0, expect.stringContaining('1 translation taken')])
  })

  it('leaves the length of a text with tokens to the page, which knows their values', async () => {
    const source = '{site.name} bakes at six, and {site.phone} answers.'
    await folder.write('bread.yaml', page.replace(/^description: .*$/m, `description: '${source}'`))
    const unit = { file: 'bread.yaml', path: 'description', source, text: '{site.name} bakt. {site.phone}.' }
    await write('nl.jsonl', JSON.stringify(unit))
    expect(await run('import', 'nl', 'nl.jsonl')).toEqual([0, expect.stringContaining('1 translation taken')])
  })

  it('writes nothing in a dry run', async () => {
    const before = await mirror()
    const [code, words] = await returned({ 'blocks[rich-text].title': 'Uit de oven' }, '--dry-run')
    expect([code, words]).toEqual([0, expect.stringContaining('1 translation to take')])
    expect(words).toContain('Nothing was written: this was a dry run.')
    expect(await mirror()).toBe(before)
  })

  it('refuses a file of another language, of no format, or that is none', async () => {
    await write(
      'es.xlf',
      exchangeFormats.xliff.write([{ id: 'u', file: 'bread.yaml', path: 'title', source: 'A', isMarkdown: false }], {
        from: 'en',
        to: 'es',
      }),
    )
    expect(await run('import', 'nl', 'es.xlf')).toEqual([1, 'es.xlf is in `es`, and not in `nl`. Nothing was written.'])
    await write('nl.docx', 'PK')
    expect((await run('import', 'nl', 'nl.docx'))[1]).toContain('`nl.docx` is neither .xlf, .po, .csv nor .jsonl.')
    await write('nl.xlf', '<xliff')
    expect((await run('import', 'nl', 'nl.xlf'))[1]).toMatch(/^nl\.xlf: line 1: is no XML: .*\. Nothing was written\.$/)
    expect((await run('import', 'nl', 'gone.csv'))[1]).toContain('There is no file `gone.csv`.')
  })

  it('refuses to write over a mirror with errors', async () => {
    await folder.write(breadMirror, 'texts:\n  title: { source: A, txt: B }\n')
    const [code, words] = await run('sync', 'nl')
    expect(code).toBe(1)
    expect(words).toMatch(/^pages\/_languages\/nl\/bread\.yaml:2 {2}.*\nNothing was written\./)
  })
})

describe('translate sync', () => {
  it('writes what a language lacks, and nothing the second time', async () => {
    expect((await run('sync', 'nl'))[1]).toContain('written.')
    const first = await mirror()
    expect(first).toContain('title: { source: Bread of the day, text: Brood van de dag } # as on the sign')
    expect(first).toContain('  blocks[rich-text].title:\n    source: From the oven\n')
    expect(await run('sync', 'nl')).toEqual([0, 'Nothing was written: all is there.'])
    expect(await mirror()).toBe(first)
  })

  it('takes moved texts to their path, also where two have changed places, and puts away those that are gone', async () => {
    const two = (first: string, second: string) =>
      pageText('Bread of the day', `  - { type: heading, title: ${first} }\n  - { type: heading, title: ${second} }\n`)
    await folder.write('bread.yaml', two('The oven of the town', 'A shop for everybody'))
    await folder.write(
      breadMirror,
      `texts:
  blocks[heading].title: { source: A shop for everybody, text: Een winkel }
  blocks[heading-2].title: { source: The oven of the town, text: De oven }
  blocks[gone].title: { source: Nobody says this, text: Niemand }
`,
    )
    await run('sync', 'nl')
    const after = await mirror()
    expect(after).toMatch(/blocks\[heading\]\.title:\n {4}source: The oven of the town\n {4}text: De oven/)
    expect(after).toMatch(/blocks\[heading-2\]\.title:\n {4}source: A shop for everybody\n {4}text: Een winkel/)
    expect(after).toMatch(/unused:\n {2}blocks\[gone\]\.title:\n {4}source: Nobody says this\n {4}text: Niemand/)
    expect((await run('sync', 'nl'))[1]).toBe('Nothing was written: all is there.')
  })

  it('begins a language with the files that are named', async () => {
    expect((await run('sync', 'fr', 'bread.yaml'))[0]).toBe(0)
    expect(await read('pages/_languages/fr/bread.yaml')).toMatch(/^texts:\n {2}title:\n {4}source: Bread of the day\n/)
    const [code, words] = await run('sync', 'es')
    expect(code).toBe(2)
    expect(words).toContain('There is no folder `pages/_languages/es`. There are: fr, nl.')
  })
})

describe('translate status', () => {
  it('counts for people and for programs', async () => {
    const [, words] = await run('status')
    expect(words).toMatch(/^nl: 1 of \d+ texts are translated\.\n/)
    expect(words).toMatch(/ {2}bread\.yaml +1 of 4 {2}3 untranslated/)
    const [, json] = await run('status', 'nl', '--format', 'json')
    const [nl] = JSON.parse(json)
    expect(nl).toMatchObject({ language: 'nl', done: 1 })
    expect(nl.files.find(({ file }: { file: string }) => file === 'bread.yaml')).toEqual({
      file: 'bread.yaml',
      mirror: 'pages/_languages/nl/bread.yaml',
      texts: 4,
      done: 1,
      states: { untranslated: 3 },
    })
  })

  it('says that a site has no translations', async () => {
    await rm(join(folder.root, 'pages/_languages'), { recursive: true })
    expect((await run('status'))[1]).toBe('The site has no translations: there is no folder in pages/_languages.')
  })
})

describe('translate confirm', () => {
  const stale = 'texts:\n  title: { source: Bread of this day, text: Brood van de dag } # as on the sign\n'

  it('says that stale translations are right: their source becomes that of today', async () => {
    await folder.write(breadMirror, stale)
    const [code, words] = await run('confirm', `pages/${breadMirror}`)
    expect([code, words]).toEqual([0, expect.stringContaining('title: Brood van de dag')])
    expect(await mirror()).toBe(
      'texts:\n  title: { source: Bread of the day, text: Brood van de dag } # as on the sign\n',
    )
  })

  it('confirms one of them by its path, and a translation of a machine', async () => {
    await folder.write(
      breadMirror,
      'texts:\n  title: { source: Bread of the day, text: Brood, by: machine }\n  blocks[rich-text].title: { source: From an oven, text: Oven }\n',
    )
    await run('confirm', `pages/${breadMirror}`, 'title')
    expect(await mirror()).toBe(
      'texts:\n  title: { source: Bread of the day, text: Brood }\n  blocks[rich-text].title: { source: From an oven, text: Oven }\n',
    )
    expect((await run('confirm', `pages/${breadMirror}`, 'titel'))[1]).toContain(
      'has no translation to confirm at `titel`.',
    )
  })
})

const translator = (body: string) => `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, source } = JSON.parse(line)
  ${body}
}
`

describe('translate machine', () => {
  beforeEach(async () => {
    const site = await read('pages/_data/site.yaml')
    await folder.write('_data/site.yaml', `${site.trimEnd()}\ntranslate: { command: node translate.mjs }\n`)
  })

  it('has missing texts translated, refuses one that lost a mark, and sends nothing the second time', async () => {
    await write(
      'translate.mjs',
      translator("console.log(JSON.stringify({ id, text: source.toUpperCase().replace('{1}THE', 'THE') }))"),
    )
    const [code, words] = await run('machine', 'nl')
    expect(code).toBe(1)
    expect(words).toContain('bread.yaml#blocks[rich-text].body  has lost the mark {1}, which stands for `[`.')
    const after = await mirror()
    expect(after).toContain('title: { source: Bread of the day, text: Brood van de dag } # as on the sign')
    expect(after).toContain(
      '  blocks[rich-text].title:\n    source: From the oven\n    text: FROM THE OVEN\n    by: machine\n',
    )
    expect(await read('pages/_languages/nl/shops.yaml')).toBe('texts: {}\n')
    await write('translate.mjs', translator('console.log(JSON.stringify({ id, text: source.toUpperCase() }))'))
    await run('machine', 'nl')
    expect(await mirror()).toContain('ASK [THE BAKERS](/bakers) FOR SPELT.')
    expect(await mirror()).toContain('CALL **US** BEFORE {site.phone}.')
    expect(await run('machine', 'nl')).toEqual([0, 'Nothing is left to translate into nl.'])
  })

  it.each([
    ['fails', 'process.exitCode = 3', 'The command ended with code 3. No file was changed.'],
    ['prints nothing', '', 'The command printed no translation. No file was changed.'],
    [
      'prints something else',
      "console.log('hello')",
      'Line 1 that the command printed is not {"id": …, "text": …}: hello No file was changed.',
    ],
  ])('changes no file where the command %s', async (_, body, message) => {
    await write('translate.mjs', translator(body))
    const before = await mirror()
    expect(await run('machine', 'nl')).toEqual([1, message])
    expect(await mirror()).toBe(before)
  })

  it('says how to name a command', async () => {
    await folder.write('_data/site.yaml', (await read('pages/_data/site.yaml')).replace(/translate:.*\n/, ''))
    const [code, words] = await run('machine', 'nl')
    expect(code).toBe(1)
    expect(words).toContain(
      'pages/_data/site.yaml names no command. Add:\n\ntranslate:\n  command: node translate.mjs\n',
    )
  })
})
