import {
  boolCoreTag,
  COLLECTION_STYLE,
  EVENT_ID,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml'
import type { Source } from './source.ts'
import { type Container, SourcePosition, setPosition } from './source-position.ts'

/** Levels of nesting in one file. The deepest block of the engine needs eight. */
export const maxLevels = 40
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Types of a text without quotes besides text itself: the core schema of YAML 1.2. */
const plainTypes = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag]
/** A key without signs that nobody sees. */
const isPlainKey = (text: string) =>
  !/[^ -~]/.test(text) || /^(?:(?!\p{Default_Ignorable_Code_Point})[!-~ \p{L}\p{N}])*$/u.test(text)
/** The start of a text without quotes that may be a number, a boolean or null. */
const mayBeTyped = /^(?:[-+.~\d]|[nNtTfF])/

function plainValue(text: string): unknown {
  if (text !== '' && !mayBeTyped.test(text)) return text
  for (const type of plainTypes) {
    const value = type.resolve(text, false, type.tagName)
    if (value !== NOT_RESOLVED) return value
  }
  return text
}

/** Cases that only nodes can decide. */
const unusual = [
  // Markers of documents and directives.
  /^[^\S\r\n]*(?:---|\.\.\.|%)/mu,
  // A `#` behind a text without a space after it: a comment that may have been meant as part of the text.
  /(?:^|[ \t])#+[^\s#](?<!^ *# .*)/mu,
  // Tabs and other control characters.
  /[^\P{Cc}\n\r]/mu,
  // What only one of the parsers takes for a line break, and characters that no text may hold.
  /[\u2028\u2029\ufeff\ufffe\uffff\ue000-\ue005]/mu,
  // Marks of a merge.
  /^(?:<{7}|>{7}|={7}) ?/mu,
  // Signs that look like an indentation.
  /[\u00a0\u00ad\u2000-\u200f\u202f\u2060\u3000](?<=^ *[^ ])/mu,
  // A line break of old Macs.
  /\r(?!\n)/mu,
]
const isUnusual = new RegExp(unusual.map(({ source }) => source).join('|'), 'mu')

/** What stands within braces on one line; with `inner`, braces in it. */
const within = (inner: string) => `(?:"[^"\\n]*"|'[^'\\n]*'|[^{}"'\\n]${inner})*`
/** A mapping in braces, with two levels of others in it, that ends on its line and has no text after it. */
const bracesOnLine = new RegExp(
  `\\{${within(`|\\{${within(`|\\{${within('')}\\}`)}\\}`)}\\} *(?=[\\]},\\r\\n]|# |$)`,
  'y',
)

/** A container whose end has not been read yet. `key` is the key of the next value. */
type Open = { value: Container; position: SourcePosition; isInBraces: boolean; key?: string | undefined }

/** The values of a text, event by event; `undefined` as soon as it meets something that only nodes can decide. */
function documentValues(source: Source, written: string): unknown {
  const [document, ...events] = parseEvents(written, { maxDepth: maxLevels })
  if (document?.type !== EVENT_ID.DOCUMENT) return undefined
  const open: Open[] = []
  let root: unknown
  const add = (value: unknown): boolean => {
    const parent = open.at(-1)
    if (parent === undefined) root = value
    else if (Array.isArray(parent.value)) parent.value.push(value)
    else if (parent.key === undefined) return false
    else {
      parent.value[parent.key] = value
      parent.key = undefined
    }
    return true
  }
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      open.pop()
      continue
    }
    if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.ALIAS) return undefined
    if (event.anchorStart !== -1 || event.tagStart !== -1) return undefined
    const parent = open.at(-1)
    if (event.type === EVENT_ID.SCALAR) {
      const text = getScalarValue(written, event)
      if (parent && !Array.isArray(parent.value) && parent.key === undefined) {
        if (text === '' || !isPlainKey(text) || forbiddenKeys.has(text) || Object.hasOwn(parent.value, text))
          return undefined
        parent.key = text
      } else if (event.style !== SCALAR_STYLE.PLAIN) add(text)
      else if (text === '' && parent?.isInBraces) return undefined
      else add(plainValue(text))
      continue
    }
    const isInBraces = event.style === COLLECTION_STYLE.FLOW && event.type === EVENT_ID.MAPPING
    bracesOnLine.lastIndex = event.start
    if (isInBraces && !bracesOnLine.test(written)) return undefined
    const value: Container = event.type === EVENT_ID.MAPPING ? {} : []
    const segment = Array.isArray(parent?.value) ? parent.value.length : parent?.key
    const position = new SourcePosition(source, parent?.position, segment)
    setPosition(value, position)
    if (!add(value)) return undefined
    open.push({ value, position, isInBraces })
  }
  return root
}

/**
 * The values of a file, read without the nodes that carry positions: in a tenth of the time, and without leaving
 * objects behind. `undefined` if the text has an error, is empty, or has something that content may not use or that
 * only nodes can decide (anchors, tags, some braces, a comment that cuts a text): `parse` then uses the nodes. `text` is
 * what is read of the file.
 */
export function parseValues(source: Source, text = source.text): unknown {
  if (isUnusual.test(text)) return undefined
  try {
    return documentValues(source, text) ?? undefined
  } catch (error) {
    if (error instanceof YAMLException) return undefined
    throw error
  }
}
