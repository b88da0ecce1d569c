import type { InlineCode, InlinePart } from '../../../content/translations/inline-codes.ts'
import { element, type Xml, xmlFile } from '../../../seo/xml.ts'
import {
  byFile,
  type ExchangeFormat,
  type ExchangeUnit,
  type ReturnedUnit,
  UnreadableExchange,
} from './exchange-unit.ts'
import { joinedParagraphs } from './paragraphs.ts'
import { codeOfPair, pairText, returnedText } from './returned-parts.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { childOf, elementsIn, type XmlElement, xmlTree } from './xml-tree.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:1.2'

/** How XLIFF calls what a code is. */
function typeOf(written: string): string {
  if (/^!\[/.test(written)) return 'image'
  if (/^\[.*\]\(/s.test(pairText(written, '')) || written === '[') return 'link'
  if (written === '**' || written === '__') return 'bold'
  if (written === '*' || written === '_') return 'italic'
  return 'x-code'
}

/** The parts of a text as elements: `<g>` around a part, `<x/>` for a single code. */
function inline(parts: readonly InlinePart[]): (string | Xml)[] {
  const levels: { code?: InlineCode; content: (string | Xml)[] }[] = [{ content: [] }]
  for (const part of parts) {
    const level = levels.at(-1)
    if (typeof part === 'string') level?.content.push(part)
    else if (part.kind === 'single')
      level?.content.push(
        element('x', { id: String(part.id), ctype: typeOf(part.written), 'equiv-text': part.written }),
      )
    else if (part.kind === 'open') levels.push({ code: part, content: [] })
    else {
      const { code, content = [] } = levels.pop() ?? {}
      const opened = code?.written ?? ''
      const attributes = { id: String(part.id), ctype: typeOf(opened), 'equiv-text': pairText(opened, part.written) }
      // Without content it would be read as a code without an end.
      levels.at(-1)?.content.push(element('g', attributes, ...(content.length === 0 ? [''] : content)))
    }
  }
  return levels[0]?.content ?? []
}

const targetStates = {
  stale: 'needs-review-translation',
  unreviewed: 'needs-review-translation',
  translated: 'translated',
}

function segmentElement(
  { source, target, before, state }: Segment,
  attributes: Record<string, string>,
  notes: Xml[],
): Xml {
  const written =
    target && state !== 'new' ? [element('target', { state: targetStates[state] }, ...inline(target))] : []
  const old = before
    ? [
        element(
          'alt-trans',
          { alttranstype: 'previous-version' },
          element('source', {}, ...inline(before.source)),
          element('target', {}, ...inline(before.target)),
        ),
      ]
    : []
  // Programs that know no states, such as `xliff2po`, take what is not approved for unfinished.
  const approved = target && state === 'translated' ? { approved: 'yes' } : {}
  const own = { ...attributes, ...approved, 'xml:space': 'preserve' }
  return element('trans-unit', own, element('source', {}, ...inline(source)), ...written, ...old, ...notes)
}

function unitElement(unit: ExchangeUnit): Xml {
  const { id, path, max, note, by } = unit
  const notes = [...(note === undefined ? [] : [note]), ...(by === 'machine' ? ['Translated by a machine.'] : [])].map(
    (text) => element('note', {}, text),
  )
  const segments = segmentsOf(unit)
  const [only] = segments
  if (segments.length === 1 && only) {
    const most = max === undefined ? {} : { maxwidth: String(max), 'size-unit': 'char' }
    return segmentElement(only, { id, resname: path, ...most }, notes)
  }
  const inside = segments.map((segment, index) =>
    segmentElement(segment, { id: `${id}-${index + 1}`, resname: path }, index === 0 ? notes : []),
  )
  return element('group', { id, resname: path, restype: 'x-paragraphs' }, ...inside)
}

const lines = (...parts: readonly Xml[]) => parts.flatMap((part) => ['\n', part])

const codeOf = ({ name, attributes, children }: XmlElement) => {
  const id = attributes['id'] ?? ''
  const equivalent = attributes['equiv-text']
  if (name === 'g') return { id, code: equivalent === undefined ? undefined : codeOfPair(equivalent) }
  if (name === 'x') return { id, code: equivalent === undefined ? undefined : { open: equivalent } }
  if (!['bx', 'ex', 'ph', 'bpt', 'ept', 'it'].includes(name)) return undefined
  const inside = children.filter((child) => typeof child === 'string').join('')
  return { id: `${name}${id}`, code: { open: equivalent ?? inside } }
}

/** A paragraph that comes back. */
export type ReturnedSegment = Pick<ReturnedUnit, 'source' | 'target' | 'isReviewed' | 'problem'>

const finished = new Set(['translated', 'signed-off', 'final'])

/** What a `trans-unit` says. A target that nobody has translated is none. */
function readSegment(unit: XmlElement): ReturnedSegment {
  const source = childOf(unit, 'source')
  if (source === undefined) throw new UnreadableExchange(`line ${unit.line}: has a \`trans-unit\` without \`source\``)
  const { text, codes } = returnedText(source, codeOf)
  const target = childOf(unit, 'target')
  if (
    target === undefined ||
    target.attributes['state'] === 'new' ||
    target.attributes['state'] === 'needs-translation'
  )
    return { source: text }
  const { text: translated, problem } = returnedText(target, codeOf, codes)
  if (translated.trim() === '' && problem === undefined) return { source: text }
  const isReviewed = finished.has(target.attributes['state'] ?? '') || unit.attributes['approved'] === 'yes'
  return { source: text, target: translated, isReviewed, ...(problem !== undefined && { problem }) }
}

/** One text of several segments: paragraphs, unless `join` says what stands between them. A part of them is no translation. */
export function joinedSegments(
  segments: readonly ReturnedSegment[],
  join: (texts: readonly string[]) => string = joinedParagraphs,
): ReturnedSegment {
  const source = join(segments.map((one) => one.source))
  const targets = segments.flatMap(({ target }) => (target === undefined ? [] : [target]))
  if (targets.length === 0) return { source }
  const problem =
    targets.length < segments.length
      ? `has a translation of ${targets.length} of its ${segments.length} paragraphs alone`
      : segments.find((one) => one.problem !== undefined)?.problem
  const isReviewed = segments.every((one) => one.isReviewed)
  return { source, target: join(targets), isReviewed, ...(problem !== undefined && { problem }) }
}

function readFile(file: XmlElement): ReturnedUnit[] {
  const name = file.attributes['original'] ?? ''
  return elementsIn(file, 'group', 'trans-unit').flatMap((one): ReturnedUnit[] => {
    const inside = one.name === 'group' ? elementsIn(one, 'trans-unit') : [one]
    const isOneText = one.name === 'trans-unit' || one.attributes['restype'] === 'x-paragraphs'
    const texts = isOneText ? [inside] : inside.map((unit) => [unit])
    return texts.flatMap((units) => {
      const [first] = units
      if (first === undefined) return []
      const path = first.attributes['resname'] ?? one.attributes['resname'] ?? ''
      return [{ file: name, path, line: one.line, ...joinedSegments(units.map(readSegment)) }]
    })
  })
}

/** XLIFF 1.2: what every program for translators reads. */
export const xliff1: ExchangeFormat = {
  ending: '.xlf',
  write: (units, { from, to }) => {
    const files = [...byFile(units)].map(([original, ones]) =>
      element(
        'file',
        { original, 'source-language': from, 'target-language': to, datatype: 'plaintext' },
        element('body', {}, ...lines(...ones.map(unitElement)), '\n'),
      ),
    )
    return xmlFile(element('xliff', { version: '1.2', xmlns: namespace }, ...lines(...files), '\n'))
  },
  read: (text) => {
    const root = xmlTree(text)
    if (root.name !== 'xliff') throw new UnreadableExchange(`line ${root.line}: is \`${root.name}\`, and no XLIFF`)
    const files = elementsIn(root, 'file')
    const to = files[0]?.attributes['target-language']
    return { ...(to !== undefined && { to }), units: files.flatMap(readFile) }
  },
}
