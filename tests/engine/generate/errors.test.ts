import { afterEach, expect, test } from 'vitest'
import { matrixText } from '../../support/texts/matrix-text.ts'
import { type Files, makeSite, template } from './site-folder.ts'

const coverageFile = '_data/coverage/city-service.yaml'
const templateFile = '_data/templates/city-service.yaml'
const matrix = (cities: string, services: string) => ({ [coverageFile]: matrixText(cities, services) })

let site: ReturnType<typeof makeSite>
afterEach(() => site.remove())

test.each<[name: string, changes: Files]>([
  ['unknown city in the matrix', matrix('[la, nyk]', '[greeters]')],
  ['unknown service in the matrix', matrix('[la]', '[greeters, usher]')],
  [
    'unknown service in a list of its own',
    { [coverageFile]: matrixText('[la]', '[greeters]', 'only:\n  la: [barkeepers]\n') },
  ],
  ['the same city twice', matrix('[la, nyc, la]', '[greeters]')],
  ['an empty matrix', matrix('[]', '[greeters]')],
  [
    'an alias that is a page',
    { [coverageFile]: matrixText('[la, nyc]', '[greeters]', 'aliases:\n  cities: { nyc: la }\n') },
  ],
  ['no coverage', { [coverageFile]: undefined }],
  [
    'a matrix of an older version',
    { [coverageFile]: undefined, '_data/coverage.yaml': 'cities: [la]\nservices: [greeters]\n' },
  ],
  ['no template', { [templateFile]: undefined }],
  ['a template without blocks', { [templateFile]: 'title: x\n' }],
  ['a template that sets the city', { [templateFile]: `city: la\n${template}` }],
  ['an unknown token in the template', { [templateFile]: template.replace('{city.name}', '{city.nmae}') }],
  [
    'a token that only some cities have',
    { [templateFile]: template.replace('    when: { city.labor.dailyOvertime: true }\n', '') },
  ],
  [
    'a condition on nothing',
    { [templateFile]: template.replace('city.labor.dailyOvertime: true', 'city.labour: true') },
  ],
  [
    'a service without questions',
    {
      '_data/faqs/ushers.yaml': undefined,
      '_data/templates/city-service.yaml': `${template}  - use: questions\n`,
      '_data/fragments/questions.yaml': 'type: faq\ntitle: Questions\nitems: { from: service.faqs }\n',
    },
  ],
])('%s stops the generator, which says where and why', async (_name, changes) => {
  site = makeSite(changes)
  const before = site.all()
  const { code, text } = await site.generate()
  expect(code).toBe(1)
  expect(site.all()).toEqual(before)
  expect(text).toMatch(/No page was generated\.$/)
  expect(text).toMatchSnapshot()
})

test('a city without coordinates is an error that shows what to write', async () => {
  site = makeSite()
  site.write('_data/cities/la.yaml', site.read('_data/cities/la.yaml').replace(/^geo:\n(?: .*\n)+/m, ''))
  const { code, text } = await site.generate()
  expect(code).toBe(1)
  expect(text).toContain('`city` needs `geo`. Where it is on the map.')
  expect(text).toContain('geo:\n        lat: 34.0522\n        lng: -118.2437')
})

test('coordinates outside the area of the collection are an error at their place', async () => {
  site = makeSite()
  site.write('_data/cities/la.yaml', site.read('_data/cities/la.yaml').replace('lng: -118.2437', 'lng: 118.2437'))
  const { code, text } = await site.generate()
  expect(code).toBe(1)
  expect(text).toContain('lies outside `within` of `_data/collections.yaml`')
  expect(text).toMatch(/pages\/_data\/cities\/la\.yaml:\d+:\d+/)
})

test('all errors are reported at once', async () => {
  site = makeSite({ ...matrix('[la, nyk]', '[greeters, usher]'), [templateFile]: undefined })
  const { text } = await site.generate()
  for (const code of ['unknown-city', 'unknown-service', 'missing-template']) expect(text).toContain(code)
})

test.each<[name: string, from: string, to: string]>([
  ['an unknown kind', 'state: { kind: text', 'state: { kind: txt'],
  ['an unknown key', '  area: [state, stateCode]', '  aera: [state, stateCode]'],
  ['a field that is not there', '  note: headline', '  note: headlin'],
  ['a bracket that is open', '  names: [city]', '  names: [city'],
  ['another name of a collection', '\nservices:', '\nServices:'],
])('%s in the collections is the only error, and not one of each record', async (_name, from, to) => {
  site = makeSite()
  const text = site.read('_data/collections.yaml')
  expect(text).toContain(from)
  site.write('_data/collections.yaml', text.replace(from, to))
  const said = (await site.generate()).text
  expect([...said.matchAll(/^\S+?([\w-]+\.yaml):\d+:\d+ /gm)].map(([, file]) => file)).toEqual(['collections.yaml'])
})
