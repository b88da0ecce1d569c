import { hashAll } from '../../../cache/hash.ts'

/** A text of a site with its translation, as translators get it in a file. */
export type ExchangeUnit = {
  /** {@link exchangeId} of the text. */
  id: string
  /** The content file of the source: `about.yaml`. */
  file: string
  /** The path of the text in it: `blocks[hero].title`. */
  path: string
  source: string
  target?: string
  /** The text that the target was made from, if the source has changed since. */
  before?: string
  by?: 'machine'
  /** What a translator has to know, such as the title of the page. */
  note?: string
  /** Most characters of the target. */
  max?: number
  isMarkdown: boolean
}

/** A text that comes back. */
export type ReturnedUnit = {
  file: string
  path: string
  /** The source that the target was made from. */
  source: string
  /** None if nobody has translated the text. */
  target?: string
  /** The line of the file, from 1. */
  line: number
  /** Whether the file says that a person has finished the target. */
  isReviewed?: boolean
  /** Why the target cannot be read: `has the unknown code 3`. */
  problem?: string
}

/** The tags of the source and of the target. */
type ExchangeLanguages = { from: string; to: string }

/** What a file of a translator says. `to` is the language that it names itself. */
type ReturnedFile = { to?: string; units: ReturnedUnit[] }

export type ExchangeFormat = {
  /** What the name of a file of this format ends with. */
  ending: string
  write: (units: readonly ExchangeUnit[], languages: ExchangeLanguages) => string
  /** Throws {@link UnreadableExchange}. */
  read: (text: string) => ReturnedFile
}

/** A file that is not of its format. The message continues its name: `line 3: is no XML`. */
export class UnreadableExchange extends Error {}

/** The same text at the same place has the same id in every export. */
export const exchangeId = (file: string, path: string, source: string): string =>
  `u${hashAll([file, path, source]).slice(0, 16)}`

export type ExchangeState = 'new' | 'stale' | 'unreviewed' | 'translated'

export function exchangeState({ target, before, by }: ExchangeUnit): ExchangeState {
  if (target === undefined) return 'new'
  if (before !== undefined) return 'stale'
  return by === 'machine' ? 'unreviewed' : 'translated'
}

/** The units of each content file, in order. */
export const byFile = (units: readonly ExchangeUnit[]): Map<string, ExchangeUnit[]> =>
  Map.groupBy(units, ({ file }) => file)
