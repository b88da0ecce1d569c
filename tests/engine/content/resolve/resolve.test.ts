import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { type Container, childPosition, locate } from '../../../../src/content/parse/source-position.ts'
import { createLibrary } from '../../../../src/content/resolve/library.ts'
import { resolveBlocks } from '../../../../src/content/resolve/resolve-blocks.ts'
import { startResolving } from '../../../../src/content/resolve/resolve-context.ts'
import { resolveData } from '../../../../src/content/resolve/resolve-data.ts'

const file = (name: string, text: string) => parse({ file: name, text })
const shelf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([name, text]) => [name, file(`_data/${name}.yaml`, text)]))

/** Words of records, with one of each. */
const words = new Map([
  ['city', 'la'],
  ['service', 'ushers'],
])

/** Resolves the text of a page's value against fragments and data. */
function resolve(text: string, texts: { fragments?: Record<string, string>; data?: Record<string, string> }) {
  const errors: Diagnostic[] = []
  const library = createLibrary(
    {
      fragments: shelf(texts.fragments ?? {}),
      data: shelf(texts.data ?? {}),
      derived: new Map(),
      exampleByWord: words,
    },
    errors,
  )
  const resolving = startResolving(library)
  const root = file('pages/about.yaml', text).value as Container
  const positions = Object.keys(root).flatMap((key) => childPosition(root, Number(key)) ?? [])
  const value = Array.isArray(root) ? resolveBlocks(root, positions, resolving).blocks : resolveData(root, resolving)
  return { value, broken: resolving.failed, codes: [...errors, ...resolving.diagnostics].map(({ code }) => code) }
}

describe('shared data', () => {
  it('replaces `from`, and a list is spliced into a list', () => {
    const { value } = resolve('items: [1, { from: more }, 4]\nall: { from: more }', { data: { more: '[2, 3]' } })
    expect(value).toEqual({ items: [1, 2, 3, 4], all: [2, 3] })
  })

  it('has the source position of its own file', () => {
    const { value } = resolve('items: [{ from: more }]', { data: { more: '- name: A\n- name: B\n' } })
    const { position } = locate(value as Container, ['items', 1, 'name'])
    expect(position?.source.file).toBe('_data/more.yaml')
    expect(position?.source.text.slice(position.start, position.end)).toBe('B')
  })

  it('may refer to other data, but not to itself', () => {
    expect(resolve('a: { from: one }', { data: { one: '[{ from: two }]', two: '[1]' } }).value).toEqual({ a: [1] })
    const cycle = resolve('a: { from: one }', { data: { one: '[{ from: two }]', two: '[{ from: one }]' } })
    expect(cycle).toMatchObject({ broken: true, codes: ['data-cycle'] })
  })

  it('does not replace a mapping with a field `from` beside others', () => {
    const { value, codes } = resolve('shift: { from: "9:00", to: "17:00" }', { data: { more: '[]' } })
    expect(value).toEqual({ shift: { from: '9:00', to: '17:00' } })
    expect(codes).toEqual([])
  })

  it('returns the same object if nothing was named', () => {
    const root = file('pages/about.yaml', 'a: { b: [1] }').value
    const library = createLibrary(
      { fragments: new Map(), data: new Map(), derived: new Map(), exampleByWord: new Map() },
      [],
    )
    expect(resolveData(root, startResolving(library))).toBe(root)
  })
})

describe('fragments', () => {
  it('may use others, in order', () => {
    const fragments = { a: '- type: x\n- use: b\n- type: z\n', b: 'type: y\n' }
    expect(resolve('- use: a\n- type: last\n', { fragments }).value).toEqual([
      { type: 'x' },
      { type: 'y' },
      { type: 'z' },
      { type: 'last' },
    ])
  })

  it('of several blocks accept no fields of the page', () => {
    const { codes } = resolve('- use: a\n  tone: dusk\n', { fragments: { a: '- type: x\n- type: y\n' } })
    expect(codes).toEqual(['override-of-list'])
  })

  it('that are neither a block nor a list are reported once', () => {
    const { codes, broken } = resolve('- use: a\n- use: a\n', { fragments: { a: 'text\n' } })
    expect(codes).toEqual(['wrong-type'])
    expect(broken).toBe(true)
  })
})
