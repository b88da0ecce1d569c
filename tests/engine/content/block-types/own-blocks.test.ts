import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../../src/content/load/load.ts'
import { tryExamples } from '../../../../src/dev/try-examples.ts'
import { readNames } from '../../../../src/editor/names.ts'
import { editorSchemas } from '../../../../src/editor/schemas.ts'
import { readEntries } from '../../../../src/gallery/entries.ts'
import { createGraphs } from '../../../../src/seo/structured-data/graph.ts'
import { readBlockTypes } from '../../../../src/studio/server/schemas/field-schemas.ts'
import { folderWithEngine } from '../../../support/own-blocks-site.ts'
import { pageText } from '../folder.ts'

const root = resolve(import.meta.dirname, '../../../..')
const pages = 'tests/sites/own-blocks'

/** The parts of a block `siren` that works, for tests that break one of them. */
const parts = {
  'schema.ts': `import { defineBlock, line } from 'marquee/schema'
import { defineWords } from 'marquee/words'

export const siren = defineBlock('siren', 'Warns.', { title: line(90) }, { words: defineWords('siren', { loud: 'Loud' }) })
`,
  'siren.tsx': `export function Siren({ title }: { title: string }) {
  return <h2>{title}</h2>
}
`,
  'example.yaml': 'type: siren\ntitle: Leave\n',
}

/** A site with this block on one of two pages. */
async function siteWith(block: Readonly<Record<string, string>>, wording = 'siren:\n  loud: Laut\n') {
  const files = Object.fromEntries(Object.entries(block).map(([name, text]) => [`_blocks/siren/${name}`, text]))
  const { root } = await folderWithEngine({
    ...files,
    'about.yaml': pageText('About', '  - type: siren\n    title: Leave\n'),
    'plain.yaml': pageText('Plain', '  - type: page-title\n    title: Plain\n'),
    // Words of the block, which nobody knows while it is broken.
    '_data/wording.yaml': wording,
  })
  return loadSite({ root, now: new Date('2026-11-21'), tryExamples })
}
const errorsOf = ({ diagnostics }: Awaited<ReturnType<typeof siteWith>>) =>
  diagnostics.filter(({ severity }) => severity === 'error')

