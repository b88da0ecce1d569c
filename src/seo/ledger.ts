import { z } from 'zod'
import { type LockState, lockFileText, readLockFile } from '../content/load/lock-file.ts'

/** Name of the ledger below the content folder. */
export const ledgerFile = '_data/lastmod.lock.json'
const version = 1

const ledgerSchema = z.strictObject({
  version: z.literal(version),
  /** Address → the day on which its main content last changed, and the hash of that content. */
  pages: z.record(z.string().startsWith('/'), z.tuple([z.iso.date(), z.string().regex(/^[0-9a-f]{16}$/)])),
})

/** What a page says, as a hash, and the ISO date since which it says that. */
type LedgerEntry = { day: string; hash: string }

/** The public pages by address. */
export type Ledger = ReadonlyMap<string, LedgerEntry>

/** Hashes of what pages say, by address. */
export type MainHashes = ReadonlyMap<string, string>

/** Reads the text of a ledger; never throws. `undefined` stands for a file that is not there. */
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

export type LedgerChanges = { added: string[]; changed: string[]; removed: string[] }

/** Addresses whose content is not what the ledger says, each list in order. */
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
 * The ledger for these contents. A page that says something else than before, or is new, has changed on `today` (ISO
 * date); every other day stays. `keepDays`: what differs was written otherwise and says the same, so its day stays too.
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

/** The day on which a page last changed; `undefined` where the ledger does not know what the page says now. */
export const dayOf = (ledger: Ledger, path: string, hash: string | undefined): string | undefined => {
  const entry = ledger.get(path)
  return entry?.hash === hash ? entry?.day : undefined
}
