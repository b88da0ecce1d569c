import { z } from 'zod'

/**
 * The state of a lock file, which a command writes and which is committed. `newer` was written by a later version and
 * must not be touched.
 */
export type LockState = 'read' | 'missing' | 'broken' | 'older' | 'newer'

/** A line of a lock file with an entry, as {@link lockFileText} writes it. */
const entryLine = /^ {4}"(?:[^"\\]|\\.)*": .*?,?$/

/**
 * A text in which git has merged the lines of two people, as `.gitattributes` says, or has left marks of a conflict: commas
 * may be missing, and an entry may be there twice, of which the last one counts.
 */
function repaired(text: string): string {
  const [head = '', ...others] = text.split(/(?<=^ {2}"\w+": \{)$/m)
  const lines = others
    .join('')
    .split('\n')
    .filter((line) => entryLine.test(line))
  return `${head}${lines.map((line) => line.replace(/,$/, '')).join(',')}}}`
}

function parsedJson(text: string): unknown {
  for (const candidate of [text, repaired(text)])
    try {
      return JSON.parse(candidate)
    } catch {
      // Not this one.
    }
  return undefined
}

const versioned = z.looseObject({ version: z.number() })

/** Parses the text of a lock file; never throws. `undefined` stands for a missing file. */
export function readLockFile<Schema extends z.ZodType>(
  text: string | undefined,
  { version, schema }: { version: number; schema: Schema },
): { state: LockState; data?: z.infer<Schema> } {
  if (text === undefined) return { state: 'missing' }
  const value = parsedJson(text)
  const found = versioned.safeParse(value).data?.version
  if (found !== undefined && found > version) return { state: 'newer' }
  if (found !== undefined && found < version) return { state: 'older' }
  const read = schema.safeParse(value)
  return read.success ? { state: 'read', data: read.data } : { state: 'broken' }
}

/** The text of a lock file: sorted, one entry per line, so that a change of one entry is a change of one line. */
export function lockFileText(version: number, name: string, entries: Iterable<readonly [string, unknown]>): string {
  const lines = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${inLine(value)}`)
  const list = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`
  return `{\n  "version": ${version},\n  "${name}": ${list}\n}\n`
}

/** JSON on one line, with lists as the formatter of the repository writes them. */
const inLine = (value: unknown) =>
  Array.isArray(value) ? `[${value.map((part) => JSON.stringify(part)).join(', ')}]` : JSON.stringify(value)
