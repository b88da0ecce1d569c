import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { hasArrived, isSame, type Receipt, type Submission } from './submission.ts'

/** Where submissions wait, and where receipts are stored. */
export type SubmissionStore = {
  /**
   * Writes a submission, in place of the submission `replaced`. Resolves with the id under which it waits, which is a
   * different one when the same content waits already or has just arrived, and with whether it outlives the page.
   */
  write(submission: Submission, place: 'device' | 'page', replaced?: string): Promise<{ id: string; isStored: boolean }>
  /** Writes the new state of a submission, unless it is no longer in the store. */
  update(submission: Submission): Promise<void>
  /** Replaces the submission by its receipt. */
  markDelivered(receipt: Receipt): Promise<void>
  submission(id: string): Promise<Submission | undefined>
  submissions(): Promise<Submission[]>
  receipts(): Promise<Receipt[]>
  /** Deletes submission and receipt, when the visitor asks for it. */
  delete(id: string): Promise<void>
  /** Deletes receipts that are expired. */
  prune(isExpired: (receipt: Receipt) => boolean): Promise<void>
}

type Table<Row> = {
  get(id: string): Promise<Row | undefined>
  getAll(): Promise<Row[]>
  put(row: Row): Promise<unknown>
  delete(id: string): Promise<unknown>
}
type Tables = { submissions: Table<Submission>; receipts: Table<Receipt> }

/** Runs `work` as one transaction. */
type Transact = <Result>(mode: 'readonly' | 'readwrite', work: (tables: Tables) => Promise<Result>) => Promise<Result>

function createStore(transact: Transact, isStored: boolean): SubmissionStore {
  return {
    write: (submission, _place, replaced) =>
      transact('readwrite', async ({ submissions, receipts }) => {
        const arrived = (await receipts.getAll()).find((receipt) => hasArrived(submission, receipt))
        const same = arrived ?? (await submissions.getAll()).find((other) => isSame(submission, other))
        if (same) return { id: same.id, isStored }
        if (replaced !== undefined) await submissions.delete(replaced)
        await submissions.put(submission)
        return { id: submission.id, isStored }
      }),
    update: (submission) =>
      transact('readwrite', async ({ submissions }) => {
        if (await submissions.get(submission.id)) await submissions.put(submission)
      }),
    markDelivered: (receipt) =>
      transact('readwrite', async ({ submissions, receipts }) => {
        await submissions.delete(receipt.id)
        await receipts.put(receipt)
      }),
    submission: (id) => transact('readonly', ({ submissions }) => submissions.get(id)),
    submissions: () => transact('readonly', ({ submissions }) => submissions.getAll()),
    receipts: () => transact('readonly', ({ receipts }) => receipts.getAll()),
    delete: (id) =>
      transact('readwrite', async ({ submissions, receipts }) => {
        await submissions.delete(id)
        await receipts.delete(id)
      }),
    prune: (isExpired) =>
      transact('readwrite', async ({ receipts }) => {
        for (const receipt of await receipts.getAll()) if (isExpired(receipt)) await receipts.delete(receipt.id)
      }),
  }
}

/** The tables in the browsers of visitors: to rename one would lose what waits in it. */
interface Schema extends DBSchema {
  letters: { key: string; value: Submission }
  receipts: { key: string; value: Receipt }
}
const tableNames = ['letters', 'receipts'] as const

/** A browser whose database does not open within this time counts as one without a database, in milliseconds. */
const openWithinMs = 2_000

function openDatabase(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  const opened = openDB<Schema>('marquee', 1, {
    upgrade(database) {
      for (const name of tableNames) database.createObjectStore(name, { keyPath: 'id' })
    },
    // A page of a newer release wants to change the database, and waits until this page has closed it.
    blocking(_current, _blocked, event) {
      const database = event.target as IDBDatabase
      database.close()
      onClosed()
    },
    terminated: onClosed,
  })
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The database does not open.')), openWithinMs),
  )
  return Promise.race([opened, tooLate])
}

