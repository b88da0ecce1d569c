import { afterEach, describe, expect, test } from 'vitest'
import { prepare, type Ready } from '../../../src/generate/generate.ts'
import { writeLock } from '../../../src/generate/lock.ts'
import { lockDuring } from '../../../src/generate/plan.ts'
import { type Files, makeSite, template } from './site-folder.ts'

const coverageFile = '_data/coverage/city-service.yaml'

const lock = '_data/generated.lock.json'
const templateFile = '_data/templates/city-service.yaml'
const newTemplate = template.replace('Hire', 'Book')

let site: ReturnType<typeof makeSite>
const open = (changes?: Files) => {
  site = makeSite(changes)
  return site
}
afterEach(() => site.remove())

describe('generate', () => {
  test('writes a page for every row, with its aliases and the blocks that fit it', async () => {
    const { generate, read, all } = open()
    const { code, text } = await generate()
    expect(code).toBe(0)
    expect(text).toContain('4 pages: 4 new.')
    expect(Object.keys(all()).filter((path) => !path.startsWith('_data'))).toEqual([
      'la/greeters.yaml',
      'la/ushers.yaml',
      'nyc/greeters.yaml',
      'nyc/ushers.yaml',
    ])
    expect(
      read('la/greeters.yaml'),
    ).toBe(`# Generated from _data/templates/city-service.yaml. What differs on this page is written under \`overrides:\` at its end.
template: city-service
city: la
service: greeters
aliases:
  - /la/hosts
  - /los-angeles/greeters
  - /los-angeles/hosts
title: "{service.name} in {city.name}"
description: Hire {service.plural} in {city.name}. Call {site.phone}.
blocks:
  - type: hero
    title: "{service.name} in {city.name}"
  - type: rich-text
    text: "{city.labor.dailyOvertime.text}"
`)
    expect(read('nyc/ushers.yaml')).not.toContain('dailyOvertime')
  })

  test('needs no questions of a service if the template shows none', async () => {
    const { generate } = open({ '_data/faqs/ushers.yaml': undefined })
    expect((await generate()).text).toContain('4 pages: 4 new.')
  })

  test('says how many pages show a changed fact if there is nothing to write', async () => {
    const { generate, read, write, commit } = open()
    await generate()
    commit()
    const la = '_data/cities/la.yaml'
    write(la, read(la).replace(/^headline: .*/m, 'headline: A new fact'))
    expect((await generate()).text).toBe(
      '2 pages show what is new in pages/_data/cities/la.yaml already, nothing to write.\n4 pages: 4 up to date.',
    )
    commit()
    expect((await generate()).text).toBe('4 pages: 4 up to date.')
  })

  test('says it once of many changed records', async () => {
    const { generate, read, write, commit } = open()
    await generate()
    commit()
    for (const file of ['cities/la', 'cities/nyc', 'services/greeters', 'services/ushers'])
      write(`_data/${file}.yaml`, `${read(`_data/${file}.yaml`)}\n# looked at\n`)
    expect((await generate()).text).toBe(
      'The pages of 4 changed records show what is new in them already, nothing to write.\n4 pages: 4 up to date.',
    )
  })

  test('writes the same bytes again', async () => {
    const { generate, all } = open()
    await generate()
    const first = all()
    const second = await generate()
    expect(second.text).toBe('4 pages: 4 up to date.')
    expect(all()).toEqual(first)
  })

  test.each(['--dry-run', '--check'])('writes nothing with %s', async (flag) => {
    const { generate, all } = open()
    const before = all()
    const { code, text } = await generate(flag)
    expect(text).toContain('4 pages: 4 new.')
    expect(code).toBe(flag === '--check' ? 1 : 0)
    expect(all()).toEqual(before)
  })

  test('confirms with --check that all pages are up to date, edited ones included', async () => {
    const { generate, write } = open()
    await generate()
    write('la/ushers.yaml', 'title: Mine\n')
    expect((await generate('--check')).code).toBe(0)
  })

  test('reports with --check what is out of date and how to fix it', async () => {
    const { generate, write, erase } = open()
    await generate()
    const advice =
      'Run `npm run generate -- --site pages`, look at what it changes, and commit that together with the change that caused it.'
    erase('la/ushers.yaml')
    expect((await generate('--check')).text).toBe(
      `Deleted by hand, and written again as long as the matrix lists them:
  la/ushers.yaml

4 pages: 1 restored, 3 up to date.

1 of 4 generated pages is not what the template and the data give now. Nothing was written.
${advice}`,
    )
    write(templateFile, template.replace('Call', 'Ring'))
    expect((await generate('--check')).text).toContain(
      `\n\n4 of 4 generated pages are not what the template and the data give now. Nothing was written.\n${advice}`,
    )
    await generate()
    write('_data/generated.lock.json', 'broken')
    expect((await generate('--check')).text).toContain(
      `All pages are up to date, but _data/generated.lock.json, which distinguishes edited pages from others, is not. Nothing was written.\n${advice}`,
    )
  })

  test.each([
    [
      'a word',
      (text: string) => text.replace('{service.name} in', '{service.name} all over'),
      'title: "{service.name} all over {city.name}"',
    ],
    [
      'a field',
      (text: string) => text.replace('- type: hero\n', '- type: hero\n    tone: dusk\n'),
      'blocks[hero].tone: dusk',
    ],
    [
      'a word and an override',
      (text: string) =>
        `${text.replace('type: rich-text\n    text: ', 'type: rich-text\n    text: Long days. ')}overrides:\n  noindex: true\n`,
      'noindex: true\n  blocks[rich-text].text: ',
    ],
  ])(
    'turns %s that was edited in a page into an override, and the change of the template arrives',
    async (_name, edit, override) => {
      const { generate, write, read } = open()
      await generate()
      write('la/ushers.yaml', edit(read('la/ushers.yaml')))
      expect((await generate('--check')).code).toBe(1)
      write(templateFile, newTemplate)
      const { code, text } = await generate()
      expect(code).toBe(0)
      expect(text).toBe(`Changed by the template or the data:
  la/greeters.yaml
  nyc/greeters.yaml
  nyc/ushers.yaml

Edited by hand: what differs is under \`overrides:\` now:
  la/ushers.yaml

4 pages: 3 changed, 1 with edits as overrides.`)
      expect((await generate()).text).toBe('4 pages: 4 up to date.')
      const page = read('la/ushers.yaml')
      await generate('--discard-edits', '/la/ushers')
      expect(page).toBe(read('la/ushers.yaml') + page.slice(page.indexOf('\noverrides:') + 1))
      expect(page).toContain(override)
    },
  )

  test('finds in git what an edited page was generated from, if no other page of its template says it', async () => {
    const { generate, write, read, commit } = open()
    await generate()
    commit()
    for (const page of ['la/ushers', 'la/greeters'])
      write(`${page}.yaml`, read(`${page}.yaml`).replace('{service.name} in', '{service.name} all over'))
    write(templateFile, newTemplate)
    expect((await generate()).text).toContain('4 pages: 2 changed, 2 with edits as overrides.')
    expect(read('la/ushers.yaml')).toContain('Book')
  })

  test('leaves an edited page if nobody knows what it was generated from, or if it has other blocks', async () => {
    const { generate, write, read } = open()
    await generate()
    const edited = {
      'la/ushers.yaml': read('la/ushers.yaml').replace('Hire', 'Find'),
      'la/greeters.yaml': read('la/greeters.yaml').replace('Hire', 'Find'),
      'nyc/ushers.yaml': read('nyc/ushers.yaml').replace('blocks:\n', 'blocks:\n  - use: how-to-hire\n'),
    }
    for (const [path, text] of Object.entries(edited)) write(path, text)
    write(templateFile, newTemplate)
    const { code, text } = await generate()
    expect(code).toBe(0)
    for (const [path, text] of Object.entries(edited)) expect(read(path)).toBe(text)
    expect(text).toBe(`Changed by the template or the data:
  nyc/greeters.yaml

Edited so that \`overrides:\` cannot say it: left as they are, not updated:
  la/greeters.yaml
  la/ushers.yaml
  nyc/ushers.yaml

Compare with the template:     npm run generate -- --site pages --diff /la/greeters
Turn the edit into overrides:  npm run generate -- --site pages --to-overrides /la/greeters
Discard edits:                 npm run generate -- --site pages --discard-edits /la/greeters
Keep it as it is:              write \`detached: true\` below \`template:\`

4 pages: 1 changed, 3 edited by hand.`)
  })

  test.each([0, 1, 2, 3, 4])('gives no edit up when it ends after %i pages', async (count) => {
    const { generate, write, read, all } = open()
    await generate()
    write('la/ushers.yaml', read('la/ushers.yaml').replace('{service.name} in', '{service.name} all over'))
    write(templateFile, newTemplate)
    const before = all()
    await generate()
    const after = all()
    const pages = ['la/ushers.yaml', 'la/greeters.yaml', 'nyc/greeters.yaml', 'nyc/ushers.yaml']
    for (const [path, text] of Object.entries(before)) write(path, text)
    const prepared = (await prepare({ root: site.folder, pages: '.' })) as Ready
    write('_data/generated.lock.json', writeLock(lockDuring(prepared.steps, prepared.situation)))
    for (const path of pages.slice(0, count)) write(path, after[path] as string)
    await generate()
    expect(all()).toEqual(after)
  })

  test('shows the differences of an edited page from the template', async () => {
    const { generate, write, read } = open()
    await generate()
    write('la/ushers.yaml', read('la/ushers.yaml').replace('Hire', 'Find'))
    const { code, text } = await generate('--diff', '/la/ushers')
    expect(code).toBe(0)
    expect(text).toBe(`la/ushers.yaml: - is the page, + is the template

    - /los-angeles/ushers
  title: "{service.name} in {city.name}"
- description: Find {service.plural} in {city.name}. Call {site.phone}.
+ description: Hire {service.plural} in {city.name}. Call {site.phone}.
  blocks:
    - type: hero`)
  })

  test.each(['/la/ushers', 'la/ushers', 'la/ushers.yaml'])('gives %s back to the template', async (name) => {
    const { generate, write, read } = open()
    await generate()
    const generated = read('la/ushers.yaml')
    write('la/ushers.yaml', 'title: Mine\n')
    expect((await generate('--discard-edits', name)).text).toContain('Edits discarded:\n  la/ushers.yaml')
    expect(read('la/ushers.yaml')).toBe(generated)
  })

  test('deletes a page that left the matrix, and suggests where to redirect its address', async () => {
    const { generate, write, read, all } = open()
    await generate()
    write(coverageFile, `${read(coverageFile)}except: { nyc: [ushers] }\n`)
    const { text } = await generate()
    expect(all()).not.toHaveProperty('nyc/ushers.yaml')
    expect(text).toContain(`No longer in the matrix: deleted:
  nyc/ushers.yaml
    /nyc/ushers would answer 404. To catch it, add under \`aliases: services:\` in pages/_data/coverage/city-service.yaml:
      ushers: { record: greeters, with: { cities: [nyc] } }`)
    const alias = 'aliases:\n  services:\n    ushers: { record: greeters, with: { cities: [nyc] } }\n'
    write(coverageFile, read(coverageFile).replace('aliases:\n', alias))
    expect((await generate()).code).toBe(0)
    expect(read('nyc/greeters.yaml')).toContain('- /nyc/ushers')
  })

  test('does not delete a page that was edited before it left the matrix', async () => {
    const { generate, write, read } = open()
    await generate()
    write('nyc/ushers.yaml', 'title: Mine\n')
    write(coverageFile, read(coverageFile).replace('[la, nyc]', '[la]'))
    const { code, text } = await generate()
    expect(code).toBe(0)
    expect(read('nyc/ushers.yaml')).toBe('title: Mine\n')
    expect(text).toContain('Edited by hand and no longer in the matrix: left as they are:\n  nyc/ushers.yaml')
    expect(text).toContain(
      '/nyc/greeters would answer 404. To catch the addresses of nyc, add under `aliases: cities:`',
    )
  })

  test('does not change a page that it did not generate', async () => {
    const { generate, read, write } = open({ 'la/ushers.yaml': 'title: Ours\n', 'about.yaml': 'title: About\n' })
    expect((await generate()).text).toContain('Pages that were never generated: left as they are:\n  la/ushers.yaml')
    write(templateFile, newTemplate)
    await generate()
    expect(read('la/ushers.yaml')).toBe('title: Ours\n')
    expect(read('about.yaml')).toBe('title: About\n')
  })

  test('leaves no partial file', async () => {
    const { generate, all } = open()
    await generate()
    expect(Object.keys(all()).filter((path) => /(?:^|\/)\./.test(path))).toEqual([])
  })
})

