import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Scalar, visit, type YAMLError } from 'yaml'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, fileStart, textRange } from '../diagnostics/diagnose.ts'
import { shortened } from '../diagnostics/format-value.ts'
import { braceMistakes } from './brace-mistakes.ts'
import { invisibleInKey, invisibleSpaces, mergeMarks, refusedInText, refusedInValues } from './foreign-signs.ts'
import { deleteField, tabsToSpaces } from './line-fixes.ts'
import { lookalikeInKey, lookalikeMistakes } from './lookalike-mistakes.ts'
import { forbiddenKeys, maxLevels, parseValues } from './parse-values.ts'
import { quotedText } from './quoted-text.ts'
import { correctedLine, lineText, maxCorrectedLength, positionAt, type Source } from './source.ts'
import { type Container, SourcePosition, setPosition } from './source-position.ts'
import { beginsNextEntry, missingDash } from './yaml-depth.ts'
import { documentOf, rangeOf } from './yaml-document.ts'
import { lineFrom } from './yaml-lines.ts'
import { yamlMistake } from './yaml-mistakes.ts'

/** A parsed file: its value, or the errors that prevent it from being read. */
export type Parsed = {
  source: Source
  value?: unknown
  position: SourcePosition
  diagnostics: Diagnostic[]
  /** Of a generated page: the name of its template, and the template that its blocks were compared with. */
  follows?: { name: string; template: Parsed | undefined }
}

/** Size of one file in bytes: a hundred times a long page. */
export const maxBytes = 4_000_000

/** Translates an error of the YAML parser into a diagnostic. */
function syntaxDiagnostic(source: Source, error: YAMLError, contents: Node | null): Diagnostic {
  const [start, end] = error.pos
  const at = textRange(source, start, end)
  switch (error.code) {
    case 'TAB_AS_INDENT': {
      const corrected = lineText(source, positionAt(source, start).line).replace(/^[ \t]+/, (indent) =>
        indent.replaceAll('\t', '  '),
      )
      const facts = { corrected: corrected.length <= maxCorrectedLength ? corrected : undefined }
      return diagnose('tab-indentation', at, facts, tabsToSpaces(source))
    }
    case 'MULTIPLE_DOCS':
      return diagnose('several-documents', at, {})
    case 'DUPLICATE_KEY': {
      const key = source.text.slice(start, start + 60).match(/^[^\s:]+/)?.[0] ?? ''
      const line = lineFrom(source, start)
      if (line && beginsNextEntry(source, line)) return missingDash(source, line)
      return diagnose('duplicate-key', { ...at, end: start + key.length }, { key }, deleteField(source, start))
    }
    case 'RESOURCE_EXHAUSTION':
      return diagnose('too-deep', at, { max: maxLevels })
    case 'TAG_RESOLVE_FAILED':
      return diagnose('yaml-tag', at, { tag: source.text.slice(start, end).slice(0, 60) })
    default:
      return yamlMistake(source, error, contents) ?? diagnose('yaml-syntax', at, {})
  }
}

/** Errors that lead to no others. */
const independentErrors = new Set(['TAB_AS_INDENT', 'MULTIPLE_DOCS', 'TAG_RESOLVE_FAILED', 'RESOURCE_EXHAUSTION'])

/** The errors of the parser without consequential ones: text after a broken line is misread. */
function causingErrors(found: readonly YAMLError[]): YAMLError[] {
  const tabs = found.filter(({ code }) => code === 'TAB_AS_INDENT')
  if (tabs.length > 0) return tabs
  const broken = found.find(({ code }) => code !== 'DUPLICATE_KEY' && !independentErrors.has(code))
  if (broken === undefined) return [...found]
  return [broken, ...found.filter(({ code, pos }) => independentErrors.has(code) && pos[0] < broken.pos[0])]
}

/** Without a dash a block counts as part of the previous one, so their common keys appear twice. */
function causingDiagnostics(found: Diagnostic[]): Diagnostic[] {
  const dashes = found.filter(({ code }) => code === 'missing-dash')
  return dashes.length > 0 ? dashes.slice(0, 1) : found
}

