import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, fileSpot, type Spot } from '../validate/diagnose.ts'
import { shortened } from '../validate/format-value.ts'
import { braceMistakes } from './brace-mistakes.ts'
import { quotedText } from './quoted-text.ts'
import { correctedLine, lineText, positionAt, type Source } from './source.ts'
import { type Container, type Place, remember } from './source-position.ts'
import { beginsNextEntry, missingDash } from './yaml-depth.ts'
import { lineFrom } from './yaml-lines.ts'
import { yamlMistake } from './yaml-mistakes.ts'

/** What a file holds: its located value, or the faults that keep it from being read. */
export type Parsed = {
  source: Source
  value?: unknown
  place: Place
  diagnostics: Diagnostic[]
  /** The file whose values these are: it says the same, and places lead there. */
  borrowed?: string
}

/** Levels of nesting in one file. The deepest block of the engine needs eight. */
const mostLevels = 40
/** Size of one file in bytes: a hundred times a long page. */
export const mostBytes = 4_000_000
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const spot = (source: Source, start: number, end: number): Spot => ({ source, start, end, path: '' })
const range = (node: Node | null | undefined) => ({ start: node?.range?.[0] ?? 0, end: node?.range?.[1] ?? 0 })

/** A fault that the YAML parser found, in our words. */
function syntaxDiagnostic(source: Source, error: YAMLError, contents: Node | null): Diagnostic {
  const [start, end] = error.pos
  const at = spot(source, start, end)
  switch (error.code) {
    case 'TAB_AS_INDENT': {
      const corrected = lineText(source, positionAt(source, start).line).replace(/^[ \t]+/, (indent) =>
        indent.replaceAll('\t', '  '),
      )
      return diagnose('tab-indentation', at, { corrected: corrected.length < 160 ? corrected : undefined })
    }
    case 'MULTIPLE_DOCS':
      return diagnose('several-documents', at, {})
    case 'DUPLICATE_KEY': {
      const key = source.text.slice(start, start + 60).match(/^[^\s:]+/)?.[0] ?? ''
      const line = lineFrom(source, start)
      if (line && beginsNextEntry(source, line)) return missingDash(source, line)
      return diagnose('duplicate-key', { ...at, end: start + key.length }, { key })
    }
    case 'RESOURCE_EXHAUSTION':
      return diagnose('too-deep', at, { most: mostLevels })
    case 'TAG_RESOLVE_FAILED':
      return diagnose('yaml-tag', at, { tag: source.text.slice(start, end).slice(0, 60) })
    default:
      return yamlMistake(source, error, contents) ?? diagnose('yaml-syntax', at, {})
  }
}

const otherKinds = new Set(['TAB_AS_INDENT', 'MULTIPLE_DOCS', 'TAG_RESOLVE_FAILED', 'RESOURCE_EXHAUSTION'])

/** The faults of the parser without those that only follow: what stands after a broken line is misread. */
function causes(found: readonly YAMLError[]): YAMLError[] {
  const tabs = found.filter(({ code }) => code === 'TAB_AS_INDENT')
  if (tabs.length > 0) return tabs
  const broken = found.find(({ code }) => code !== 'DUPLICATE_KEY' && !otherKinds.has(code))
  if (broken === undefined) return [...found]
  return [broken, ...found.filter(({ code, pos }) => otherKinds.has(code) && pos[0] < broken.pos[0])]
}

/** Without a dash a block counts as a part of the one before, so what both have stands twice. */
function onlyCauses(found: Diagnostic[]): Diagnostic[] {
  const dashes = found.filter(({ code }) => code === 'missing-dash')
  return dashes.length > 0 ? dashes.slice(0, 1) : found
}

