import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Argument, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { readableAnswers } from '../../../schema/forms/answer-words.ts'
import { senderOf } from '../../../schema/forms/sender.ts'
import { inLanguage } from '../../../schema/language/language.ts'
import { oneLine } from '../../../schema/writing/one-line.ts'
import { chooseInquiries, type Erasing, eraseInquiries, previewErasing } from '../../server/erase-inquiries.ts'
import type { Forms } from '../../server/forms.ts'
import { toText } from '../../server/inquiry-export.ts'
import { inquiryFormats } from '../../server/inquiry-formats.ts'
import type { StoredInquiry } from '../../server/inquiry-store.ts'
import { readService } from '../../server/release.ts'
import { expiringInquiries } from '../../server/retention.ts'
import { backupSqlite } from '../../server/store/sqlite-backup.ts'
import { command } from '../options.ts'
import { bucketError, databaseError, inquiryFile, openInquiries, openInquiryFiles } from '../support/inquiry-store.ts'

const call = command('inquiries', 'Reads or erases stored inquiries, even while the service runs.')
  .addArgument(
    new Argument(
      '<action>',
      'list: one line per inquiry; export: all fields of all inquiries; backup: copy the store to a new file; erase: content, files, notes and notifications of some; retention: what the site keeps for how long',
    ).choices(['list', 'export', 'backup', 'erase', 'retention']),
  )
  .argument('[file]', 'the new file of backup')
  .option('--email <address>', 'erase inquiries that have this address as an answer')
  .addOption(
    new Option('--older-than <days>', 'erase inquiries that came more than so many days ago').argParser(readDays),
  )
  .option('--form <name>', 'erase or export inquiries of this form alone')
  .option('--dry-run', 'erase nothing, and say what would go')
  .option('--yes', 'erase without a question')
  .addOption(new Option('--format <name>', 'of export').choices(['csv', 'xlsx', 'json']).default('csv'))
  .option('--out <file>', 'write a new file instead of standard output')
  .option('--dist <dir>', 'the built site, whose forms order the columns', 'dist')
  .option('--data <dir>', 'where inquiries are stored; DATABASE_URL takes precedence', 'data')

type Written = string | Uint8Array
type Format = (inquiries: readonly StoredInquiry[], forms: Forms) => Written | Promise<Written>

/**
 * Lists, exports, copies or erases the stored inquiries, oldest first. Exit code 0 done, 1 the store cannot be read or written,
 * 2 wrong use.
 */
export async function inquiries(argv: string[]): Promise<number> {
  const [action, file] = call.parse(argv, { from: 'user' }).processedArgs
  const { data, dist, out, format: name } = call.opts()
  if ((action === 'backup') !== (file !== undefined))
    return call.error(
      file === undefined ? 'backup takes the name of a new file.' : `${action} takes no file: --out FILE`,
    )
  const error = databaseError(process.env)
  if (error) return refuse(error)
  if (file !== undefined) return backup(data, file)
  if (action === 'erase') return erase()
  if (action === 'retention') return retention()

  const read = await readAll(data, action === 'export')
  if (!read) return 1
  const { form } = call.opts()
  const all = form === undefined ? read : read.filter(({ content }) => content.form === form)
  if (all.length === 0)
    console.error(`There are no inquiries in ${process.env['DATABASE_URL'] ? 'the database' : `${data}/`} yet.`)
  const format: Format = action === 'list' ? toLines : inquiryFormats[name]
  const { forms, language } = await readService(dist)
  const text = await inLanguage(language, () => format(all, forms))
  return out === undefined ? print(text) : write(() => writeFileSync(resolve(out), text, { flag: 'wx', mode: 0o600 }))
}

function readDays(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a number of days, such as 365.')
}