describe('a block that a site brings', () => {
  it('is validated by its schema, beside those of the engine', async () => {
    const site = await loadSite({ root, pages })
    expect(errorsOf(site)).toEqual([])
    expect(site.pages[0]?.blocks).toMatchObject([
      { type: 'page-title' },
      { type: 'notice' },
      { type: 'poster' },
      { type: 'counter', start: 3 },
      { type: 'faq', asked: ['Where do I park?', 'When is the last train?'] },
    ])
  })

  it('has diagnostics with places', async () => {
    const { root } = await folderWithEngine({
      ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [`_blocks/siren/${name}`, text])),
      'about.yaml': pageText('About', '  - type: siren\n    titel: Leave\n'),
    })
    const { diagnostics } = await loadSite({ root, now: new Date('2026-11-21') })
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'unknown-key', file: 'pages/about.yaml', path: 'blocks[0]', line: 5, column: 5 }),
    )
  })

  it('replaces the block of the engine that has its name', async () => {
    const { blocks } = await loadSite({ root, pages })
    expect(blocks['faq']?.meta()?.description).toBe('Questions without answers: a guest asks the host.')
    const other = await loadSite({ root, pages: 'tests/sites/spoke-and-chain' })
    expect(other.blocks['faq']?.meta()?.description).not.toBe(blocks['faq']?.meta()?.description)
    expect(other.blocks['counter']).toBeUndefined()
  })

  it('lists pages by what their own blocks say of themselves', async () => {
    const event = `import { defineBlock, line } from 'marquee/schema'
export const event = defineBlock('event', 'An event.', { day: line(10) }, { facts: ({ day }) => ({ day }) })
`
    const events = `import { defineBlock, fits, sitePath } from 'marquee/schema'
const conditions = ({ under }: { under: string }) => ({ under, having: 'event' })
export const events = defineBlock('events', 'All events.', { under: sitePath() }, {
  lists: {
    conditions,
    fill: (block, { pages }) => ({
      events: pages
        .filter((page) => fits(page, conditions(block)))
        .map(({ path, title, facts }) => ({ path, title, ...(facts['event']?.[0] as { day: string }) })),
    }),
  },
})
`
    const component = (name: string) => `export const ${name} = () => <p>Hi</p>\n`
    const { root } = await folderWithEngine({
      '_blocks/event/schema.ts': event,
      '_blocks/event/event.tsx': component('Event'),
      '_blocks/event/example.yaml': 'type: event\nday: 1 May\n',
      '_blocks/events/schema.ts': events,
      '_blocks/events/events.tsx': component('Events'),
      '_blocks/events/example.yaml': 'type: events\nunder: /fairs\n',
      'fairs/spring.yaml': pageText('Spring', '  - { type: event, day: 1 May }\n'),
      'fairs/about.yaml': pageText('About', '  - { type: page-title, title: About }\n'),
      'all.yaml': pageText('All', '  - { type: events, under: /fairs }\n'),
      'none.yaml': pageText('None', '  - { type: events, under: /nothing }\n'),
    })
    const site = await loadSite({ root, now: new Date('2026-11-21') })
    const [block] = site.pages.find(({ path }) => path === '/all')?.blocks ?? []
    expect(block).toMatchObject({ events: [{ path: '/fairs/spring', title: 'Spring', day: '1\u00a0May' }] })
    expect(errorsOf(site)).toMatchObject([
      { code: 'empty-page-list', file: 'pages/none.yaml', path: 'blocks[0].under' },
    ])
  })

  it('says what search engines read in it', async () => {
    const riddle = `import { defineBlock, line, markdown } from 'marquee/schema'
export const riddle = defineBlock('riddle', 'A riddle.', { riddle: line(90), solution: markdown() }, {
  structuredData: ({ riddle, solution }) => ({ questions: [{ question: riddle, answer: solution }] }),
})
`
    const { root } = await folderWithEngine({
      '_blocks/riddle/schema.ts': riddle,
      '_blocks/riddle/riddle.tsx': 'export const Riddle = () => <p>Hi</p>\n',
      '_blocks/riddle/example.yaml': 'type: riddle\nriddle: What has keys?\nsolution: A piano.\n',
      'fun.yaml': pageText('Fun', '  - { type: riddle, riddle: What has teeth?, solution: A **comb**. }\n'),
    })
    const site = await loadSite({ root, now: new Date('2026-11-21') })
    expect(errorsOf(site)).toEqual([])
    const [page] = site.pages
    const graph = page && createGraphs({ site, origin: 'https://example.com', today: '2026-11-21' })(page)
    expect(graph?.['@graph']).toContainEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'What has teeth?',
          acceptedAnswer: { '@type': 'Answer', text: 'A comb.' },
        },
      ],
    })
  })

  it('shares files with others in a folder that begins with an underscore', async () => {
    const { root } = await folderWithEngine({
      '_blocks/_signals/loudness.ts': 'export const loudness = 90\n',
      ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [`_blocks/siren/${name}`, text])),
      '_blocks/siren/schema.ts': `import { loudness } from '../_signals/loudness.ts'\n${parts['schema.ts'].replace('90', 'loudness')}`,
      'about.yaml': pageText('About', '  - type: siren\n    title: Leave\n'),
    })
    const site = await loadSite({ root, now: new Date('2026-11-21') })
    expect(errorsOf(site)).toEqual([])
    expect(site.pages.map(({ path }) => path)).toEqual(['/about'])
  })

  it.each([
    ["{ label: 'Alarm of the hall' }", 'Alarm of the hall'],
    ["{ label: 'Alarm', group: 'Forms' }", 'Alarm'],
    ['{}', 'Siren'],
  ])('is added in the studio by its name in words: %s', async (options, name) => {
    const schema = parts['schema.ts'].replace(/\{ words: .*\}\)/, `${options})`)
    const { root } = await folderWithEngine({
      ...Object.fromEntries(Object.entries(parts).map(([file, text]) => [`_blocks/siren/${file}`, text])),
      '_blocks/siren/schema.ts': schema,
    })
    const { blocks, publicFolders } = await loadSite({ root })
    const { siren } = blocks
    const [type] = await readBlockTypes(root, { blocks: siren ? { siren } : {}, publicFolders, tones: [] })
    expect(type?.name).toBe(name)
  })

  it('is in the gallery with its example, and completes in editors', { tags: 'exhaustive' }, async () => {
    const site = await loadSite({ root, pages })
    const entries = await readEntries(root, { ...site, shared: site.material.shared })
    expect(entries.find(({ type }) => type === 'counter')).toMatchObject({
      isInteractive: true,
      examples: [
        { size: 'little', errors: '' },
        { size: 'usual', errors: '', yaml: 'type: counter\ntitle: Guests so far\nstart: 3\n' },
      ],
      used: { pages: 1, first: '/#counter' },
    })
    const schemas = editorSchemas(site.blocks, await readNames(root, join(root, pages)))
    expect(JSON.stringify(schemas.find(({ name }) => name === 'page'))).toContain('Counts who comes through a door.')
  })
})

