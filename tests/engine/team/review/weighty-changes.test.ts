import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weightyChanges } from '../../../../src/team/server/review/weighty-changes.ts'

const form = { type: 'form', form: 'Quote', endpoint: '/api/inquiries' }
const file = (name: string, before: unknown, after: unknown) => [{ name, before, after, isUnreadable: false }]
const weightyOf = (name: string, before: unknown, after: unknown) =>
  weightyChanges(file(name, before, after)).map(({ kind, about, value }) => `${kind}|${about}|${value}`)
const page = (blocks: unknown[], more = {}) => ({ title: 'Home', blocks, ...more })

describe('what needs a second person', () => {
  it.each([
    ['another address', page([form]), page([{ ...form, endpoint: 'https://evil.example/x' }])],
    ['a new form', page([]), page([{ ...form, endpoint: 'https://evil.example/x' }])],
    ['a new page with a form', undefined, page([{ ...form, endpoint: 'https://evil.example/x' }])],
    [
      'an address in a template',
      undefined,
      { overrides: { blocks: [{ ...form, endpoint: 'https://evil.example/x' }] } },
    ],
  ])('is where a form sends: %s', (_name, before, after) => {
    expect(weightyOf('about.yaml', before, after)).toEqual(['form-address|Quote|https://evil.example/x'])
  })

  it('is a form that sends to this site again, and not a new one that does', () => {
    const elsewhere = { ...form, endpoint: 'https://crm.example/x' }
    const { endpoint: _, ...usual } = form
    expect(weightyOf('about.yaml', page([elsewhere]), page([form]))).toEqual(['form-address|Quote|/api/inquiries'])
    expect(weightyOf('about.yaml', page([elsewhere]), page([usual]))).toEqual(['form-address|Quote|'])
    expect(weightyOf('about.yaml', page([]), page([form]))).toEqual([])
  })

  it('is how a form is asked, and where a newsletter goes', () => {
    expect(weightyOf('a.yaml', page([form]), page([{ ...form, transport: 'no-cors' }]))).toEqual([
      'form-transport|Quote|no-cors',
    ])
    const letter = { type: 'newsletter', title: 'A letter' }
    expect(weightyOf('a.yaml', page([letter]), page([{ ...letter, address: 'https://buttondown.com/x' }]))).toEqual([
      'newsletter-address|A letter|https://buttondown.com/x',
    ])
  })

  it.each(['measure', 'consent', 'origin'])('is %s', (key) => {
    expect(weightyOf('_data/site.yaml', { name: 'A' }, { name: 'A', [key]: 'https://new.example' })).toEqual([
      `${key}||https://new.example`,
    ])
    expect(weightyOf('_data/site.yaml', { [key]: [1] }, {})).toEqual([`${key}||`])
  })

  it('is a password that is gone or changed, and not a new one', () => {
    const gate = { password: 'GATE_SWIPE', remember: 'swipe' }
    expect(weightyOf('swipe.yaml', page([], { gate }), page([]))).toEqual(['gate-gone|Home|'])
    expect(weightyOf('swipe.yaml', page([], { gate }), undefined)).toEqual(['gate-gone|Home|'])
    const other = { ...gate, password: 'GATE_OTHER' }
    expect(weightyOf('swipe.yaml', page([], { gate }), page([], { gate: other }))).toEqual(['gate-changed|Home|'])
    expect(weightyOf('swipe.yaml', page([]), page([], { gate }))).toEqual([])
  })

  it.each(['https://evil.example', 'http://evil.example', '//evil.example', '/\\evil.example'])(
    'is a redirect to %s',
    (to) => {
      expect(weightyOf('_data/redirects.yaml', [], [{ from: '/old', to }])).toEqual([`redirect|/old|${to}`])
    },
  )

  it('is more than twenty redirects, and more than twenty pages that are deleted', () => {
    const redirects = (count: number) => Array.from({ length: count }, (_, at) => ({ from: `/${at}`, to: '/' }))
    expect(weightyOf('_data/redirects.yaml', redirects(5), redirects(25))).toEqual([])
    expect(weightyOf('_data/redirects.yaml', redirects(5), redirects(26))).toEqual(['redirects||21'])
    const gone = (count: number) =>
      redirects(count).flatMap(({ from }) => file(`page${from}.yaml`, page([]), undefined))
    expect(weightyChanges(gone(20))).toEqual([])
    expect(weightyChanges(gone(21))).toEqual([{ kind: 'deletions', about: '', value: '21' }])
  })

  it('is a home page that search engines leave out, and a template that does it to many', () => {
    const hidden = page([], { noindex: true })
    expect(weightyOf('index.yaml', page([]), hidden)).toEqual(['noindex|Home|'])
    expect(weightyOf('_data/templates/city.yaml', page([]), hidden)).toEqual(['noindex|Home|'])
    expect(weightyOf('about.yaml', page([]), hidden)).toEqual([])
  })

  it('is a font from elsewhere', () => {
    const theme = (font: object) => ({ fonts: [{ family: 'Lora', ...font }] })
    expect(weightyOf('_data/theme.yaml', theme({}), theme({ file: 'fonts/lora.woff2' }))).toEqual([])
    expect(weightyOf('_data/theme.yaml', theme({}), theme({ package: '@fontsource/lora' }))).toEqual([
      'font||@fontsource/lora',
    ])
  })

  it('is a file that nobody can read', () => {
    expect(weightyChanges([{ name: 'a.yaml', before: page([]), after: undefined, isUnreadable: true }])).toEqual([
      { kind: 'unreadable', about: 'a.yaml', value: '' },
    ])
  })
})

it('an address for a form is seen wherever it stands, whatever else changed', () => {
  const json = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(json, json, fc.array(fc.constantFrom('a', 'blocks', 'overrides', 'list')), (before, other, path) => {
      const address = 'https://evil.example/x'
      const after = path.reduceRight<unknown>((value, key) => (key === 'list' ? [other, value] : { [key]: value }), {
        other,
        endpoint: address,
      })
      const found = weightyChanges(file('about.yaml', before, after))
      expect(found.some(({ kind, value }) => kind === 'form-address' && value === address)).toBe(true)
    }),
  )
})