/** Erases the inquiries of a person, or old ones. */
async function erase(): Promise<number> {
  const { data, email, olderThan, form, dryRun, yes } = call.opts()
  if (email === undefined && olderThan === undefined)
    return call.error('erase needs to know what: --email ADDRESS, or --older-than DAYS, or both.')
  const error = bucketError(process.env)
  if (error) return refuse(error)
  if (!process.env['DATABASE_URL'] && !existsSync(inquiryFile(data)))
    return refuse(`There are no inquiries in ${data}/ yet.`)
  const store = await openInquiries(data, process.env)
  const files = store && (await openInquiryFiles(data, process.env))
  try {
    if (!store || !files) return 1
    const before = olderThan === undefined ? undefined : new Date(Date.now() - olderThan * 24 * 60 * 60_000)
    const chosen = await chooseInquiries(store, { email, form, before })
    const preview = await previewErasing({ store, files }, chosen)
    if (dryRun) return print(whatGoes(preview))
    if (!yes && chosen.length > 0) {
      process.stderr.write(whatGoes(preview))
      if (!process.stdin.isTTY) return refuse('Nothing was erased. Look at what goes, then add --yes.')
      if (!(await isConfirmed('Erase them? This cannot be undone. (y/N) '))) return refuse('Nothing was erased.')
    }
    const erased = await eraseInquiries({ store, files }, chosen)
    return print(
      `Erased ${count(erased.inquiries, 'inquiry', 'inquiries')} and ${count(erased.files, 'file', 'files')}.\n${unreached}`,
    )
  } finally {
    files?.close()
    await store?.close()
  }
}

/** What would be erased, with a line for each form. */
function whatGoes({ inquiries: all, forms, files, notes, notifications }: Erasing): string {
  if (all === 0) return 'There is nothing to erase.\n'
  const beside = [
    count(files, 'file', 'files'),
    count(notes, 'note', 'notes'),
    count(notifications, 'notification that was not sent yet', 'notifications that were not sent yet'),
  ]
  const lines = forms.map(([form, n]) => `  ${oneLine(form)}: ${n}\n`)
  return `${count(all, 'inquiry', 'inquiries')} would be erased, with ${beside.join(', ')}:\n${lines.join('')}`
}

async function isConfirmed(question: string): Promise<boolean> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(question).finally(() => lines.close())
  return /^y(?:es)?$/i.test(answer.trim())
}

/** In so many days the inquiries go that `retention` counts. */
const soonDays = 7

/** Says how long inquiries of each form are kept, and what goes next. */
async function retention(): Promise<number> {
  const { data, dist } = call.opts()
  const { keepDays } = await readService(dist)
  if (Object.keys(keepDays).length === 0)
    return print('The site keeps inquiries without an end. Set inquiries.keepDays in site.yaml: docs/inquiries.md\n')
  if (!process.env['DATABASE_URL'] && !existsSync(inquiryFile(data)))
    return refuse(`There are no inquiries in ${data}/ yet.`)
  const store = await openInquiries(data, process.env)
  if (!store) return 1
  try {
    const now = new Date()
    const over = await expiringInquiries(store, keepDays, { within: 0, now })
    const soon = await expiringInquiries(store, keepDays, { within: soonDays, now })
    const lines = soon.map(({ form, days, count: all, first }, at) => {
      const due = over[at]?.count ?? 0
      const next = first && all > due ? `, the next on ${first.toISOString().slice(0, 10)}` : ''
      return `${form}: ${count(days, 'day', 'days')}; ${due} over now, ${all - due} more within ${soonDays} days${due === 0 ? next : ''}\n`
    })
    return print(lines.join(''))
  } finally {
    await store.close()
  }
}

const count = (n: number, one: string, several: string) => `${n} ${n === 1 ? one : several}`

const unreached = `This does not reach what has left the service: e-mails and webhooks that were sent, exports, backups of the database and
of files, versions that a bucket keeps, and what the person has on their own device.
`

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

async function readAll(folder: string, withErased: boolean): Promise<StoredInquiry[] | undefined> {
  if (!process.env['DATABASE_URL'] && !existsSync(inquiryFile(folder))) return []
  const store = await openInquiries(folder, process.env)
  try {
    return await store?.list({ withErased })
  } finally {
    await store?.close()
  }
}

const toLines: Format = (all, forms) => all.map((inquiry) => toLine(inquiry, forms)).join('')

function toLine({ receivedAt, content: { form, ...answers }, flags }: StoredInquiry, forms: Forms): string {
  const fields = forms.get(form) ?? []
  const { name, email } = senderOf(fields, answers)
  const isSender = (text: string) => text === email || name.includes(text)
  const others = Object.values(readableAnswers(fields, answers))
    .map(toText)
    .filter((text) => text !== '' && !isSender(text))
  const parts = [receivedAt, form, ...[name, email].filter(Boolean), ...others, ...flags]
  const lines = parts
    .join('  ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  // Text from visitors must not control the terminal.
  return `${oneLine(lines.join('; '))}\n`
}
