import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Of } from '../../../src/build/utf8.ts'

const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: anyUnit }))

it('gives the bytes that TextEncoder gives, of halves of letters as well', () => {
  fc.assert(
    fc.property(texts, fc.nat(3_000), (text, times) => {
      const long = text.repeat(times)
      expect(Buffer.compare(utf8Of(long), new TextEncoder().encode(long))).toBe(0)
    }),
  )
})

it('gives bytes of their own, which can change hands', () => {
  const [one, other] = [utf8Of('One page'), utf8Of('Another page, longer')]
  structuredClone(other, { transfer: [other.buffer] })
  expect(new TextDecoder().decode(one)).toBe('One page')
  expect(one.buffer.byteLength).toBe(one.length)
})
