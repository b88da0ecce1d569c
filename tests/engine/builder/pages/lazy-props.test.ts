import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLazyProps } from '../../../../src/builder/pages/lazy-props.ts'

const large = () => ({ text: 'x'.repeat(2_000) })
const small = { text: 'x' }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-props-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('moves large props of islands into modules that pages share', () => {
  const extract = createLazyProps(folder)
  const pages = [1, 2].map((inputs) => extract({ a: { type: 'calculator', calculator: large(), inputs } as never }))
  const [address = ''] = pages[0]?.modules ?? []
  expect(pages.map(({ islands }) => islands)).toEqual(
    [1, 2].map((inputs) => ({ a: { type: 'calculator', inputs, lazy: { calculator: address } } })),
  )
  expect(pages[1]?.modules).toEqual([address])
  expect(readFileSync(join(folder, address), 'utf8')).toBe(`export default ${JSON.stringify(large())}`)
  expect(readdirSync(join(folder, 'assets'))).toHaveLength(1)
})

it('leaves small props in the page, and sealed content, which only its page can open', () => {
  const islands = { a: { type: 'calculator', inputs: small }, gate: { type: 'gate', envelope: large() } }
  expect(createLazyProps(folder)(islands)).toEqual({ islands, modules: [] })
})
