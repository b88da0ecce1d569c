import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Envelope, fromBase64, toBase64 } from '../../../src/gate/envelope.ts'
import { canOpen, openWithKey, openWithPassword } from '../../../src/gate/open.ts'
import { seal } from '../../../src/gate/seal.ts'
import { isLong, repeats } from '../../support/long.ts'

const html = '<h1>Only for the crew</h1><p>Ünïcode – 東京</p>'
const origin = 'https://www.example.com'
const path = '/swipe'
const first = 'mcfy-9kud-8dqt-3t5c-m9rc'
const second = 'tr6w-h2xa-kk9e-5nvz-ydp7'

const sealed = (more: Partial<Parameters<typeof seal>[0]> = {}) =>
  seal({ html, path, origin, passwords: [first], ...more })

/** The bytes of a field with one changed. */
function flipped(text: string, at: number): string {
  const bytes = fromBase64(text)
  const index = at % bytes.length
  bytes[index] = (bytes[index] as number) ^ 1
  return toBase64(bytes)
}

let envelope: Envelope
let key: string

beforeAll(async () => {
  envelope = await sealed()
  key = (await openWithPassword(envelope, path, first))?.key ?? ''
})

describe('a sealed page', () => {
  it('opens with its password, and then with the stored key', async () => {
    expect(canOpen()).toBe(true)
    expect((await openWithPassword(envelope, path, first))?.html).toBe(html)
    expect(await openWithKey(envelope, path, key)).toBe(html)
  })

  it('needs at least the recommended number of rounds', () => {
    expect(envelope.rounds).toBeGreaterThanOrEqual(600_000)
  })

  it('stores nothing of the password', () => {
    expect(fromBase64(key)).toHaveLength(32)
    expect(key).not.toContain(first)
    expect(atob(key)).not.toContain(first)
  })

  it('opens with a password in any Unicode normalization, and with a trailing space', async () => {
    const umlaut = await sealed({ passwords: ['schl\u00fcssel-b\u00e4r-k\u00f6nig'] })
    expect((await openWithPassword(umlaut, path, 'schlu\u0308ssel-ba\u0308r-ko\u0308nig '))?.html).toBe(html)
  })

  it('has the same bytes each time it is sealed, whatever the order of its passwords', async () => {
    expect(await sealed()).toEqual(envelope)
    const both = await sealed({ passwords: [first, second] })
    expect(await sealed({ passwords: [second, first, first] })).toEqual(both)
  })

  it('never uses the same key and nonce for two contents', async () => {
    const others = await Promise.all([
      sealed({ html: `${html}.` }),
      sealed({ path: '/3chi' }),
      sealed({ origin: 'https://example.org' }),
      sealed({ passwords: [first, second] }),
    ])
    const ivs = [envelope, ...others].map(({ iv }) => iv)
    expect(new Set(ivs).size).toBe(ivs.length)
    expect(new Set([envelope, ...others].map(({ content }) => content.slice(0, 24))).size).toBe(ivs.length)
  })

  it('has its own salt for each page and site', async () => {
    const salts = [envelope, await sealed({ path: '/3chi' }), await sealed({ origin: 'https://example.org' })]
    expect(new Set(salts.map(({ salt }) => salt)).size).toBe(3)
    expect(fromBase64(envelope.salt)).toHaveLength(16)
  })
})

describe('a sealed page stays closed', () => {
  it('with a wrong password, however similar', async () => {
    const near = Array.from({ length: first.length }, (_, at) => `${first.slice(0, at)}${first.slice(at + 1)}`)
    // Each takes all rounds: by default only without the first or the last character.
    const wrong = ['', ...(isLong ? near : [near[0], near.at(-1)]), `${first}0`, first.toUpperCase()]
    const opened = await Promise.all(wrong.map((password = '') => openWithPassword(envelope, path, password)))
    expect(opened.filter(Boolean)).toEqual([])
  })

  it('if any byte was changed', async () => {
    const field = fc.constantFrom('salt', 'iv', 'content', 'keys')
    await fc.assert(
      fc.asyncProperty(field, fc.nat(), async (name, at) => {
        const changed =
          name === 'keys'
            ? { ...envelope, keys: envelope.keys.map((wrapped) => flipped(wrapped, at)) }
            : { ...envelope, [name]: flipped(envelope[name as 'iv'], at) }
        // The salt is what a password is stretched with; a remembered key does not ask for it.
        const opened =
          name === 'salt' ? await openWithPassword(changed, path, first) : await openWithKey(changed, path, key)
        expect(opened).toBeUndefined()
      }),
      { numRuns: repeats(60) },
    )
  })

  it('if something was cut or is not base64', async () => {
    const { length } = envelope.content
    for (const content of ['', envelope.content.slice(0, 24), envelope.content.slice(0, length - 4), '***'])
      expect(await openWithKey({ ...envelope, content }, path, key)).toBeUndefined()
    expect(await openWithKey({ ...envelope, keys: [] }, path, key)).toBeUndefined()
    expect(await openWithKey({ ...envelope, keys: ['AAAA'] }, path, key)).toBeUndefined()
    expect(await openWithPassword({ ...envelope, salt: '***' }, path, first)).toBeUndefined()
  })

  it('with another version, path or cost', async () => {
    expect(await openWithKey({ ...envelope, version: 2 }, path, key)).toBeUndefined()
    expect(await openWithKey(envelope, '/captain-form', key)).toBeUndefined()
    expect(await openWithKey({ ...envelope, rounds: 1 }, path, key)).toBeUndefined()
    expect(await openWithPassword({ ...envelope, rounds: 1 }, path, first)).toBeUndefined()
  })

  it('with the key or the content of another page, also of one with the same password', async () => {
    const other = await sealed({ path: '/captain-form' })
    const otherKey = (await openWithPassword(other, '/captain-form', first))?.key ?? ''
    expect(await openWithKey(other, '/captain-form', otherKey)).toBe(html)
    expect(await openWithKey(envelope, path, otherKey)).toBeUndefined()
    expect(await openWithKey({ ...envelope, content: other.content, iv: other.iv }, path, key)).toBeUndefined()
    expect(await openWithPassword(other, path, first)).toBeUndefined()
  })

  it.each(['', 'x', 'AAAA', 'true', btoa('0'.repeat(32)), '{"key":1}'])(
    'with the forged entry `%s`',
    async (forged) => {
      expect(await openWithKey(envelope, path, forged)).toBeUndefined()
    },
  )
})

describe('several passwords', () => {
  it('each open the page, and a withdrawn one opens nothing, while the keys of the others still do', async () => {
    const both = await sealed({ passwords: [first, second] })
    const keys = await Promise.all(
      [first, second].map(async (password) => (await openWithPassword(both, path, password))?.key ?? ''),
    )
    for (const key of keys) expect(await openWithKey(both, path, key)).toBe(html)

    const withdrawn = await sealed({ passwords: [second] })
    expect(await openWithPassword(withdrawn, path, first)).toBeUndefined()
    expect(await openWithKey(withdrawn, path, keys[0] ?? '')).toBeUndefined()
    expect(await openWithKey(withdrawn, path, keys[1] ?? '')).toBe(html)
  })

  it('a stored key survives a change of the content, and expires with the password', async () => {
    expect(await openWithKey(await sealed({ html: '<h1>New</h1>' }), path, key)).toBe('<h1>New</h1>')
    expect(await openWithKey(await sealed({ passwords: [second] }), path, key)).toBeUndefined()
  })
})
