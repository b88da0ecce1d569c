import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { readMarkdown } from '../../../../src/studio/client/writing/markdown-text.ts'
import { textSchema } from '../../../../src/studio/client/writing/text-schema.ts'
import { repeats } from '../../../support/long.ts'

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry)
  else if (isMapping(value)) for (const entry of Object.values(value)) yield* textsIn(entry)
}

/** Every text of both sites that looks like Markdown. */
const texts = ['pages', 'tests/sites/spoke-and-chain', 'tests/sites/twenty-sections']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => join(folder, name)),
  )
  .flatMap((file) => [...textsIn(parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }))])
  .filter((text) => /\n|\*\*|\]\(|^[#>-] /.test(text))
const all = [...new Set(texts)]

/** A document with a word at the end of its first text, if it has one. */
function touched(doc: Node, at: number): { doc: Node; block: number } | undefined {
  const block = at % doc.childCount
  let offset = 0
  for (let index = 0; index < block; index++) offset += doc.child(index).nodeSize
  let place: number | undefined
  doc.child(block).descendants((node, position, parent) => {
    if (place === undefined && node.isText && parent?.type.name !== 'code_block')
      place = offset + 1 + position + node.nodeSize
    return place === undefined
  })
  if (place === undefined) return undefined
  const marks = doc.resolve(place).marks()
  return { doc: doc.replace(place, place, sliceOfText('zz', marks)), block }
}
const sliceOfText = (text: string, marks: Node['marks']) =>
  textSchema
    .node('doc', null, textSchema.node('paragraph', null, textSchema.text(text, marks)))
    .slice(1, 1 + text.length)

const everyToken = () => true
const read = readMarkdown

describe('Markdown that is edited as formatted text', () => {
  it('keeps every byte of every text of the sites while nothing is typed', () => {
    expect(all.length).toBeGreaterThan(100)
    for (const text of all) {
      const { doc, write } = readMarkdown(text)
      expect(write(doc)).toBe(text)
      // The blocks are found one by one, not only as a whole.
      const copy = doc.copy(doc.content)
      expect(write(copy)).toBe(text)
      const withTokens = readMarkdown(text, everyToken)
      expect(withTokens.write(withTokens.doc)).toBe(text)
    }
  })

  it('changes the block alone that is touched, and means what was typed', () => {
    fc.assert(
      fc.property(fc.nat(all.length - 1), fc.nat(), fc.constantFrom(everyToken, undefined), (index, at, isToken) => {
        const readMarkdown = (markdown: string) => read(markdown, isToken)
        const text = all[index] as string
        const { doc, write } = readMarkdown(text)
        const edited = touched(doc, at)
        if (edited === undefined) return
        const after = write(edited.doc)
        expect(readMarkdown(after).doc.toJSON()).toEqual(edited.doc.toJSON())
        const before = readMarkdown(text)
        const now = readMarkdown(after)
        for (let block = 0; block < doc.childCount; block++)
          if (block !== edited.block) {
            const only = (from: typeof now) => from.write(textSchema.node('doc', null, [from.doc.child(block)])).trim()
            expect(only(now)).toBe(only(before))
          }
      }),
      { numRuns: repeats(400) },
    )
  })

  it('breaks the lines of a touched block where those of the text are broken', () => {
    const text = `${'A line of some words that ends here and goes on.\n'.repeat(3)}\nNext.\n`
    const { doc, write } = readMarkdown(text)
    const edited = touched(doc, 0)
    expect(write(edited?.doc as Node)).toBe(
      'A line of some words that ends here and goes on. A line of\nsome words that ends here and goes on. A line of some words\nthat ends here and goes on.zz\n\nNext.\n',
    )
  })

  it('writes tokens as they are, and signs that mean nothing as text', () => {
    const { doc, write } = readMarkdown('One\n')
    const added = doc.replace(4, 4, sliceOfText(' {city.a_b} * [x] # 1', []))
    expect(write(added)).toBe('One {city.a_b} \\* \\[x\\] # 1\n')
  })

  it('holds each token that has a value as one node, wherever a text may stand', () => {
    const text =
      '## In {city.name}\n\n- **{city.name}-based**, {nothing}\n\n| {city.name} |\n| --- |\n| `{city.name}` |\n'
    const { doc, write } = readMarkdown(text, (name) => name === 'city.name')
    const names: unknown[] = []
    doc.descendants(({ type, attrs }) => {
      if (type.name === 'token') names.push(attrs['name'])
    })
    expect(names).toEqual(['city.name', 'city.name', 'city.name'])
    const [heading, list, table] = [0, 1, 2].map((at) => write(touched(doc, at)?.doc as Node))
    expect(heading).toBe(text.replace('In {', 'In zz{'))
    expect(list).toBe(text.replace('based', 'basedzz'))
    expect(table).toBe(text.replace('`{city.name}`', '`{city.name}zz`'))
  })

  it('keeps the definitions of links, checklists and tables', () => {
    const text = 'See [prices][p].\n\n[p]: /prices\n\n- [ ] One\n- [ ] Two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n'
    const { doc, write } = readMarkdown(text)
    const [first, list, table] = [0, 1, 2].map((at) => write(touched(doc, at)?.doc as Node))
    expect(first).toBe(
      `${text.replace('See [prices][p].\n\n[p]: /prices', 'See zz[prices](/prices).')}`.replace(
        /\n$/,
        '\n\n[p]: /prices\n',
      ),
    )
    expect(list).toBe(text.replace('[ ] One', '[ ] Onezz'))
    expect(table).toBe(text.replace('| A | B |\n|---|---|', '| Azz | B |\n| --- | --- |'))
  })
})
