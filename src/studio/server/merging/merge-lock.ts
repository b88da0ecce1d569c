import { isDeepStrictEqual } from 'node:util'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { lockFileText } from '../../../../schema/lock-file.ts'

/** Whether a file only records what was generated, or the days of change: it is written again, and never a question. */
export const isLockFile = (name: string): boolean => name.endsWith('.lock.json')

/** The parts of a lock file: its version, and its entries under their name. */
function partsOf(bytes: Buffer | undefined) {
  try {
    const { version, ...rest } = JSON.parse(String(bytes))
    const [[name, entries] = ['', undefined]] = Object.entries(rest)
    return isMapping(entries) ? { version: Number(version), name, entries } : undefined
  } catch {
    return undefined
  }
}

type States = { base: Buffer | undefined; mine: Buffer | undefined; theirs: Buffer | undefined }

/** A lock file with the entries of both sides. One that both have changed is theirs, until the file is written again. */
export function mergedLock({ base, mine, theirs }: States): Buffer | undefined {
  const [before, own, other] = [base, mine, theirs].map(partsOf)
  if (!own || !other || own.version !== other.version || own.name !== other.name) return theirs ?? mine
  const keys = new Set([...Object.keys(own.entries), ...Object.keys(other.entries)])
  const merged = [...keys].flatMap((key) => {
    const [was, is, theirs] = [before, own, other].map((one) => one?.entries[key])
    const entry = isDeepStrictEqual(was, theirs) ? is : theirs
    return entry === undefined ? [] : [[key, entry] as const]
  })
  return Buffer.from(lockFileText(own.version, own.name, merged))
}
