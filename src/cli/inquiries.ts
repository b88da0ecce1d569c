import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { toCsv, toJson } from '../server/inquiry-export.ts'
import type { StoredInquiry } from '../server/inquiry-store.ts'
import { toWorkbook } from '../server/inquiry-workbook.ts'
import { backupSqlite } from '../server/store/sqlite-backup.ts'
import { inquiryFile, openInquiries, storeFault } from './inquiry-place.ts'
import { readOptions } from './options.ts'

const usage = `Usage: npm run inquiries -- list|export [--format csv|xlsx|json] [--out FILE] [--data DIR]
       npm run inquiries -- backup FILE [--data DIR]

  list             one line for each inquiry
  export           all fields of all inquiries
  backup FILE      copies the store into a new file, also while the service runs
  --format NAME    csv (default), xlsx or json
  --out FILE       writes a new file instead of standard output
  --data DIR       where inquiries are kept (default: data); DATABASE_URL goes before it`

const options = {
  format: { type: 'string', default: 'csv' },
  out: { type: 'string' },
  data: { type: 'string', default: 'data' },
} as const

type Written = string | Uint8Array
type Format = (inquiries: readonly StoredInquiry[]) => Written | Promise<Written>

const formats: Record<string, Format> = { csv: toCsv, xlsx: toWorkbook, json: toJson }

/** Shows, exports or copies what was inquired, oldest first. Exit code 0 done, 1 cannot be read or written, 2 wrong use. */
export async function inquiries(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage, true)
  if (!read) return 2
  const { data, out } = read.values
  const [action, ...more] = read.positionals
  const fault = storeFault(process.env)
  if (fault) return refuse(fault)
  if (action === 'backup' && more[0] && more.length === 1) return backup(data, more[0])
  const format = action === 'list' ? toLines : action === 'export' ? formats[read.values.format] : undefined
  if (!format || more.length > 0) return refuse(usage)

  const all = await readAll(data)
  if (!all) return 1
  if (all.length === 0) console.error('There are no inquiries yet.')
  const text = await format(all)
  return out === undefined ? print(text) : write(() => writeFileSync(resolve(out), text, { flag: 'wx', mode: 0o600 }))
}

function refuse(words: string): number {
  console.error(words)
  return 2
}

function print(text: Written): number {
  process.stdout.write(text)
  return 0
}

function backup(folder: string, copy: string): number {
  if (process.env['DATABASE_URL'])
    return refuse('The inquiries are in PostgreSQL. Copy them with its own program: pg_dump "$DATABASE_URL" > FILE')
  const file = inquiryFile(folder)
  if (!existsSync(file)) return refuse(`There are no inquiries in ${folder}/ yet.`)
  return write(() => backupSqlite(file, resolve(copy)))
}

function write(task: () => void): number {
  try {
    task()
    return 0
  } catch (error) {
    const { code, message, path } = error as NodeJS.ErrnoException
    console.error(code === 'EEXIST' ? `${path} is there already. Name a new file.` : message)
    return 1
  }
}

async function readAll(folder: string): Promise<StoredInquiry[] | undefined> {
  if (!process.env['DATABASE_URL'] && !existsSync(inquiryFile(folder))) return []
  const store = await openInquiries(folder, process.env)
  try {
    return await store?.list()
  } finally {
    await store?.close()
  }
}

const toLines = (all: readonly StoredInquiry[]) => all.map(toLine).join('')

function toLine({ receivedAt, content, flags }: StoredInquiry): string {
  const { form, email = '', firstName = '', lastName = '', selectedPositions, message = '' } = content
  const about = Array.isArray(selectedPositions) ? selectedPositions.join(', ') : message
  const parts = [receivedAt, form, `${firstName} ${lastName}`, email, about, ...flags]
  // What strangers typed must not steer the terminal.
  return `${parts.join('  ').replace(/\p{C}/gu, ' ').slice(0, 240)}\n`
}
