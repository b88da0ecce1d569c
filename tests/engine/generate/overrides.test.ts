import { afterEach, describe, expect, test } from 'vitest'
import { matrixText } from '../../support/texts/matrix-text.ts'
import { makeSite, template } from './site-folder.ts'

const templateFile = '_data/templates/city-service.yaml'
const page = 'la/ushers.yaml'

let site: ReturnType<typeof makeSite>
const open = async () => {
  site = makeSite()
  await site.generate()
  return site
}
afterEach(() => site.remove())

const overrides = `overrides:
  # The Bowl is what people ask for.
  title: Ushers who know the Bowl
  blocks[hero].title: "{service.name} at the Bowl"
`

describe('a page with overrides', () => {
  test('preserves them when the template changes, and has the change everywhere else', async () => {
    const { generate, read, write } = await open()
    const before = read(page)
    write(page, before + overrides)
    expect((await generate()).text).toBe('4 pages: 4 up to date.')
    write(templateFile, template.replace('Hire', 'Book'))
    expect((await generate()).text).toContain('4 pages: 4 changed.')
    expect(read(page)).toBe(before.replace('Hire', 'Book') + overrides)
    expect((await generate('--check')).code).toBe(0)
  })

  test('may have them between any two of its fields', async () => {
    const { generate, read, write } = await open()
    const before = read(page)
    write(page, before.replace('\ntitle:', `\n\n${overrides}\ntitle:`))
    expect((await generate('--check')).text).toBe('4 pages: 4 up to date.')
    write(templateFile, template.replace('Hire', 'Book'))
    await generate()
    expect(read(page)).toBe(before.replace('Hire', 'Book') + overrides)
  })

  test('refers to blocks by name, so that a block before them changes nothing', async () => {
    const { generate, read, write } = await open()
    write(page, read(page) + overrides)
    write(templateFile, template.replace('blocks:\n', 'blocks:\n  - type: rich-text\n    text: First\n'))
    expect((await generate()).code).toBe(0)
    expect((await generate('--diff', '/la/ushers')).text).toContain('+     title: "{service.name} in {city.name}"')
  })

  test('reports an override without a target since the template changed', async () => {
    const { generate, read, write } = await open()
    write(page, read(page) + overrides)
    write(templateFile, template.replace('type: hero', 'type: page-title'))
    const { code, text } = await generate()
    expect(code).toBe(1)
    expect(text).toContain('`blocks[hero].title` leads nowhere: the template gives this page no `blocks[hero]`.')
    expect(text).toContain('There are: rich-text, page-title.')
  })

  test('shows with --diff how it differs from the template', async () => {
    const { generate, read, write } = await open()
    write(page, read(page) + overrides)
    expect((await generate('--diff', '/la/ushers')).text).toBe(`la/ushers.yaml: - is the page, + is the template

  aliases:
    - /los-angeles/ushers
- title: "Ushers who know the Bowl"
+ title: "{service.name} in {city.name}"
  description: Hire {service.plural} in {city.name}. Call {site.phone}.
  blocks:
    - type: hero
-     title: "{service.name} at the Bowl"
+     title: "{service.name} in {city.name}"
    - type: rich-text
      text: "{city.labor.dailyOvertime.text}"`)
  })

  test('loses them when edits are discarded', async () => {
    const { generate, read, write } = await open()
    const before = read(page)
    write(page, before + overrides)
    await generate('--discard-edits', '/la/ushers')
    expect(read(page)).toBe(before)
  })

  test('is not deleted when it leaves the matrix', async () => {
    const { generate, read, write } = await open()
    write(page, read(page) + overrides)
    write('_data/coverage/city-service.yaml', matrixText('[la, nyc]', '[greeters]'))
    await generate()
    expect(read(page)).toContain(overrides)
  })
})

describe('a detached page', () => {
  test('does not follow the template until the line is deleted', async () => {
    const { generate, read, write } = await open()
    const before = read(page)
    write(page, before.replace('city: la', 'detached: true\ncity: la'))
    write(templateFile, template.replace('Hire', 'Book'))
    expect((await generate()).text).toContain('Detached from the template: left as they are:\n  la/ushers.yaml')
    expect(read(page)).toContain('Hire')
    write(page, before)
    await generate()
    expect(read(page)).toContain('Book')
  })
})

describe('--to-overrides', () => {
  test('turns edits into overrides, with their comments', async () => {
    const { generate, read, write } = await open()
    const before = read(page)
    const edited = before
      .replace(
        'title: "{service.name} in {city.name}"\ndesc',
        '# Shorter.\ntitle: "{service.name}" # for the tab\ndesc',
      )
      .replace('  - type: hero', '  # The first block.\n  - type: hero\n    tone: dusk')
    write(page, `${edited}# The end.\n`)
    const { text } = await generate('--to-overrides', '/la/ushers')
    expect(text).toBe(
      'What differs is under `overrides:` now:\n  la/ushers.yaml\n\nNow run: npm run generate -- --site pages',
    )
    expect(read(page)).toBe(`${before}# The end.
overrides:
  # Shorter.
  # for the tab
  title: "{service.name}"
  # The first block.
  blocks[hero].tone: dusk
`)
    expect((await generate()).text).toBe('4 pages: 4 up to date.')
  })

  test('detaches a page with other blocks', async () => {
    const { generate, read, write } = await open()
    const edited = read(page).replace('blocks:\n', 'blocks:\n  - use: how-to-hire\n')
    write(page, edited)
    expect((await generate('--to-overrides')).text).toContain('Detached, since blocks or fields were added or removed:')
    expect(read(page)).toBe(edited.replace('template: city-service\n', 'template: city-service\ndetached: true\n'))
    expect((await generate()).text).toContain('4 pages: 1 detached, 3 up to date.')
  })
})
