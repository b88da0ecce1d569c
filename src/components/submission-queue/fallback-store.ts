import type { StoredSubmissions } from './marks.ts'
import type { Submission } from './submission.ts'
import { createPageStore, type SubmissionStore } from './submission-store.ts'

/**
 * Keeps on the device what may be kept there, and on the page what may not, or what a missing, full or broken database
 * refuses. No call rejects. `onChange` is told how much the device holds, each time this can have changed.
 */
export function createFallbackStore(
  device: SubmissionStore,
  onChange: (kept: StoredSubmissions) => void,
): SubmissionStore {
  const page = createPageStore()
  /** What the device could not be told: it is over for this page at least. */
  const over = new Set<string>()
  const orElse = <T>(work: Promise<T>, other: T) => work.catch(() => other)
  const ofDevice = async () => (await orElse(device.submissions(), [])).filter(({ id }) => !over.has(id))
  const receiptsOfDevice = () => orElse(device.receipts(), [])
  const changed = async () => {
    const [submissions, receipts] = await Promise.all([ofDevice(), receiptsOfDevice()])
    onChange({ waiting: submissions.length, sent: receipts.length })
  }

  return {
    async write(submission, place, replaced) {
      if (place === 'page') return writeOnPage(submission, replaced)
      const written = await device.write(submission, place, replaced).catch(() => undefined)
      if (!written) return writeOnPage(submission, replaced)
      if (replaced !== undefined) await page.forget(replaced)
      await changed()
      return written
    },
    async update(submission) {
      await Promise.all([page.update(submission), orElse(device.update(submission), undefined)])
    },
    async markDelivered(receipt) {
      over.add(receipt.id)
      const isOnPage = (await page.submission(receipt.id)) !== undefined
      if (isOnPage) await page.markDelivered(receipt)
      else
        await device
          .markDelivered(receipt)
          .catch(() => Promise.all([page.markDelivered(receipt), forgetOnDevice(receipt.id)]))
      await changed()
    },
    submission: async (id) =>
      (await page.submission(id)) ?? (over.has(id) ? undefined : await orElse(device.submission(id), undefined)),
    submissions: async () => [...(await page.submissions()), ...(await ofDevice())],
    receipts: async () => [...(await page.receipts()), ...(await receiptsOfDevice())],
    async forget(id) {
      over.add(id)
      await Promise.all([page.forget(id), forgetOnDevice(id)])
      await changed()
    },
    async prune(isOver) {
      await Promise.all([page.prune(isOver), orElse(device.prune(isOver), undefined)])
      await changed()
    },
  }

  async function writeOnPage(submission: Submission, replaced: string | undefined) {
    if (replaced !== undefined) await forgetOnDevice(replaced)
    return page.write(submission, 'page', replaced)
  }

  async function forgetOnDevice(id: string) {
    await orElse(device.forget(id), undefined)
  }
}
