import { existsSync } from 'node:fs'
import { toCsv, toJson } from '../server/inquiry-export.ts'
import type { StoredInquiry } from '../server/inquiry-store.ts'
import { openSqliteStore } from '../server/sqlite-store.ts'
import { inquiryFile, storeFault } from './inquiry-file.ts'
import { readOptions } from './options.ts'

const usage = `Usage: npm run inquiries -- list|export [--format csv|json] [--data DIR]

  list             one line for each inquiry
  export           all fields of all inquiries
  --format NAME    csv (default) or json
  --data DIR       where inquiries are kept (default: data)`

const options = {
  format: { type: 'string', default: 'csv' },
  data: { type: 'string', default: 'data' },
} as const

const formats: Record<string, (inquiries: readonly StoredInquiry[]) => string> = { csv: toCsv, json: toJson }

/** Shows what was inquired, oldest first. Exit code 0 done, 2 wrong use. */
export async function inquiries(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage, true)
  if (!read) return 2
  const [action = '', ...more] = read.positionals
  const format = action === 'list' ? toLines : formats[read.values.format]
  const fault = storeFault(process.env)
  if (fault || !format || more.length > 0 || !['list', 'export'].includes(action)) {
    console.error(
      fault ?? (read.values.format === 'xlsx' ? `The format xlsx is not available yet.\n\n${usage}` : usage),
    )
    return 2
  }
  const file = inquiryFile(read.values.data)
  const all = existsSync(file) ? await readAll(file) : []
  if (all.length === 0) console.error('There are no inquiries yet.')
  process.stdout.write(format(all))
  return 0
}

async function readAll(file: string): Promise<StoredInquiry[]> {
  const store = openSqliteStore(file)
  try {
    return await store.list()
  } finally {
    await store.close()
  }
}

const toLines = (all: readonly StoredInquiry[]) => all.map(toLine).join('')

function toLine({ receivedAt, content, flags }: StoredInquiry): string {
  const about = content.form === 'quote' ? content.selectedPositions.join(', ') : content.message
  const parts = [receivedAt, content.form, `${content.firstName} ${content.lastName}`, content.email, about, ...flags]
  // What strangers typed must not steer the terminal.
  return `${parts.join('  ').replace(/\p{C}/gu, ' ').slice(0, 240)}\n`
}
