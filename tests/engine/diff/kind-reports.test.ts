import { expect, it } from 'vitest'
import { compareSides } from '../../../src/diff/compare.ts'
import { kindReports } from '../../../src/diff/kind-reports.ts'
import type { BlockAddress, SidePage } from '../../../src/diff/side/protocol.ts'
import { block, files, page, site } from './sample-sides.ts'

/** The lines of a block are the words of its mark. */
const asker = (pages: readonly SidePage[]) => async (blocks: BlockAddress[]) =>
  blocks.map(([path, id]) => {
    const words = pages.find((page) => page.path === path)?.blocks.find((mark) => mark[0] === id)?.[2]
    return words === undefined ? [] : words.split('|')
  })

async function reportOf(old: SidePage[], now: SidePage[], names: string[] = []) {
  const { pairs } = compareSides({ before: site(old), after: site(now), files: files(['pages/x.yaml']) })
  return kindReports(pairs, { before: asker(old), after: asker(now) }, { names })
}

it('reports the same difference once, with the number of its pages and one of them', async () => {
  const paths = ['/a', '/b', '/c']
  const [report, ...more] = await reportOf(
    paths.map((path) => page(path, [block('hero', 'Title|Call us')])),
    paths.map((path) => page(path, [block('hero', 'Title|Ring us')])),
  )
  expect(more).toEqual([])
  expect(report).toEqual({
    kind: 'single pages',
    pages: 3,
    text: [{ type: 'hero', removed: ['Call us'], added: ['Ring us'], pages: 3, example: '/a' }],
    look: [],
  })
})

it('treats differences as the same if only the names of cities differ', async () => {
  const [report] = await reportOf(
    [
      page('/la', [block('intro', 'Staff in Los Angeles → /la/ushers')]),
      page('/sf', [block('intro', 'Staff in San Francisco → /sf/ushers')]),
    ],
    [
      page('/la', [block('intro', 'Crews in Los Angeles → /la/ushers')]),
      page('/sf', [block('intro', 'Crews in San Francisco → /sf/ushers')]),
    ],
    ['Los Angeles', 'San Francisco', 'la', 'sf'],
  )
  expect(report?.text).toMatchObject([{ pages: 2, added: ['Crews in Los Angeles → /la/ushers'] }])
})

it('treats a change of the same words after other words as the same difference', async () => {
  const [report] = await reportOf(
    [page('/a', [block('hero', 'For bars. Call early.')]), page('/b', [block('hero', 'For halls. Call early.')])],
    [page('/a', [block('hero', 'For bars. Call now.')]), page('/b', [block('hero', 'For halls. Call now.')])],
  )
  expect(report?.text).toMatchObject([{ pages: 2, removed: ['For bars. Call early.'] }])
})

it('distinguishes differences in a single character', async () => {
  const [report] = await reportOf(
    [page('/a', [block('intro', 'Yes.')]), page('/b', [block('intro', 'Yes.')])],
    [page('/a', [block('intro', 'Yes!')]), page('/b', [block('intro', 'Yes?')])],
  )
  expect(report?.text).toHaveLength(2)
})

it('reports each kind of page by itself, with blocks that were added, deleted, moved and restyled', async () => {
  const city = { kind: 'city-service' }
  const reports = await reportOf(
    [
      page('/a', [block('hero', 'A'), block('faq', 'B')]),
      page('/b', [block('hero', 'A'), block('faq', 'B')], city),
      page('/c', [block('hero', 'A')], city),
    ],
    [
      page('/a', [block('faq', 'B'), block('hero', 'A')]),
      page('/b', [block('hero', 'A', 'A2')], city),
      page('/c', [block('hero', 'A'), block('faq', 'New|block')], city),
    ],
  )
  expect(reports).toEqual([
    {
      kind: 'city-service',
      pages: 2,
      text: [
        { type: 'faq', removed: ['B'], added: [], pages: 1, example: '/b' },
        { type: 'faq', removed: [], added: ['New', 'block'], pages: 1, example: '/c' },
      ],
      look: [{ type: 'hero', pages: 1, example: '/b' }],
    },
    {
      kind: 'single pages',
      pages: 1,
      text: [
        { type: 'order', removed: [], added: ['The same blocks stand in another order.'], pages: 1, example: '/a' },
      ],
      look: [],
    },
  ])
})
