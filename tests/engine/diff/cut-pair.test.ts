import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cutPairs, type Shot } from '../../../src/diff/cut-pair.ts'

type Stripe = readonly [id: string, height: number, colour: string]

/** A page whose blocks are stripes of one colour. */
async function shot(...stripes: Stripe[]): Promise<Shot> {
  const width = 390
  let height = 0
  const blocks = stripes.map(([id, own]) => {
    const block = { id, type: 'hero', top: height, height: own }
    height += own
    return block
  })
  const layers = stripes.map(([, own, background], index) => ({
    input: { create: { width, height: own, channels: 3, background } as const },
    top: blocks[index]?.top ?? 0,
    left: 0,
  }))
  const ground = sharp({ create: { width, height, channels: 3, background: 'white' } })
  return { png: await ground.composite(layers).png().toBuffer(), blocks }
}

const heightOf = async (address = '') =>
  (await sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')).metadata()).height

it('returns nothing for two equal pictures', async () => {
  const same = await shot(['a', 500, 'red'])
  expect(await cutPairs(same, same)).toEqual([])
})

it('shows the blocks that differ, and none that only moved', async () => {
  const pairs = await cutPairs(
    await shot(['a', 1000, 'red'], ['b', 500, 'green'], ['c', 2000, 'blue']),
    await shot(['a', 1000, 'red'], ['b', 700, 'white'], ['c', 2000, 'blue']),
  )
  expect(pairs).toMatchObject([{ type: 'hero', top: 1000, more: 0 }])
  expect(await heightOf(pairs[0]?.before)).toBe(500)
  expect(await heightOf(pairs[0]?.after)).toBe(700)
})

it('crops a block to what differs, with a margin, and shows the top if that is too much', async () => {
  const block = { id: 'a', type: 'hero', top: 0 }
  const before = await shot(['x', 1000, 'red'], ['y', 300, 'green'], ['z', 2000, 'blue'])
  const after = await shot(['x', 1000, 'red'], ['y', 300, 'white'], ['z', 2000, 'blue'])
  const [cut] = await cutPairs(
    { ...before, blocks: [{ ...block, height: 3300 }] },
    { ...after, blocks: [{ ...block, height: 3300 }] },
  )
  expect(cut).toMatchObject({ top: 880, more: 0 })
  expect(await heightOf(cut?.before)).toBe(540)
  const [tall] = await cutPairs(await shot(['a', 600, 'red']), await shot(['a', 5000, 'green']))
  expect(tall).toMatchObject({ top: 0, more: 3600 })
  expect(await heightOf(tall?.after)).toBe(1400)
})

it('omits blocks that are the same', async () => {
  const before = await shot(['a', 300, 'red'], ['b', 300, 'green'])
  const after = await shot(['a', 300, 'blue'], ['b', 300, 'white'])
  const pairs = await cutPairs(before, after, (id) => id === 'b')
  expect(pairs.map(({ top }) => top)).toEqual([300])
})

it('shows a block that was added or deleted on one side only', async () => {
  const one = await shot(['a', 300, 'red'], ['b', 300, 'green'])
  const other = await shot(['a', 300, 'red'], ['c', 300, 'blue'])
  const pairs = await cutPairs(one, other)
  expect(pairs.map((pair) => ['before' in pair, 'after' in pair])).toEqual([
    [false, true],
    [true, false],
  ])
})

it('compares whole pages if they differ outside of their blocks', async () => {
  const footer = async (colour: string) => {
    const { png } = await shot(['a', 300, 'red'], ['footer', 200, colour])
    return { png, blocks: [{ id: 'a', type: 'hero', top: 0, height: 300 }] }
  }
  expect(await cutPairs(await footer('green'), await footer('blue'))).toMatchObject([{ type: 'whole page', top: 100 }])
})