/** A comment right behind a text without quotes, unless a space follows its `#`: it was meant as a part of the text. */
function cutText(source: Source, node: Scalar): Diagnostic[] {
  const { start, end } = range(node)
  const [, lost] = source.text.slice(end).match(/^[ \t]*(#+[^\s#].*)/) ?? []
  if (lost === undefined || (typeof node.value !== 'string' && node.value !== null)) return []
  const hash = source.text.indexOf('#', end)
  const lineEnd = hash + lost.trimEnd().length
  const corrected = correctedLine(source, start, lineEnd, quotedText(source.text.slice(start, lineEnd)))
  const facts = { left: shortened(node.value ?? ''), lost: shortened(lost.trimEnd()), corrected }
  return [diagnose('text-cut', spot(source, hash, lineEnd), facts)]
}

/** Anchors, aliases, tags, and texts that a comment or a comma cuts: valid YAML that content may not use. */
function refusedNodes(source: Source, contents: Node): Diagnostic[] {
  const found: Diagnostic[] = []
  visit(contents, {
    Node(_key, node) {
      const { start } = range(node)
      const before = source.text.slice(Math.max(0, start - 200), start)
      if (isAlias(node)) {
        const text = `*${node.source}`
        const end = start + text.length
        // An asterisk that refers to nothing is one of Markdown.
        found.push(
          source.text.includes(`&${node.source}`)
            ? diagnose('yaml-anchor', spot(source, start, end), { text })
            : diagnose('reserved-sign', spot(source, start, end), {
                sign: '*',
                corrected: correctedLine(source, start, end, quotedText(text)),
              }),
        )
      } else if (node.anchor !== undefined) {
        const text = `&${node.anchor}`
        const back = before.lastIndexOf(text)
        const at = back === -1 ? start : start - before.length + back
        found.push(diagnose('yaml-anchor', spot(source, at, at + text.length), { text }))
      } else if (node.tag !== undefined) {
        const written = before.match(/!\S*(?=\s+$)/)
        const at = written ? start - before.length + (written.index ?? 0) : start
        const tag = written?.[0] ?? node.tag
        found.push(diagnose('yaml-tag', spot(source, at, at + tag.length), { tag }))
      } else if (isMap(node)) found.push(...braceMistakes(source, node))
      else if (isScalar(node) && node.type === 'PLAIN' && node.comment) found.push(...cutText(source, node))
    },
  })
  return found
}

type Reading = { source: Source; diagnostics: Diagnostic[] }

function mapping(reading: Reading, items: readonly unknown[], place: Place, level: number): Container {
  const value: Record<string, unknown> = {}
  const children = new Map<string, Place>()
  for (const pair of items) {
    if (!isPair<Node, Node | null>(pair) || !isScalar(pair.key)) continue
    const name = String(pair.key.value)
    const key = range(pair.key)
    if (forbiddenKeys.has(name)) {
      reading.diagnostics.push(diagnose('forbidden-key', spot(reading.source, key.start, key.end), { key: name }))
      continue
    }
    const at = pair.value ? range(pair.value) : { start: key.end, end: key.end }
    const child: Place = { source: reading.source, ...at, key, parent: place, segment: name }
    value[name] = convert(reading, pair.value, child, level + 1)
    children.set(name, child)
  }
  return remember(value, place, children)
}

function sequence(reading: Reading, items: readonly unknown[], place: Place, level: number): Container {
  const children = new Map<number, Place>()
  const value = items.map((item, index) => {
    const node = item as Node | null
    const child: Place = { source: reading.source, ...range(node), parent: place, segment: index }
    children.set(index, child)
    return convert(reading, node, child, level + 1)
  })
  return remember(value, place, children)
}

/** YAML nodes as plain values whose places are remembered. */
function convert(reading: Reading, node: Node | null, place: Place, level: number): unknown {
  if (level > mostLevels) {
    const deepest = spot(reading.source, place.start, place.start + 1)
    if (!reading.diagnostics.some(({ code }) => code === 'too-deep'))
      reading.diagnostics.push(diagnose('too-deep', deepest, { most: mostLevels }))
    return null
  }
  if (isMap(node)) return mapping(reading, node.items, place, level)
  if (isSeq(node)) return sequence(reading, node.items, place, level)
  return isScalar(node) ? node.value : null
}

/**
 * Reads one file of YAML. Every fault is a diagnostic, none is thrown; a file with a fault has no `value`, because
 * what stands after a broken line would only give misleading faults.
 * @param start what an empty file should begin with, for the hint
 */
export function parse(source: Source, start: string): Parsed {
  const place: Place = { source, start: 0, end: 1 }
  const failed = (diagnostics: Diagnostic[]): Parsed => ({ source, place, diagnostics })
  if (source.text.trim() === '') return failed([diagnose('empty-file', fileSpot(source), { start })])
  try {
    const doc = parseDocument(source.text, { prettyErrors: false, stringKeys: true, logLevel: 'error' })
    const found = [...doc.errors, ...doc.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')]
    const problems = causes(found)
    if (problems.length > 0)
      return failed(onlyCauses(problems.map((error) => syntaxDiagnostic(source, error, doc.contents))))
    if (doc.contents === null) return failed([diagnose('empty-file', fileSpot(source), { start })])
    const refused = refusedNodes(source, doc.contents)
    if (refused.length > 0) return failed(refused)
    const root: Place = { source, ...range(doc.contents) }
    const reading: Reading = { source, diagnostics: [] }
    const value = convert(reading, doc.contents, root, 0)
    if (reading.diagnostics.length > 0) return failed(reading.diagnostics)
    return value === null
      ? failed([diagnose('empty-file', fileSpot(source), { start })])
      : { source, value, place: root, diagnostics: [] }
  } catch (error) {
    if (error instanceof RangeError) return failed([diagnose('too-deep', fileSpot(source), { most: mostLevels })])
    throw error
  }
}
