import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { migrate } from '../../../../src/cli/commands/migrate.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { matrixText } from '../../../support/texts/matrix-text.ts'
import { contentFolder, pageText } from '../folder.ts'

const now = new Date('2026-11-21')
const page = (title: string) => pageText(title, `  - type: page-title\n    title: ${title}\n`)
const company = 'name: Spokes\nphone: (213) 555-0142\nemail: hello@example.com\norigin: https://www.example.com\n'

it('is empty if the site file does not mention it', async () => {
  const { root, write } = await contentFolder({ 'index.yaml': page('Home') })
  await write('_data/site.yaml', company)
  const { header, diagnostics } = await loadSite({ root, now })
  expect(header).toEqual([])
  expect(diagnostics).toEqual([])
})

it('has menus written by hand and menus of a collection, without records that have no page', async () => {
  const { root, write } = await contentFolder({ 'index.yaml': page('Home'), 'repairs.yaml': page('Repairs') })
  await write('_data/coverage/city-service.yaml', matrixText('[la]', '[ushers]'))
  await write('la/ushers.yaml', pageText('Ushers', '  - type: page-title\n    title: Ushers\n', 'city: la\n'))
  await write(
    '_data/site.yaml',
    `${company}header:
  links:
    - { text: What we do, links: [{ text: Repairs, href: /repairs }] }
    - { text: Cities, href: /, links: { from: cities }, all: All cities }
footer:
  columns:
    - { title: Cities, links: { from: cities, only: [la] } }
    - { title: More, links: [{ text: Repairs, href: /repairs }] }
`,
  )
  const { header, footer, diagnostics } = await loadSite({ root, now })
  expect(diagnostics.filter(({ file, severity }) => file.endsWith('site.yaml') && severity === 'error')).toEqual([])
  expect(footer).toEqual([
    { title: 'Cities', links: [{ text: 'Los Angeles', href: '/la/ushers' }] },
    { title: 'More', links: [{ text: 'Repairs', href: '/repairs' }] },
  ])
  expect(header).toEqual([
    { text: 'What we do', menu: [{ links: [{ text: 'Repairs', href: '/repairs' }] }] },
    {
      text: 'Cities',
      href: '/',
      all: 'All cities',
      menu: [{ from: 'cities', links: [{ text: 'Los Angeles', href: '/la/ushers' }] }],
    },
  ])
})

it('is updated from the version with one menu of cities and one button', async () => {
  const { root, write } = await contentFolder({})
  await write(
    '_data/site.yaml',
    `${company}header:
  # what comes first
  links: [{ text: Home, href: / }]
  locations: { text: CITIES, cities: [la, nyc], all: { text: All cities, href: /locations } }
  inquire: Ask
`,
  )
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await migrate(['--write', '--pages', `${root}/pages`])).toBe(0)
  said.mockRestore()
  const text = await readFile(`${root}/pages/_data/site.yaml`, 'utf8')
  expect(text).toContain('# what comes first')
  expect((parse({ file: 'site.yaml', text }).value as { header: unknown }).header).toEqual({
    links: [
      { text: 'Home', href: '/' },
      { text: 'CITIES', href: '/locations', links: { from: 'cities', only: ['la', 'nyc'] }, all: 'All cities' },
    ],
    button: { text: 'Ask', href: '#quote' },
  })
})
