import { type InlineCode, type InlinePart, joinedParts } from '../../../content/translations/inline-codes.ts'
import { element, type Xml, xmlFile } from '../../../seo/xml.ts'
import {
  byFile,
  type ExchangeFormat,
  type ExchangeUnit,
  type ReturnedUnit,
  UnreadableExchange,
} from './exchange-unit.ts'
import { joinedParagraphs } from './paragraphs.ts'
import { returnedText, type WrittenCode } from './returned-parts.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { joinedSegments, type ReturnedSegment } from './xliff-1.ts'
import { childOf, elementsIn, textOf, type XmlElement, xmlTree } from './xml-tree.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
const sizes = 'urn:oasis:names:tc:xliff:sizerestriction:2.0'

/** What the codes of a unit stand for, by the id of its `data`. */
type Data = Map<string, string>

/** The parts of a text as elements, whose codes go into the data of their unit. */
function inline(parts: readonly InlinePart[], data: Data): (string | Xml)[] {
  const levels: { code?: InlineCode; content: (string | Xml)[] }[] = [{ content: [] }]
  for (const part of parts) {
    const level = levels.at(-1)
    if (typeof part === 'string') level?.content.push(part)
    else if (part.kind === 'single') {
      data.set(`d${part.id}`, part.written)
      level?.content.push(element('ph', { id: String(part.id), dataRef: `d${part.id}` }))
    } else if (part.kind === 'open') levels.push({ code: part, content: [] })
    else {
      const { code, content = [] } = levels.pop() ?? {}
      data.set(`d${part.id}`, code?.written ?? '').set(`d${part.id}e`, part.written)
      const attributes = { id: String(part.id), dataRefStart: `d${part.id}`, dataRefEnd: `d${part.id}e` }
      levels.at(-1)?.content.push(element('pc', attributes, ...(content.length === 0 ? [''] : content)))
    }
  }
  return levels[0]?.content ?? []
}

const segmentElement = ({ source, target, state }: Segment, data: Data): Xml =>
  element(
    'segment',
    { state: state === 'translated' ? 'translated' : 'initial' },
    element('source', {}, ...inline(source, data)),
    ...(target && state !== 'new' ? [element('target', {}, ...inline(target, data))] : []),
  )

function unitElement(unit: ExchangeUnit): Xml {
  const { id, path, max, note, by } = unit
  const segments = segmentsOf(unit)
  const data: Data = new Map()
  const inside = segments.flatMap((segment, index) => [
    ...(index > 0 ? [element('ignorable', {}, element('source', {}, '\n\n'))] : []),
    segmentElement(segment, data),
  ])
  const notes = [
    ...(note === undefined ? [] : [element('note', {}, note)]),
    ...(by === 'machine' ? [element('note', {}, 'Translated by a machine.')] : []),
    ...segments.flatMap(({ before }) =>
      before
        ? [
            element('note', { category: 'previous-source' }, joinedParts(before.source)),
            element('note', { category: 'previous-target' }, joinedParts(before.target)),
          ]
        : [],
    ),
  ]
  const most = max === undefined ? {} : { 'slr:sizeRestriction': String(max) }
  return element(
    'unit',
    { id, name: path, ...most, 'xml:space': 'preserve' },
    ...(notes.length > 0 ? [element('notes', {}, ...notes)] : []),
    ...(data.size > 0
      ? [element('originalData', {}, ...[...data].map(([key, text]) => element('data', { id: key }, text)))]
      : []),
    ...inside,
  )
}

const lines = (...parts: readonly Xml[]) => parts.flatMap((part) => ['\n', part])

const end = (open: string | undefined): WrittenCode | undefined => (open === undefined ? undefined : { open })

function codesIn(unit: XmlElement) {
  const data = new Map(elementsIn(unit, 'data').map((one) => [one.attributes['id'] ?? '', textOf(one)]))
  return ({ name, attributes }: XmlElement): { id: string; code: WrittenCode | undefined } | undefined => {
    const id = attributes['id'] ?? ''
    const written = (key: string) => data.get(attributes[key] ?? '')
    if (name === 'ph') {
      const open = written('dataRef') ?? attributes['equiv']
      return { id, code: open === undefined ? undefined : { open } }
    }
    // A program that cuts a text into sentences writes the two ends of a code by themselves.
    if (name === 'sc') return { id: `${id} begins`, code: end(written('dataRef') ?? data.get(`d${id}`)) }
    const begun = attributes['startRef'] ?? id
    if (name === 'ec') return { id: `${begun} ends`, code: end(written('dataRef') ?? data.get(`d${begun}e`)) }
    if (name !== 'pc') return undefined
    const [open, close] = [written('dataRefStart'), written('dataRefEnd')]
    return { id, code: open === undefined || close === undefined ? undefined : { open, close } }
  }
}

function readSegment(segment: XmlElement, codeOf: ReturnType<typeof codesIn>): ReturnedSegment {
  const source = childOf(segment, 'source')
  if (source === undefined) throw new UnreadableExchange(`line ${segment.line}: has a \`segment\` without \`source\``)
  const { text, codes } = returnedText(source, codeOf)
  const target = childOf(segment, 'target')
  if (target === undefined) return { source: text }
  const { text: translated, problem } = returnedText(target, codeOf, codes)
  if (translated.trim() === '' && problem === undefined) return { source: text }
  const isReviewed = ['translated', 'reviewed', 'final'].includes(segment.attributes['state'] ?? '')
  return { source: text, target: translated, isReviewed, ...(problem !== undefined && { problem }) }
}

/** What stands between the segments of a unit: paragraphs have two line breaks there, sentences a space. */
function joinOf(unit: XmlElement): typeof joinedParagraphs {
  const parts = elementsIn(unit, 'segment', 'ignorable')
  if (!parts.some(({ name }) => name === 'ignorable')) return joinedParagraphs
  return (texts) => {
    const left = [...texts]
    return parts
      .map((part) => {
        if (part.name === 'segment') return left.shift() ?? ''
        const between = childOf(part, 'source')
        return between === undefined ? '' : textOf(between)
      })
      .join('')
  }
}

function readUnit(file: XmlElement, unit: XmlElement): ReturnedUnit {
  const segments = elementsIn(unit, 'segment')
  const codeOf = codesIn(unit)
  return {
    file: file.attributes['original'] ?? '',
    path: unit.attributes['name'] ?? '',
    line: unit.line,
    ...joinedSegments(
      segments.map((segment) => readSegment(segment, codeOf)),
      joinOf(unit),
    ),
  }
}

/** XLIFF 2.0, with the lengths of its module for size restrictions. */
export const xliff2: ExchangeFormat = {
  ending: '.xlf',
  write: (units, { from, to }) => {
    const files = [...byFile(units)].map(([original, ones], index) =>
      element(
        'file',
        { id: `f${index + 1}`, original },
        element('slr:profiles', { generalProfile: 'xliff:codepoints' }),
        ...lines(...ones.map(unitElement)),
        '\n',
      ),
    )
    const attributes = { version: '2.0', xmlns: namespace, 'xmlns:slr': sizes, srcLang: from, trgLang: to }
    return xmlFile(element('xliff', attributes, ...lines(...files), '\n'))
  },
  read: (text) => {
    const root = xmlTree(text)
    if (root.name !== 'xliff') throw new UnreadableExchange(`line ${root.line}: is \`${root.name}\`, and no XLIFF`)
    const to = root.attributes['trgLang']
    return {
      ...(to !== undefined && { to }),
      units: elementsIn(root, 'file').flatMap((file) => elementsIn(file, 'unit').map((unit) => readUnit(file, unit))),
    }
  },
}