describe('a lock file', () => {
  test.each([
    ['missing', undefined, 'There is no _data/generated.lock.json'],
    ['broken', '{', '_data/generated.lock.json cannot be read'],
    ['from an older version', '{"version":0}', '_data/generated.lock.json was written by an older version'],
  ])('that is %s: pages that differ are preserved, the others are recognized', async (_name, text, words) => {
    const { generate, write, read, erase } = open()
    await generate()
    const good = read(lock)
    if (text === undefined) erase(lock)
    else write(lock, text)
    write('la/ushers.yaml', read('la/ushers.yaml').replace('Hire', 'Find'))
    const run = await generate()
    expect(run.code).toBe(0)
    expect(run.text).toContain(
      `${words}, so edited pages cannot be distinguished from outdated ones: every page that differs stays as it is.`,
    )
    expect(run.text).toContain('4 pages: 1 edited by hand, 3 up to date.')
    expect(JSON.parse(read(lock)).files).toMatchObject(
      Object.fromEntries(Object.entries(JSON.parse(good).files).filter(([path]) => path !== 'la/ushers.yaml')),
    )
  })

  test('that is missing does not hide pages that left the matrix', async () => {
    const { generate, read, write } = open()
    await generate()
    write(lock, '{')
    write(coverageFile, read(coverageFile).replace('[la, nyc]', '[la]'))
    expect((await generate()).text).toContain(
      'Edited by hand and no longer in the matrix: left as they are:\n  nyc/greeters.yaml\n  nyc/ushers.yaml',
    )
  })

  test('from a newer version stops everything', async () => {
    const { generate, all } = open({ [lock]: '{"version":2}' })
    const before = all()
    const { code, text } = await generate()
    expect(code).toBe(1)
    expect(text).toBe(
      '_data/generated.lock.json was written by a newer version of Marquee. Nothing was written. Update Marquee, or delete the lock file: all pages that differ then count as edited, and stay as they are.',
    )
    expect(all()).toEqual(before)
  })
})

describe('wrong arguments', () => {
  test.each([
    ['an unknown flag', ['--chekc'], "unknown option '--chekc'\n(Did you mean --check?)"],
    ['two things at once', ['--check', '--dry-run'], 'Use only one of'],
    [
      'a page that is not generated',
      ['--diff', '/la/usher'],
      '`/la/usher` is not a generated page. Did you mean `/la/ushers`?',
    ],
    ['edits of a page that is not generated', ['--discard-edits', '/about'], '`/about` is not a generated page.'],
  ])('%s', async (_name, args, words) => {
    const { generate } = open()
    const { code, text } = await generate(...args)
    expect(code).toBe(2)
    expect(text).toContain(words)
    expect(text).toContain('Usage: npm run generate')
  })
})
