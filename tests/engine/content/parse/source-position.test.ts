import { describe, expect, it } from 'vitest'
import { parse } from '../../../../src/content/parse/parse.ts'
import { positionAt } from '../../../../src/content/parse/source.ts'
import { type Container, locate, pathOf } from '../../../../src/content/parse/source-position.ts'

const text = `title: About
blocks:
  - type: hero
    title:
    image: { name: a, alt: "" }
  - - nested
`
const root = parse({ file: 'pages/about.yaml', text }).value as Container
const at = (...path: (string | number)[]) => {
  const { position, exists } = locate(root, path)
  if (position === undefined) return undefined
  const { line, column } = positionAt(position.source, position.start)
  return { line, column, path: pathOf(position), exists }
}

describe('the source position of a value', () => {
  it.each([
    [['title'], { line: 1, column: 8, path: 'title', exists: true }],
    [['blocks', 0], { line: 3, column: 5, path: 'blocks[0]', exists: true }],
    [['blocks', 0, 'title'], { line: 4, column: 11, path: 'blocks[0].title', exists: true }],
    [['blocks', 0, 'image', 'alt'], { line: 5, column: 28, path: 'blocks[0].image.alt', exists: true }],
    [['blocks', 1, 0], { line: 6, column: 7, path: 'blocks[1][0]', exists: true }],
  ])('%j is where it is written', (path, position) => {
    expect(at(...path)).toEqual(position)
  })

  it.each([
    [['blocks', 0, 'intro'], 'blocks[0]'],
    [['blocks', 7, 'title'], 'blocks'],
    [['title', 'deeper'], 'title'],
    [['toString'], ''],
  ])('%j does not exist, so it is that of the nearest parent', (path, nearest) => {
    expect(at(...path)).toMatchObject({ path: nearest, exists: false })
  })
})
