import { inLanguage, shownDay } from '../../schema/language/language.ts'
import { mailWords } from '../../schema/language/mail-words.ts'
import { chooseInquiries, eraseInquiries } from './erase-inquiries.ts'
import type { FileStore } from './files/file-store.ts'
import type { KeepDays } from './forms.ts'
import type { InquiryStore } from './inquiry-store.ts'
import type { Release } from './release.ts'

/** How often the service looks for inquiries whose time is over, in milliseconds. */
const everyMs = 6 * 60 * 60_000

const dayMs = 24 * 60 * 60_000

/** Until how long before its time is over an inquiry is announced, in days: at least a week before, since that is done once a week. */
const noticeDays = 14
const noticeEveryMs = 7 * dayMs

type Places = { store: InquiryStore; files: FileStore | undefined }

/** Erases inquiries that are older than the site keeps them. */
export async function eraseExpired(places: Places, keepDays: KeepDays, now = Date.now()): Promise<void> {
  for (const [form, days] of Object.entries(keepDays))
    await eraseInquiries(places, await chooseInquiries(places.store, { form, before: new Date(now - days * dayMs) }))
}

/** Inquiries of a form whose time is over soon: how many, and when that of the first one is. */
export type Expiring = { form: string; days: number; count: number; first: Date | undefined }

/** What of each form that has a time would be erased within so many days from now. */
export async function expiringInquiries(
  store: InquiryStore,
  keepDays: KeepDays,
  { within, now, since = () => new Date(0) }: { within: number; now: Date; since?: (form: string) => Date },
): Promise<Expiring[]> {
  const found: Expiring[] = []
  for (const [form, days] of Object.entries(keepDays)) {
    const before = new Date(now.getTime() + (within - days) * dayMs)
    const from = since(form).toISOString()
    const chosen = (await chooseInquiries(store, { form, before })).filter(({ receivedAt }) => receivedAt >= from)
    const [oldest] = chosen
    const first = oldest && new Date(Date.parse(oldest.receivedAt) + days * dayMs)
    found.push({ form, days, count: chosen.length, first })
  }
  return found
}

/** Whom the erasing of inquiries is announced to. `send` resolves to whether they got it. */
export type Notice = { readers: string; send: (mail: { subject: string; text: string }) => Promise<unknown> }

/** Announces once a week what will be erased, each inquiry once. It has no word of the inquiries themselves. */
export async function announceErasing(
  store: InquiryStore,
  { keepDays, language }: Pick<Release, 'keepDays' | 'language'>,
  { readers, send }: Notice,
  now = new Date(),
): Promise<void> {
  const due: Expiring[] = []
  for (const [form, days] of Object.entries(keepDays)) {
    const last = await store.lastNotice(readers, form)
    if (last && last.at.getTime() + noticeEveryMs > now.getTime()) continue
    const since = () => last?.until ?? new Date(0)
    due.push(...(await expiringInquiries(store, { [form]: days }, { within: noticeDays, now, since })))
  }
  const some = due.filter(({ count }) => count > 0)
  if (some.length === 0) return
  const mail = inLanguage(language, () => ({
    subject: mailWords.noticeSubject,
    text: `${mailWords.notice}\n\n${some.map(lineOf).join('')}`,
  }))
  await send(mail)
  // Recorded afterwards: a mail that comes twice is better than one that never comes.
  for (const { form, days } of some)
    await store.noticed(readers, form, { at: now, until: new Date(now.getTime() + (noticeDays - days) * dayMs) })
}

/** A form with how many there are of it, and the day of the first. */
const lineOf = ({ form, count, first }: Expiring) =>
  `${form}: ${count}${first ? `, ${shownDay(first.toISOString().slice(0, 10))}` : ''}\n`

type RetentionOptions = Places & {
  site: () => Promise<Pick<Release, 'keepDays' | 'language'>>
  log: (error: unknown) => void
  /** Whom it is announced to, where mails are sent. */
  notice?: Notice | undefined
}

/** Erases them, and announces what will be next, now and every few hours. Returns a function that ends it. */
export function startRetention({ site, log, notice, ...places }: RetentionOptions): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= site()
      .then(async (release) => {
        await eraseExpired(places, release.keepDays)
        if (notice) await announceErasing(places.store, release, notice)
      })
      .catch(log)
      .finally(() => {
        running = undefined
      })
  }
  run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
