import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepare } from '../../../../../src/generate/generate.ts'
import { touches } from '../../../../../src/generate/plan.ts'
import type { EditResult } from '../../../../../src/studio/wire/edits.ts'
import type { RecordMovePlan } from '../../../../../src/studio/wire/grid.ts'
import { copySmallSample } from '../../../../support/small-sample.ts'
import { serveStudio } from '../../studio-server.ts'

/** The studio over the small form of the sample site, with what names a city in all ways. */
async function open() {
  const root = await mkdtemp(join(tmpdir(), 'marquee-move-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const pages = join(root, 'pages')
  await copySmallSample(pages)
  const pathOf = (name: string) => join(pages, name)
  const read = (name: string) => readFile(pathOf(name), 'utf8')
  const change = async (name: string, what: string | RegExp, by: string) =>
    writeFile(pathOf(name), (await read(name)).replace(what, by))
  await change(
    '_data/coverage/city-service.yaml',
    '\nownSentences',
    'only:\n  la: [ushers, greeters] # by contract\naliases:\n  cities:\n    los-angeles: la\n\nownSentences',
  )
  await rm(pathOf('la/bartenders.yaml'))
  await change('_data/generated.lock.json', /^.*la\/bartenders.*\n/m, '')
  await appendFile(pathOf('la/ushers.yaml'), 'overrides:\n  title: Ushers of our own\n')
  await change(
    'about.yaml',
    /^blocks:/m,
    'blocks:\n  - type: rich-text\n    body: See [our ushers](/la/ushers#faq).\n  - type: page-list\n    under: /la\n',
  )
  await writeFile(pathOf('_data/redirects.yaml'), '- from: /old-ushers\n  to: /la/ushers\n')
  const files = async () => {
    const names = (await readdir(pages, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    const paths = names.map((one) => join(one.parentPath, one.name)).sort()
    return Promise.all(paths.map(async (path) => [path, (await readFile(path)).toString('base64')] as const))
  }
  return { root, read, files, ...(await serveStudio(root)) }
}

const move = { collection: 'cities', from: 'la', to: 'los-angeles' }

test('a record gets another address with its pages, files, links and redirects, and one Undo takes it back', async () => {
  const { root, read, pathOf, files, call } = await open()
  const before = await files()
  const plan = await call<RecordMovePlan>('planRecordMove', move)
  expect(plan.pages).toEqual(
    ['/la/ushers', '/la/greeters', '/la'].map((from) => ({ from, to: from.replace('/la', '/los-angeles') })),
  )
  expect(plan.redirects).toBe(3)
  expect(plan.files).toEqual(['City: Los Angeles', 'Picture: cities/la.svg'])
  expect(plan.changed).toContain('About our event staffing agency')
  expect(await files()).toEqual(before)

  expect(await call<EditResult>('moveRecord', move)).toMatchObject({ kind: 'saved' })
  const matrix = await read('_data/coverage/city-service.yaml')
  expect(matrix).toContain('[los-angeles, sf, chicago]')
  expect(matrix).toContain('only:\n  los-angeles: [ushers, greeters] # by contract\n')
  expect(matrix).not.toContain('aliases')
  expect(await read('_data/cities/los-angeles.yaml')).toMatch(/^slug: los-angeles\n/)
  expect(await read('los-angeles/ushers.yaml')).toMatch(
    /^city: los-angeles\n[\s\S]*overrides:\n {2}title: Ushers of our own\n$/m,
  )
  expect(await read('about.yaml')).toContain('[our ushers](/los-angeles/ushers#faq)')
  expect(await read('about.yaml')).toContain('under: /los-angeles\n')
  expect(await read('_data/redirects.yaml')).toBe(
    `${['/old-ushers', '/la/ushers'].map((from) => `- from: ${from}\n  to: /los-angeles/ushers\n`).join('')}${[
      'greeters',
      '',
    ]
      .map((name) => `- from: ${join('/la', name)}\n  to: ${join('/los-angeles', name)}\n`)
      .join('')}`,
  )
  expect(await read('_data/lastmod.lock.json')).not.toContain('"/la/ushers"')
  for (const name of ['la', 'la.yaml', '_data/cities/la.yaml', '_public/images/cities/la.svg'])
    expect(existsSync(pathOf(name)), name).toBe(false)
  expect(existsSync(pathOf('_public/images/cities/los-angeles.svg'))).toBe(true)
  const next = await prepare({ root, pages: 'pages' })
  expect(next.kind === 'ready' ? next.steps.filter(touches) : next).toEqual([])

  expect(await call<EditResult>('undo')).toMatchObject({ kind: 'saved' })
  expect(await files()).toEqual(before)
})

test('a service takes its questions along', async () => {
  const { read, pathOf, call } = await open()
  const ushers = { collection: 'services', from: 'ushers', to: 'event-ushers' }
  const questions = await read('_data/faqs/ushers.yaml')
  expect(await call<EditResult>('moveRecord', ushers)).toMatchObject({ kind: 'saved' })
  expect(await read('_data/faqs/event-ushers.yaml')).toBe(questions)
  expect(existsSync(pathOf('_data/faqs/ushers.yaml'))).toBe(false)
  expect(await read('_data/coverage/city-service.yaml')).toContain('la: [event-ushers, greeters] # by contract')
  expect(await read('la/event-ushers.yaml')).toContain('Ushers of our own')
})

test('an address that is taken or cannot be is refused in words, and nothing is written', async () => {
  const { files, call } = await open()
  const before = await files()
  for (const [to, words] of [
    ['sf', 'There is a city with the address part sf already: San Francisco. Choose another one.'],
    ['about', 'There is a page at /about already. Choose another part of the address.'],
    ['LA!', '“LA!” cannot be a part of an address.'],
  ] as const)
    expect(JSON.stringify(await call('moveRecord', { ...move, to }))).toContain(words)
  expect(await files()).toEqual(before)
})
