import type { BlockSchemas } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { closestFirst, suggest } from '../diagnostics/suggest.ts'
import { correctedLine } from '../parse/source.ts'
import {
  type Container,
  childPosition,
  copyPositions,
  isContainer,
  type SourcePosition,
} from '../parse/source-position.ts'
import { contentsOf } from './contents.ts'
import { type MarkdownFields, markdownFields, markdownIn } from './markdown-fields.ts'
import { type Scope, tokenNames, tokenOf } from './scope.ts'
import { isShared, markShared, sharedCopy } from './shared-values.ts'
import { fillMarkdown, fillText, tokenRange, tokensIn } from './tokens.ts'

type Filled = { value: unknown; diagnostics: Diagnostic[] }

/** Shared containers without tokens of the page, as they are filled for the tokens of a site. */
const filledFor = memoizeObjects((_site: Scope['site']) => new WeakMap<object, Filled>())

function unknownToken(
  text: string,
  index: number,
  position: SourcePosition,
  scope: Scope,
  block: string | undefined,
): Diagnostic[] {
  const name = tokensIn(text)[index]?.name ?? ''
  if (scope.silent.has(name.split('.')[0] ?? '')) return []
  const range = {
    ...valueRange(position, block),
    ...tokenRange(position.source.text, position.start, position.end, index),
  }
  const cycle = scope.cycleOf(name)
  if (cycle) return [diagnose('token-cycle', range, { name, ...cycle })]
  const names = tokenNames(scope)
  const word = name.split('.')[0] ?? ''
  const example = scope.unnamed.get(word)
  const missing = example === undefined ? undefined : { word, example }
  const suggestion = missing === undefined ? suggest(name, names) : undefined
  const corrected =
    suggestion === undefined ? undefined : correctedLine(position.source, range.start, range.end, `{${suggestion}}`)
  const near = closestFirst(name, names).slice(0, 6)
  return [diagnose('unknown-token', range, { name, suggestion, corrected, names: near, page: scope.page, missing })]
}

type Filling = {
  scope: Scope
  schemas: BlockSchemas
  block: string | undefined
  diagnostics: Diagnostic[]
  usesPage: boolean
}

/** A text of a container. */
function fillString(
  text: string,
  container: Container,
  { key, isMarkdown = false }: { key: string | number; isMarkdown?: boolean | undefined },
  filling: Filling,
): string {
  const { scope, block, diagnostics } = filling
  const lookUp = (name: string, isAlone?: boolean) => {
    filling.usesPage ||= !name.startsWith('site.')
    return tokenOf(scope, name, isAlone)
  }
  const { text: filled, unknown } = isMarkdown
    ? fillMarkdown(text, lookUp)
    : fillText(text, (name, isAlone) => lookUp(name, isAlone).value)
  const position = unknown.length > 0 ? childPosition(container, key) : undefined
  if (position) for (const index of unknown) diagnostics.push(...unknownToken(text, index, position, scope, block))
  return filled
}

const fillEntry = (entry: Container, filling: Filling, markdown: MarkdownFields): Container =>
  markdown.isBlock ? fillBlock(entry, filling) : fillContainer(entry, filling, markdown)

/** A block with its texts filled. Its type says which of them are Markdown. */
function fillBlock(block: Container, filling: Filling): Container {
  const type = isMapping(block) && typeof block['type'] === 'string' ? block['type'] : undefined
  const schema = type !== undefined && Object.hasOwn(filling.schemas, type) ? filling.schemas[type] : undefined
  const outer = filling.block
  filling.block = type
  const filled = fillContainer(block, filling, schema ? markdownFields(schema) : {})
  filling.block = outer
  return filled
}

/** The container with its texts filled; itself where none of them has a token. */
function fillContainer(container: Container, filling: Filling, markdown: MarkdownFields): Container {
  let filled: Container | undefined
  for (const key of Array.isArray(container) ? container.keys() : Object.keys(container)) {
    const entry = (container as Record<string | number, unknown>)[key]
    let value = entry
    if (typeof entry === 'string') {
      if (entry.includes('{'))
        value = fillString(entry, container, { key, isMarkdown: markdownIn(markdown, key).isMarkdown }, filling)
    } else if (isContainer(entry) && !(isShared(entry) && !contentsOf(entry).hasBraces))
      value = fillEntry(entry, filling, markdownIn(markdown, key))
    if (value === entry) continue
    filled ??= Array.isArray(container) ? [...container] : { ...container }
    Object.assign(filled, { [key]: value })
  }
  return filled ? sharedCopy(container, filled, (copy) => copyPositions(container, copy)) : container
}

/**
 * The value with all tokens filled. A container without tokens is returned as it is, and one that has only tokens of the
 * site is filled once for all pages, so that equal blocks stay one object. With `schemas` it is a block.
 */
export function fillTokens(value: unknown, scope: Scope, schemas?: BlockSchemas): Filled {
  if (!isContainer(value) || !contentsOf(value).hasBraces) return { value, diagnostics: [] }
  const cached = isShared(value) && filledFor(scope.site).get(value)
  if (cached) return cached
  const filling: Filling = { scope, schemas: schemas ?? {}, block: undefined, diagnostics: [], usesPage: false }
  const filled = {
    value: fillEntry(value, filling, { isBlock: schemas !== undefined }),
    diagnostics: filling.diagnostics,
  }
  // A diagnostic names the page, and what the page could use instead.
  if (!filling.usesPage && filling.diagnostics.length === 0 && isShared(value)) {
    markShared(filled.value)
    filledFor(scope.site).set(value, filled)
  }
  return filled
}