/** A store in IndexedDB, shared by all tabs. Every call rejects where the browser has no database. */
export function createDeviceStore(): SubmissionStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const database = () => {
    opening ??= openDatabase(() => {
      opening = undefined
    })
    return opening
  }
  return createStore(async (mode, work) => {
    // On disk before anything is sent: it must outlive a browser that is killed.
    const transaction = (await database()).transaction(tableNames, mode, { durability: 'strict' })
    const tables = { submissions: transaction.objectStore('letters'), receipts: transaction.objectStore('receipts') }
    // In idb's types a table has `put` only if `mode` is the constant `readwrite`.
    const [result] = await Promise.all([work(tables as Tables), transaction.done])
    return result
  }, true)
}

function createMemoryTable<Row extends { id: string }>(): Table<Row> {
  const rows = new Map<string, Row>()
  return {
    get: async (id) => rows.get(id),
    getAll: async () => [...rows.values()],
    put: async (row) => rows.set(row.id, row),
    delete: async (id) => rows.delete(id),
  }
}

/** A store that lives as long as the page. */
function createPageStore(): SubmissionStore {
  const tables = { submissions: createMemoryTable<Submission>(), receipts: createMemoryTable<Receipt>() }
  return createStore((_mode, work) => work(tables), false)
}

/** How many submissions wait on the device, and how many receipts it holds. */
export type StoredCounts = { waiting: number; sent: number }

/**
 * Stores submissions on the device, or on the page where the device is not allowed or its database is missing, full or
 * broken. No call rejects. `onChange` gets the counts of the device whenever they may have changed.
 */
export function createFallbackStore(
  device: SubmissionStore,
  onChange: (counts: StoredCounts) => void,
): SubmissionStore {
  const page = createPageStore()
  /** Submissions that are finished. This page does not send them again, even if the device still holds them. */
  const finished = new Set<string>()
  const orElse = <T>(work: Promise<T>, other: T) => work.catch(() => other)
  const submissionsOfDevice = async () => (await orElse(device.submissions(), [])).filter(({ id }) => !finished.has(id))
  const receiptsOfDevice = () => orElse(device.receipts(), [])
  const deleteOnDevice = (id: string) => orElse(device.delete(id), undefined)
  const changed = async () => {
    const [submissions, receipts] = await Promise.all([submissionsOfDevice(), receiptsOfDevice()])
    onChange({ waiting: submissions.length, sent: receipts.length })
  }

  return {
    async write(submission, place, replaced) {
      const written = place === 'device' && (await orElse(device.write(submission, place, replaced), undefined))
      if (!written) {
        if (replaced !== undefined) await deleteOnDevice(replaced)
        return page.write(submission, 'page', replaced)
      }
      if (replaced !== undefined) await page.delete(replaced)
      await changed()
      return written
    },
    async update(submission) {
      await Promise.all([page.update(submission), orElse(device.update(submission), undefined)])
    },
    async markDelivered(receipt) {
      finished.add(receipt.id)
      if (await page.submission(receipt.id)) await page.markDelivered(receipt)
      else
        await device
          .markDelivered(receipt)
          .catch(() => Promise.all([page.markDelivered(receipt), deleteOnDevice(receipt.id)]))
      await changed()
    },
    submission: async (id) =>
      (await page.submission(id)) ?? (finished.has(id) ? undefined : await orElse(device.submission(id), undefined)),
    submissions: async () => [...(await page.submissions()), ...(await submissionsOfDevice())],
    receipts: async () => [...(await page.receipts()), ...(await receiptsOfDevice())],
    async delete(id) {
      finished.add(id)
      await Promise.all([page.delete(id), deleteOnDevice(id)])
      await changed()
    },
    async prune(isExpired) {
      await Promise.all([page.prune(isExpired), orElse(device.prune(isExpired), undefined)])
      await changed()
    },
  }
}