/** A comment directly after a text without quotes, unless a space follows its `#`: it was meant as part of the text. */
function cutText(source: Source, node: Scalar): Diagnostic[] {
  const { start, end } = rangeOf(node)
  const [, lost] = source.text.slice(end).match(/^[ \t]*(#+[^\s#].*)/) ?? []
  if (lost === undefined || (typeof node.value !== 'string' && node.value !== null)) return []
  const hash = source.text.indexOf('#', end)
  const lineEnd = hash + lost.trimEnd().length
  const corrected = correctedLine(source, start, lineEnd, quotedText(source.text.slice(start, lineEnd)))
  const facts = { left: shortened(node.value ?? ''), lost: shortened(lost.trimEnd()), corrected }
  return [diagnose('text-cut', textRange(source, hash, lineEnd), facts)]
}

/** Anchors, aliases, tags, and texts that a comment or a comma cuts: valid YAML that content may not use. */
function refusedNodes(source: Source, contents: Node): Diagnostic[] {
  const found: Diagnostic[] = []
  visit(contents, {
    Node(_key, node) {
      const { start } = rangeOf(node)
      const before = source.text.slice(Math.max(0, start - 200), start)
      if (isAlias(node)) {
        const text = `*${node.source}`
        const end = start + text.length
        // An asterisk that refers to nothing is one of Markdown.
        found.push(
          source.text.includes(`&${node.source}`)
            ? diagnose('yaml-anchor', textRange(source, start, end), { text })
            : diagnose('reserved-sign', textRange(source, start, end), {
                sign: '*',
                corrected: correctedLine(source, start, end, quotedText(text)),
              }),
        )
      } else if (node.anchor !== undefined) {
        const text = `&${node.anchor}`
        const back = before.lastIndexOf(text)
        const at = back === -1 ? start : start - before.length + back
        found.push(diagnose('yaml-anchor', textRange(source, at, at + text.length), { text }))
      } else if (node.tag !== undefined) {
        const written = before.match(/(?<!\S)[^\s!]*!\S*(?=\s+$)/)
        const tag = written?.[0].replace(/^[^!]*/, '') ?? node.tag
        const at = written ? start - before.length + before.trimEnd().length - tag.length : start
        found.push(diagnose('yaml-tag', textRange(source, at, at + tag.length), { tag }))
      } else if (isMap(node)) found.push(...braceMistakes(source, node))
      else if (isScalar(node) && node.type === 'PLAIN' && node.comment) found.push(...cutText(source, node))
    },
  })
  return found
}

/** How many errors of the parser are described: the others follow from them, or are named once these are cured. */
const maxErrors = 50

type Reading = { source: Source; diagnostics: Diagnostic[] }

function mapping(reading: Reading, items: readonly unknown[], position: SourcePosition, level: number): Container {
  const value: Record<string, unknown> = {}
  for (const pair of items) {
    if (!isPair<Node, Node | null>(pair) || !isScalar(pair.key)) continue
    const name = String(pair.key.value)
    const { start: keyStart, end: keyEnd } = rangeOf(pair.key)
    const foreign =
      invisibleInKey(reading.source, name, keyStart, keyEnd) ??
      (pair.key.type === 'PLAIN' ? lookalikeInKey(reading.source, keyStart, keyEnd) : undefined)
    if (foreign) reading.diagnostics.push(foreign)
    if (forbiddenKeys.has(name)) {
      const fix = deleteField(reading.source, keyStart)
      reading.diagnostics.push(
        diagnose('forbidden-key', textRange(reading.source, keyStart, keyEnd), { key: name }, fix),
      )
      continue
    }
    value[name] = convert(reading, pair.value, new SourcePosition(reading.source, position, name), level + 1)
  }
  setPosition(value, position)
  return value
}

function sequence(reading: Reading, items: readonly unknown[], position: SourcePosition, level: number): Container {
  const value = items.map((item, index) =>
    convert(reading, item as Node | null, new SourcePosition(reading.source, position, index), level + 1),
  )
  setPosition(value, position)
  return value
}

/** Nodes as plain values with positions. */
function convert(reading: Reading, node: Node | null, position: SourcePosition, level: number): unknown {
  if (level > maxLevels) {
    const { start } = rangeOf(node)
    if (!reading.diagnostics.some(({ code }) => code === 'too-deep'))
      reading.diagnostics.push(diagnose('too-deep', textRange(reading.source, start, start + 1), { max: maxLevels }))
    return null
  }
  if (isMap(node)) return mapping(reading, node.items, position, level)
  if (isSeq(node)) return sequence(reading, node.items, position, level)
  return isScalar(node) ? node.value : null
}

/** The line of the first error of a text; infinite if it has none. */
function firstError(source: Source): number {
  const { errors, contents } = documentOf(source)
  if (errors.length > 0) return positionAt(source, Math.min(...errors.map(({ pos }) => pos[0]))).line
  return contents === null
    ? Number.POSITIVE_INFINITY
    : Math.min(...refusedNodes(source, contents).map(({ line }) => line))
}

/** Parses a file through YAML nodes, which locate its errors. `start` as in {@link parse}. */
export function parseNodes(source: Source, start: string): Omit<Parsed, 'source' | 'position'> {
  const failed = (...diagnostics: Diagnostic[]) => ({ diagnostics })
  const merge = mergeMarks(source)
  const refusedSigns = merge.length > 0 ? merge : refusedInText(source)
  if (refusedSigns.length > 0) return failed(...refusedSigns)
  const doc = documentOf(source)
  const tags = doc.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
  const found = [...doc.errors, ...tags].slice(0, maxErrors)
  const problems = causingErrors(found)
  if (problems.length > 0) {
    const invisible = invisibleSpaces(source)
    const foreign = invisible.length > 0 ? invisible : lookalikeMistakes(source, firstError)
    if (foreign.length > 0) return failed(...foreign)
    return failed(...causingDiagnostics(problems.map((error) => syntaxDiagnostic(source, error, doc.contents))))
  }
  if (doc.contents === null) return failed(diagnose('empty-file', fileStart(source), { start }))
  const refused = refusedNodes(source, doc.contents)
  if (refused.length > 0) {
    const foreign = lookalikeMistakes(source, firstError)
    return failed(...(foreign.length > 0 ? foreign : refused))
  }
  const reading: Reading = { source, diagnostics: [] }
  const value = convert(reading, doc.contents, new SourcePosition(source), 0)
  if (reading.diagnostics.length > 0) return failed(...reading.diagnostics)
  return value === null ? failed(diagnose('empty-file', fileStart(source), { start })) : { value, diagnostics: [] }
}

/**
 * Parses one YAML file. Every error is a diagnostic, none is thrown; a file with an error has no `value`, because text
 * after a broken line would only give misleading errors.
 * @param start What an empty file should begin with, for the hint.
 */
export function parse(source: Source, start = ''): Parsed {
  const position = new SourcePosition(source)
  const failed = (diagnostic: Diagnostic): Parsed => ({ source, position, diagnostics: [diagnostic] })
  if (source.text.trim() === '') return failed(diagnose('empty-file', fileStart(source), { start }))
  const withoutRefused = (parsed: Omit<Parsed, 'source' | 'position'>): Parsed => {
    const refused = refusedInValues(source, parsed.value)
    return { source, position, ...(refused.length > 0 ? { diagnostics: refused } : parsed) }
  }
  const value = parseValues(source)
  if (value !== undefined) return withoutRefused({ value, diagnostics: [] })
  try {
    return withoutRefused(parseNodes(source, start))
  } catch (error) {
    if (error instanceof RangeError) return failed(diagnose('too-deep', fileStart(source), { max: maxLevels }))
    throw error
  }
}