describe('a broken block of a site', () => {
  it.each([
    ['./sound', 'sound.ts', './sound.ts'],
    ['./sound.js', 'sound.ts', './sound.ts'],
    ['./lamp', 'lamp.tsx', './lamp.tsx'],
    ['./parts', 'parts/index.ts', './parts/index.ts'],
    ['./tones', 'tones.json', './tones.json'],
  ])('that imports `%s` beside %s says what to write', async (name, helper, meant) => {
    const [error] = errorsOf(
      await siteWith({ ...parts, 'siren.tsx': `import '${name}'\n${parts['siren.tsx']}`, [helper]: '\n' }),
    )
    expect(error).toMatchObject({ code: 'broken-block', line: 1, column: 8 })
    expect(error?.message).toContain(`imports \`${name}\`, without the ending of the file. Write \`${meant}\`.`)
  })

  it.each([
    ['siren.tsx', 'export function Siren() {\n  while (true) {}\n}\n', 'does not end: after 20 seconds the example'],
    ['siren.tsx', 'for (;;) {}\nexport const Siren = () => null\n', 'does not end: after 20 seconds the example'],
    ['schema.ts', `${parts['schema.ts']}for (;;) {}\n`, 'does not end: it was not loaded after 10 seconds.'],
  ])(
    'has a loop without an end in %s, and is right once that is mended',
    { tags: 'exhaustive', timeout: 90_000 },
    async (file, text, words) => {
      const [error, ...others] = errorsOf(await siteWith({ ...parts, [file]: text }))
      expect(error).toMatchObject({ code: 'broken-block', file: `pages/_blocks/siren/${file}` })
      expect(error?.message).toContain(words)
      expect(others).toEqual([])
      expect(errorsOf(await siteWith(parts))).toEqual([])
    },
  )

  // Tests compile what Node refuses.
  it('has syntax of TypeScript that is more than types, with what to write in its place', async () => {
    const codes = {
      enum: ['enum Tone { low }', "Write a list of texts in its place: `const sizes = ['small', 'large'] as const`."],
      'namespace declaration': [
        'namespace Tones { export const low = 1 }',
        'Write a module of its own, and import it.',
      ],
      'parameter property': [
        'class Tone { constructor(private hertz: number) {} }',
        'Write the fields of the class, and set them in its constructor.',
      ],
      'import equals declaration': ["import horn = require('./horn.ts')", "Write `import name from 'package'`."],
    }
    const files = Object.entries(codes).map(([name, [code]]) => [
      `_blocks/${name.replaceAll(' ', '-')}/schema.ts`,
      `${parts['schema.ts']}${code}\n`,
    ])
    const { root: folder } = await folderWithEngine(Object.fromEntries(files))
    const args = [join(root, 'src/cli/main.ts'), 'validate', '--format', 'json', '--pages', join(folder, 'pages')]
    const { stdout } = await promisify(execFile)(process.execPath, args).catch((error) => error)
    const found: { code: string; line: number; message: string }[] = JSON.parse(stdout)
    for (const [name, [, remedy]] of Object.entries(codes))
      expect(found).toContainEqual(
        expect.objectContaining({
          code: 'broken-block',
          line: 5,
          message: expect.stringContaining(`cannot be loaded: TypeScript ${name} is more than types. ${remedy}`),
        }),
      )
  })

  it.each([
    ['', 'search:\n  none: Nichts\n'],
    ['a part of ', 'siren: {}\n'],
    ['unknown ', 'siren:\n  horn: Hupe\n'],
  ])('needs no %swords in `wording.yaml`', async (_, wording) => {
    const found = errorsOf(await siteWith({ ...parts, 'schema.ts': 'const = 1\n' }, wording))
    expect(found.map(({ code }) => code)).toEqual(['broken-block'])
  })

  it.each([
    ['throws', "throw new Error('Too loud.')", 'its schema throws while they are checked: Too loud.'],
    ['has no end', 'for (;;);', 'its schema does not end: after 10 seconds they were not checked.'],
  ])('whose schema %s with the values of a page', { tags: 'exhaustive' }, async (_, code, words) => {
    const check = `(title) => { if (title !== 'Leave') ${code}; return true }`
    const site = await siteWith({
      ...parts,
      'schema.ts': parts['schema.ts'].replace('line(90)', `line(90).refine(${check})`),
      '../../loud.yaml': pageText('Loud', '  - type: siren\n    title: Leave now\n'),
    })
    expect(errorsOf(site)).toMatchObject([
      { code: 'broken-block', file: 'pages/loud.yaml', path: 'blocks[0]', message: expect.stringContaining(words) },
    ])
    expect(site.pages.map(({ path }) => path)).toContain('/about')
  })

  it('that works again has no error', async () => {
    expect(errorsOf(await siteWith(parts))).toEqual([])
  })

  it.each([
    [
      'whose schema does not compile',
      { ...parts, 'schema.ts': `${parts['schema.ts']}const = 1\n` },
      { file: 'schema.ts', line: 5, column: 7, words: 'this file does not compile: ' },
    ],
    [
      'whose schema throws',
      { ...parts, 'schema.ts': `${parts['schema.ts']}throw new Error('Out of wires.')\n` },
      { file: 'schema.ts', line: 5, words: 'this file cannot be loaded: Out of wires.' },
    ],
    [
      'that has no schema',
      { ...parts, 'schema.ts': 'export const nothing = 1\n' },
      { file: 'schema.ts', line: 1, words: 'this file exports no schema of `siren`' },
    ],
    [
      'whose component does not compile',
      { ...parts, 'siren.tsx': 'export function Siren() {\n  return <h2\n}\n' },
      { file: 'siren.tsx', line: 3, words: 'this file does not compile: ' },
    ],
    [
      'that has no component',
      { ...parts, 'siren.tsx': 'export const Alarm = () => null\n' },
      { file: 'siren.tsx', line: 1, words: 'this file exports no component `Siren`' },
    ],
    [
      'whose component ends the process',
      { ...parts, 'siren.tsx': 'export function Siren() {\n  process.exit(0)\n}\n' },
      {
        file: 'siren.tsx',
        line: 2,
        words: 'throws while the example of the block is rendered: it calls `process.exit`.',
      },
    ],
    [
      'whose schema ends the process',
      { ...parts, 'schema.ts': `${parts['schema.ts']}process.exit(0)\n` },
      { file: 'schema.ts', line: 5, words: 'cannot be loaded: it calls `process.exit`.' },
    ],
    [
      'whose component calls itself without an end',
      { ...parts, 'siren.tsx': 'export function Siren(): string {\n  return Siren()\n}\n' },
      { file: 'siren.tsx', line: 2, words: 'Maximum call stack size exceeded' },
    ],
    [
      'whose title would be a second headline',
      { ...parts, 'siren.tsx': 'export const Siren = ({ title }: { title: string }) => <h1>{title}</h1>\n' },
      { file: 'siren.tsx', line: 1, words: 'this file has an `h1`, of which a page has one. Write `headline: true`' },
    ],
    [
      'that lacks the file of its component',
      { 'schema.ts': parts['schema.ts'] },
      { file: 'siren.tsx', line: 1, words: 'this file is missing: it has the component' },
    ],
    [
      'that imports another block',
      { ...parts, 'siren.tsx': `${parts['siren.tsx']}export { Faq } from '../faq/faq.tsx'\n` },
      {
        file: 'siren.tsx',
        line: 4,
        column: 21,
        words: 'imports `../faq/faq.tsx`, which is outside of its folder. A block',
      },
    ],
    [
      'that imports a file of the engine by its path',
      { ...parts, 'schema.ts': `import '${join(root, 'schema/text.ts')}'\n${parts['schema.ts']}` },
      {
        file: 'schema.ts',
        line: 1,
        words: 'schema/text.ts`, which is outside of its folder. A block imports `marquee`',
      },
    ],
    [
      'that imports what is not public',
      { ...parts, 'siren.tsx': `import 'marquee/src/render/island.tsx'\n${parts['siren.tsx']}` },
      {
        file: 'siren.tsx',
        line: 1,
        words: 'which `marquee` does not have. A block imports `marquee`, `marquee/schema`',
      },
    ],
    [
      'whose second file imports what is not there',
      { ...parts, 'siren.tsx': `import './sound.ts'\n${parts['siren.tsx']}`, 'sound.ts': "import './horn.ts'\n" },
      { file: 'sound.ts', line: 1, column: 8, words: 'this file imports `./horn.ts`, which does not exist.' },
    ],
    [
      'whose component throws',
      { ...parts, 'siren.tsx': "export function Siren() {\n  throw new Error('No power.')\n}\n" },
      { file: 'siren.tsx', line: 2, words: 'throws while the example of the block is rendered: No power.' },
    ],
    [
      'whose second file throws',
      {
        ...parts,
        'siren.tsx':
          "import { loud } from './sound.ts'\nexport const Siren = ({ title }: { title: string }) => loud(title)\n",
        'sound.ts': 'export function loud(title: string): string {\n  throw new Error(title)\n}\n',
      },
      { file: 'sound.ts', line: 2, words: 'throws while the example of the block is rendered: Leave' },
    ],
    [
      'that imports a package that is not installed',
      { ...parts, 'siren.tsx': `import 'no-such-siren'\n${parts['siren.tsx']}` },
      { file: 'siren.tsx', words: 'no-such-siren' },
    ],
    [
      'without an example',
      { 'schema.ts': parts['schema.ts'], 'siren.tsx': parts['siren.tsx'] },
      { file: 'example.yaml', line: 1, words: 'this file is missing: it has an example of the block.' },
    ],
    [
      'whose example does not fit',
      { ...parts, 'example.yaml': 'type: siren\ntitel: Leave\n' },
      {
        file: 'example.yaml',
        line: 2,
        words: 'does not fit the schema of the block: `titel` is not a field of `siren`',
      },
    ],
    [
      'whose example with much does not fit',
      { ...parts, 'much.yaml': 'type: siren\ntitle: Leave\ntones: 3\n' },
      {
        file: 'much.yaml',
        line: 3,
        words: 'does not fit the schema of the block: `tones` is not a field of `siren`',
      },
    ],
    [
      'whose example is that of another',
      { ...parts, 'example.yaml': 'type: page-title\ntitle: Leave\n' },
      { file: 'example.yaml', line: 1, words: 'it begins with `type: siren`' },
    ],
    [
      'whose words have another name',
      {
        ...parts,
        'schema.ts': parts['schema.ts'].replace("defineWords('siren'", "defineWords('horn'"),
      },
      { file: 'schema.ts', line: 1, words: "must name its words like the block: `defineWords('siren', …)`" },
    ],
  ])('%s is one error with its place, and other pages go on', async (_, block, { words, file, ...place }) => {
    const site = await siteWith(block)
    const found = errorsOf(site)
    expect(found).toMatchObject([{ code: 'broken-block', file: `pages/_blocks/siren/${file}`, ...place }])
    expect(found[0]?.message).toContain(words)
    expect(site.pages.map(({ path }) => path)).toEqual(['/plain'])
  })
})
