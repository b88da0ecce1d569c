import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCache } from '../../../src/cache/cache.ts'
import { validateCached } from '../../../src/cli/support/validate-cached.ts'
import { validateContent } from '../../../src/cli/support/validate-content.ts'
import { repeats } from '../../support/long.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const root = join(import.meta.dirname, '../../..')
const text = (title: string, body: string, more = '') =>
  pageText(title, `  - type: page-title\n    title: ${title}\n  - type: rich-text\n    body: ${body}\n`, more)

const pages = ['index.yaml', 'about.yaml', 'team.yaml', 'blog/one.yaml']
const days = ['2026-11-01', '2026-12-01', '2026-12-01T09:00Z', '2027-06-30', 'sometime']

/** What may become of a file: few ways, so that a content that was there before comes back. */
const page = fc.record({
  name: fc.constantFrom(...pages, 'Bad Name.yaml', '_data/fragments/more.yaml'),
  content: fc.oneof(
    fc.constant(undefined),
    fc.constantFrom('title: [', '', 'title: Half', '- type: rich-text\n  body: Text.\n'),
    fc
      .record({
        title: fc.constantFrom('About', 'Team'),
        body: fc.constantFrom('Text.', '"[There](/team)"', '"[There](/blog/one#no)"', '"{city.name}"'),
        more: fc.oneof(
          fc.constant(''),
          fc.constantFrom('draft: true\n', 'aliases: [/old]\n'),
          fc
            .tuple(fc.constantFrom('publishAt', 'unpublishAt'), fc.constantFrom(...days))
            .map(([key, day]) => `${key}: ${day}\n`),
        ),
      })
      .map(({ title, body, more }) => text(title, body, more)),
  ),
})
const step = fc.record({ page, picture: fc.boolean(), now: fc.constantFrom(...days.slice(0, -1)) })

async function site() {
  const folder = await contentFolder({ 'index.yaml': text('Home', 'Text.') })
  const records = join(folder.root, 'records/checks')
  const cache = createCache(join(folder.root, 'records'))
  const question = (now: string) => ({ base: folder.root, pages: 'pages', now: new Date(now), since: undefined })
  return { ...folder, records, question, validate: (now: string) => validateCached(question(now), { root, cache }) }
}

it('works without records if none can be written', async () => {
  const { records, validate } = await site()
  await writeFile(dirname(records), 'a file')
  expect(await validate('2026-11-21')).toMatchObject({ isCached: false, pageCount: 1 })
  expect(await validate('2026-11-21')).toMatchObject({ isCached: false, pageCount: 1 })
})

it('finds what a check without the cache finds, whatever was changed, undone, or has become due', async () => {
  const { root: folder, write, question, validate } = await site()
  const picture = join(folder, 'public/images/stage.jpg')
  await mkdir(join(folder, 'public/images'), { recursive: true })
  let met = 0
  const same = { page: { name: 'about.yaml', content: undefined }, picture: false, now: '2026-11-01' }
  await fc.assert(
    fc.asyncProperty(step, async ({ page: { name, content }, picture: isThere, now }) => {
      if (content === undefined) await rm(join(folder, 'pages', name), { force: true })
      else await write(name, content)
      if (isThere) await writeFile(picture, 'x')
      else await rm(picture, { force: true })
      const { isCached, ...found } = await validate(now)
      expect(found).toEqual(JSON.parse(JSON.stringify(await validateContent(question(now)))))
      const again = await validate(now)
      expect({ ...again, isCached }).toEqual({ ...found, isCached })
      if (isCached) met++
    }),
    // A check that runs twice is cached, whatever the random steps are.
    { numRuns: repeats(80), examples: [[same], [same]] },
  )
  expect(met, 'some of them were cached').toBeGreaterThan(0)
})

it('reads the logo in the shared public folder again after a change', async () => {
  const { root: folder, write, validate } = await site()
  await write('_data/theme.yaml', 'logo: { file: logo.svg }\n')
  await mkdir(join(folder, 'public'))
  const logo = join(folder, 'public/logo.svg')
  const codes = async () => (await validate('2026-11-21')).diagnostics.map(({ code }) => code)
  await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>')
  expect(await codes()).not.toContain('unreadable-theme-file')
  await writeFile(logo, 'no drawing')
  expect(await codes()).toContain('unreadable-theme-file')
})

it('checks again when a schedule starts, and on the next day', async () => {
  const { write, validate } = await site()
  await write('about.yaml', text('About', 'Text.', 'publishAt: 2026-12-01T09:00Z\n'))
  const isCached = async (now: string) => (await validate(now)).isCached
  expect(await isCached('2026-12-01T08:00Z')).toBe(false)
  expect(await isCached('2026-12-01T08:59:59.999Z')).toBe(true)
  expect(await isCached('2026-12-01T09:00Z')).toBe(false)
  expect(await isCached('2026-12-01T23:59Z')).toBe(true)
  expect(await isCached('2026-12-02T00:00Z')).toBe(false)
})

it('does not use a record that is cut, changed, or belongs to another check', async () => {
  const { records, write, validate } = await site()
  const now = '2026-11-21T12:00Z'
  const isCached = async () => (await validate(now)).isCached
  expect([await isCached(), await isCached()]).toEqual([false, true])
  const file = join(records, (await readdir(records))[0] as string)
  const whole = await readFile(file, 'utf8')

  await truncate(file, whole.length - 1)
  expect([await isCached(), await isCached()]).toEqual([false, true])
  await writeFile(file, whole.replace('"pageCount":1', '"pageCount":2'))
  expect([await isCached(), await isCached()]).toEqual([false, true])
  await writeFile(file, '')
  expect([await isCached(), await isCached()]).toEqual([false, true])

  await write('about.yaml', text('About', 'Text.'))
  await validate(now)
  const other = (await readdir(records)).find((name) => !file.endsWith(name)) as string
  await writeFile(join(records, other), whole)
  expect((await validate(now)).pageCount).toBe(2)
})
