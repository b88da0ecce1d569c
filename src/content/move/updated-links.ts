import { isDeepStrictEqual } from 'node:util'
import type { EditPath, Splice } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { escaped, withAddress } from '../../../schema/links/markdown-links.ts'
import { EditRefused } from '../edit/edit-refused.ts'
import { spliced } from '../edit/splice.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import { childPosition, isContainer, type SourcePosition } from '../parse/source-position.ts'
import { isLinkKey } from '../resolve/contents.ts'

/** The old and the new address. */
export type Move = { from: string; to: string }

/** A link as a whole value, with what is in front of it. An address ends where an anchor or a query begins. */
const wholeLink = ({ from }: Move) => new RegExp(`^(\\s*['"]?)${escaped(from)}(?=[#?'"\\s]|$)`)

/** Changes the links in a text: that of an address field, a redirect or an entry of `pages` or `except`, or those in Markdown. */
export function linkUpdater(keys: EditPath, move: Move): (text: string) => string {
  const list = keys.at(-2)
  const key = keys.at(-1)
  // The key of an override is a path by itself: `blocks[hero].action.link`.
  const last = typeof key === 'string' ? key.slice(key.lastIndexOf('.') + 1) : key
  const isRedirect = last === 'to' && keys.length === 2 && typeof list === 'number'
  const isAddress = typeof last === 'string' ? isLinkKey(last) || isRedirect : list === 'pages' || list === 'except'
  return isAddress
    ? (text) => text.replace(wholeLink(move), (_, before: string) => before + move.to)
    : (text) => withAddress(text, move.from, move.to)
}

/** A parsed file with the values as they stand in it: those of a page that follows a template without its overrides in place. */
export const asTyped = (parsed: Parsed): Parsed =>
  isMapping(parsed.value) && parsed.value['template'] !== undefined ? parse(parsed.source) : parsed

type Updated = { splices: Splice[]; value: unknown }

/** Changes the texts at a path. */
export type UpdaterAt = (keys: EditPath) => (text: string) => string

function inText(text: string, position: SourcePosition, update: (text: string) => string): Updated {
  const value = update(text)
  if (value === text) return { splices: [], value }
  const { source, start, end } = position
  const written = source.text.slice(start, end)
  const updated = update(written)
  // What is changed as a whole may stand in quotes.
  return { splices: [{ start, end, text: updated === written ? written.replace(text, () => value) : updated }], value }
}

function inValue(value: unknown, keys: EditPath, updaterAt: UpdaterAt): Updated {
  if (!isContainer(value)) return { splices: [], value }
  const entries = Object.entries(value).map(([name, entry]) => {
    const key = Array.isArray(value) ? Number(name) : name
    const position = childPosition(value, key)
    const path = [...keys, key]
    const found =
      typeof entry === 'string' && position ? inText(entry, position, updaterAt(path)) : inValue(entry, path, updaterAt)
    return [name, found] as const
  })
  return {
    splices: entries.flatMap(([, { splices }]) => splices),
    value: Array.isArray(value)
      ? entries.map(([, found]) => found.value)
      : Object.fromEntries(entries.map(([name, found]) => [name, found.value])),
  }
}

/** Compares plain copies, so that only the values matter. */
const same = (a: unknown, b: unknown) => isDeepStrictEqual(structuredClone(a), structuredClone(b))

/**
 * The text of a file with changed texts, all other bytes the same; `undefined` if none changes. The result is parsed to
 * verify this: throws `EditRefused` if a text is written in a way that this cannot change, for example over several lines.
 */
export function updatedTexts({ source, value }: Parsed, updaterAt: UpdaterAt, refusal: string): string | undefined {
  const found = inValue(value, [], updaterAt)
  if (found.splices.length === 0) return undefined
  const text = spliced(source.text, found.splices)
  if (!same(parse({ ...source, text }).value, found.value)) throw new EditRefused(refusal)
  return text
}

/**
 * The text of a file with every link to `from` changed to `to`, all other bytes the same; `undefined` if it has none.
 * Throws `EditRefused` if a link is written in a way that this cannot change.
 */
export const updatedLinks = (parsed: Parsed, move: Move): string | undefined =>
  updatedTexts(
    parsed,
    (keys) => linkUpdater(keys, move),
    `A link to \`${move.from}\` in ${parsed.source.file} is written in a way that cannot be changed safely. Change it by hand, then move the page.`,
  )
