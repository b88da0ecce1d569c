import { chooseInquiries, eraseInquiries } from './erase-inquiries.ts'
import type { FileStore } from './files/file-store.ts'
import type { KeepDays } from './forms.ts'
import type { InquiryStore } from './inquiry-store.ts'
import type { Release } from './release.ts'

/** How often the service looks for inquiries whose time is over, in milliseconds. */
const everyMs = 6 * 60 * 60_000

const dayMs = 24 * 60 * 60_000

type Places = { store: InquiryStore; files: FileStore | undefined }

/** Erases inquiries that are older than the site keeps them. */
export async function eraseExpired(places: Places, keepDays: KeepDays, now = Date.now()): Promise<void> {
  for (const [form, days] of Object.entries(keepDays))
    await eraseInquiries(places, await chooseInquiries(places.store, { form, before: new Date(now - days * dayMs) }))
}

/** Erases them now and every few hours. Returns a function that ends it. */
export function startRetention({
  site,
  log,
  ...places
}: Places & { site: () => Promise<Release>; log: (error: unknown) => void }): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= site()
      .then(({ keepDays }) => eraseExpired(places, keepDays))
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
