import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { noted } from '../../../schema/diagnostics/parts/notes.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { memoize, memoizeObjects } from '../../cache/memoize.ts'
import { applyOverrides } from '../overrides/apply-overrides.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import { parseValues } from '../parse/parse-values.ts'
import type { Source } from '../parse/source.ts'
import {
  type Container,
  childPosition,
  isContainer,
  positionOf,
  SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import { markShared } from '../resolve/shared-values.ts'
import { pageStart } from './page-head.ts'

/**
 * A value of a generated page as the value of its template that it was generated from, with the positions of that one;
 * `undefined` if it is another value. A part of the template that has a condition may be missing in the page.
 */
function asInTemplate(value: unknown, original: unknown): unknown {
  const self = positionOf(original)
  if (!isContainer(value) || !isContainer(original) || !self) return value === original ? value : undefined
  if (Array.isArray(value)) return Array.isArray(original) ? listInTemplate(value, original, self) : undefined
  const keys = Object.keys(value)
  const expected = Object.keys(original).filter((key) => key !== 'when')
  if (Array.isArray(original) || keys.length !== expected.length) return undefined
  const fields = keys.map((key) => [key, asInTemplate(value[key], original[key])] as const)
  if (fields.some(([, field]) => field === undefined)) return undefined
  const positions = () => new Map(keys.map((key) => [key, childPosition(original, key) ?? self]))
  return setPositions(Object.fromEntries(fields), self, positions)
}

function listInTemplate(list: readonly unknown[], original: readonly unknown[], self: SourcePosition) {
  const entries: unknown[] = []
  const positions = new Map<number, SourcePosition>()
  for (const [index, one] of original.entries()) {
    const entry = asInTemplate(list[entries.length], one)
    if (entry !== undefined) {
      positions.set(entries.length, childPosition(original, index) ?? self)
      entries.push(entry)
    } else if (!isMapping(one) || !Object.hasOwn(one, 'when')) return undefined
  }
  return entries.length === list.length ? setPositions(entries, self, positions) : undefined
}

/** How many texts of blocks are cached for each template: it has some tens, with all their conditions. */
const cachedBlocks = 2_000

/** Returns a function that reads the text of a block; it has no `block` if the template has no such block. */
const blockReaderOf = memoizeObjects(({ source, value }: Parsed) => {
  const blocks = isMapping(value) && Array.isArray(value['blocks']) ? value['blocks'] : []
  return memoize((text: string): { block?: Container } => {
    const [entry, ...more] = (parseValues(source, text) ?? []) as unknown[]
    if (!isMapping(entry) || more.length > 0) return {}
    for (const original of blocks) {
      const block = asInTemplate(entry, original)
      if (isContainer(block)) return { block: markShared(block) }
    }
    return {}
  }, cachedBlocks)
})

/** The blocks in the text of a page as the generator writes them. */
const blocksPart = /^blocks:\n((?: {2}.*\n)+)/m

/** The values of a page whose blocks are all those of its template: the same objects on all its pages. */
function valuesInTemplate(source: Source, template: Parsed): Container | undefined {
  const found = blocksPart.exec(source.text)
  if (found === null) return undefined
  const [whole, text = ''] = found
  const readBlock = blockReaderOf(template)
  const blocks = text.split(/^(?= {2}- )/m).map((one) => readBlock(one).block)
  if (blocks.includes(undefined)) return undefined
  const { index } = found
  const page = parseValues(source, source.text.slice(0, index) + source.text.slice(index + whole.length))
  if (!isMapping(page) || Object.hasOwn(page, 'blocks')) return undefined
  page['blocks'] = blocks
  const self = childPosition(page, 'blocks') as SourcePosition
  setPositions(blocks as Container[], self, () => new Map(blocks.map((block, at) => [at, positionOf(block) ?? self])))
  return page
}

/** The name of the template that the text of a page names, unless the page is detached from it. */
function templateNamedIn(text: string): string | undefined {
  if (!text.includes('template: ') || /^detached: true\b/m.test(text)) return undefined
  return /^template: ([a-z0-9-]+)$/m.exec(text)?.[1]
}

/** The page with the positions of all its values in its own file. */
export const pageAsWritten = (page: Parsed): Parsed =>
  page.follows ? applyOverrides(parse(page.source, pageStart)) : page

/** A diagnostic of a page in the template that it follows says which page it is. Others stay the same. */
export const withPageOf = ({ source: { file }, follows }: Parsed, found: Diagnostic): Diagnostic =>
  found.file !== follows?.template?.source.file
    ? found
    : {
        ...noted(found, 'in-template', { page: file }),
        others: [...(found.others ?? []), file],
      }

/**
 * Parses a page. If it was generated, and its blocks are those of its template word for word, they are the same objects on
 * all pages of the template, and have their positions there. Then what is memoized by object is done once for all of
 * them, and a diagnostic is where it can be fixed. `templateAt` returns the file of a template.
 */
export function parsePage(source: Source, templateAt: (name: string) => Parsed | undefined): Parsed {
  const name = templateNamedIn(source.text)
  if (name === undefined) return applyOverrides(parse(source, pageStart))
  const template = templateAt(name)
  const value = template && valuesInTemplate(source, template)
  const parsed: Parsed =
    value === undefined
      ? parse(source, pageStart)
      : { source, value, position: new SourcePosition(source), diagnostics: [] }
  return { ...applyOverrides(parsed), follows: { name, template } }
}
