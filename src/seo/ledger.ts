import { z } from 'zod'
import { type LockState, lockFileText, readLockFile } from '../../schema/lock-file.ts'
import { hashOf } from '../cache/hash.ts'

/** Name of the ledger below the content folder. */
export const ledgerFile = '_data/lastmod.lock.json'
const version = 1

const ledgerSchema = z.strictObject({
  version: z.literal(version),
  /** Path → the day on which its main content last changed, and the hash of that content. */
  pages: z.record(z.string().startsWith('/'), z.tuple([z.iso.date(), z.string().regex(/^[0-9a-f]{16}$/)])),
})

/** The hash of a page's main content, and the ISO date since which it is the same. */
type LedgerEntry = { day: string; hash: string }

/** Ledger entries of the public pages, by path. */
export type Ledger = ReadonlyMap<string, LedgerEntry>

/** Hashes of main content, by path. */
export type MainHashes = ReadonlyMap<string, string>

/** Hash of the main content of a page: 16 hexadecimal digits. */
export const mainHash = (content: string): string => hashOf(content).slice(0, 16)

/** Parses the text of a ledger; never throws. `undefined` stands for a missing file. */
export function readLedger(text: string | undefined): { state: LockState; ledger: Ledger } {
  const { state, data } = readLockFile(text, { version, schema: ledgerSchema })
  const pages = Object.entries(data?.pages ?? {})
  return { state, ledger: new Map(pages.map(([path, [day, hash]]) => [path, { day, hash }])) }
}

/** The text of a ledger. */
export const ledgerText = (ledger: Ledger): string =>
  lockFileText(
    version,
    'pages',
    [...ledger].map(([path, { day, hash }]) => [path, [day, hash]] as const),
  )

/** The text of a ledger after pages were moved: the day of change moves with each. `undefined` if nothing changes. */
export function movedLedger(
  text: string | undefined,
  moves: readonly { from: string; to: string }[],
): string | undefined {
  const { state, ledger } = readLedger(text)
  const next = new Map(moves.flatMap(({ from, to }) => (ledger.has(from) ? [[from, to] as const] : [])))
  if (state !== 'read' || next.size === 0) return undefined
  const left = [...ledger].filter(([address]) => !next.has(address))
  return ledgerText(
    new Map([...left, ...[...next].map(([from, to]) => [to, ledger.get(from) as LedgerEntry] as const)]),
  )
}

export type LedgerChanges = { added: string[]; changed: string[]; removed: string[] }

/** Paths whose content differs from the ledger, each list sorted. */
export function ledgerChanges(ledger: Ledger, hashes: MainHashes): LedgerChanges {
  const present = [...hashes].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    added: present.flatMap(([path]) => (ledger.has(path) ? [] : [path])),
    changed: present.flatMap(([path, hash]) => (isAnother(ledger.get(path), hash) ? [path] : [])),
    removed: [...ledger.keys()].filter((path) => !hashes.has(path)).sort(),
  }
}

const isAnother = (entry: LedgerEntry | undefined, hash: string) => entry !== undefined && entry.hash !== hash

/**
 * The ledger for these contents. A new or changed page gets the day `today` (ISO date); every other day stays. With
 * `keepDays` changed pages keep their day too, because only their wording changed.
 */
export function nextLedger(
  before: Ledger,
  hashes: MainHashes,
  { today, keepDays = false }: { today: string; keepDays?: boolean },
): Ledger {
  return new Map(
    [...hashes].map(([path, hash]) => {
      const recorded = before.get(path)
      const day = recorded && (keepDays || recorded.hash === hash) ? recorded.day : today
      return [path, { day, hash }]
    }),
  )
}

/** The day on which a page last changed; `undefined` if the ledger does not have the current content of the page. */
export const dayOf = (ledger: Ledger, path: string, hash: string | undefined): string | undefined => {
  const entry = ledger.get(path)
  return entry?.hash === hash ? entry?.day : undefined
}
