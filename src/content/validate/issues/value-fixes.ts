import type { FixOf } from '../../../../schema/diagnostic.ts'
import { setAt } from '../../../../schema/diagnostics/parts/fixes.ts'
import type { ValueShape } from '../../../../schema/diagnostics/parts/value-shape.ts'
import type { EditPath } from '../../../../schema/edit.ts'
import type { SourceRange } from '../../diagnostics/diagnose.ts'

/** How much of a value the title of a fix repeats. */
const maxTitleLength = 50
const shortly = (text: string) => (text.length > maxTitleLength ? `${text.slice(0, maxTitleLength)}…` : text)

/** The text cut behind a word, so that it fits; `undefined` if it has tokens or layout, or no word fits. */
function shortened(text: string, max: number): string | undefined {
  if (/[{}\n]/.test(text)) return undefined
  const cut = text.trim().slice(0, max + 1)
  const end = cut.length <= max ? cut.length : cut.search(/(?<!\s)\s+\S*$/)
  const short = cut.slice(0, Math.max(0, end)).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
  return short === '' ? undefined : short
}

/** Shortens a text to fit. */
export function shorten({ value: path }: SourceRange, text: string, max: number): FixOf | undefined {
  const short = shortened(text, max)
  return path === undefined || short === undefined
    ? undefined
    : setAt(path, short, `Remove ${text.trim().length - short.length} characters`)
}

/** Deletes the last entries of a list, so that it fits. */
export const deleteLast = ({ value: path = [] }: SourceRange, has: number, max: number): FixOf => ({
  title: has - max === 1 ? 'Delete the last entry' : `Delete the last ${has - max} entries`,
  change: {
    kind: 'edits',
    edits: Array.from({ length: has - max }, (_, index) => ({ kind: 'delete', path: [...path, has - 1 - index] })),
  },
})

/** Writes the nearest number that is allowed; there is none next to a limit that is itself excluded. */
export const toLimit = ({ value: path = [] }: SourceRange, limit: number, isIncluded: boolean): FixOf | undefined =>
  isIncluded ? setAt(path, limit, `Change to \`${limit}\``) : undefined

/** The number or the boolean that a text means; `undefined` if it means none of this kind. */
export function valueMeant(kind: ValueShape, text: unknown): number | boolean | undefined {
  if (typeof text !== 'string') return undefined
  if (kind === 'a number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
  if (kind !== 'true or false') return undefined
  if (/^(?:yes|on|true|y)$/i.test(text)) return true
  return /^(?:no|off|false|n)$/i.test(text) ? false : undefined
}

/** The value, or what it means, as another kind: a text with a number in it as that number, one value as a list of one. */
export function asKind(kind: ValueShape, value: unknown, path: EditPath): FixOf | undefined {
  const set = (newValue: unknown) => setAt(path, newValue, `Change to \`${shortly(JSON.stringify(newValue))}\``)
  if (kind === 'text' && ['string', 'boolean'].includes(typeof value)) return set(String(value))
  const meant = valueMeant(kind, value)
  if (meant !== undefined) return set(meant)
  if (kind === 'a list' && value !== null && typeof value !== 'object') return set([value])
  return undefined
}

/** The address that was meant: with its protocol, without blanks, or from the root of the site. */
export function safeAddress(value: string): string | undefined {
  const [, number] = /^(?:tel|phone|callto): *(?:\/\/)?(\+?[\d\s()./-]{5,})$/i.exec(value) ?? []
  if (number !== undefined) return `tel:${number.replace(/(?<=^\+.*)\(0\)|[^+\d]/g, '')}`
  if (/^\+[\d\s()./-]{7,}$/.test(value)) return safeAddress(`tel:${value}`)
  const [, protocol, address] = /^(mailto): *(\S+@\S+) *$/i.exec(value) ?? []
  if (protocol !== undefined && address !== undefined) return `mailto:${address}`
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(value)) return `mailto:${value}`
  if (/^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(value)) return `https://${value}`
  return /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(value) ? `/${value}` : undefined
}
