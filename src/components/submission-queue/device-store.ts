import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Receipt, Submission } from './submission.ts'
import { hasArrived, isSame, type SubmissionStore } from './submission-store.ts'

interface Schema extends DBSchema {
  letters: { key: string; value: Submission }
  receipts: { key: string; value: Receipt }
}

const both = ['letters', 'receipts'] as const

/** On disk before anything is sent: a killed browser must find it again. */
const strict = { durability: 'strict' } as const

/** A browser that neither opens nor fails for so long is taken for one that has no database, in milliseconds. */
const openWithinMs = 2_000

function openDevice(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  const opened = openDB<Schema>('marquee', 1, {
    upgrade(database) {
      for (const name of both) database.createObjectStore(name, { keyPath: 'id' })
    },
    // A newer page wants to change the database: this one must not hold it up.
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

/** A store in the database of the browser, shared by all tabs. Every call rejects where the browser has none. */
export function createDeviceStore(): SubmissionStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const database = () => {
    opening ??= openDevice(() => {
      opening = undefined
    })
    return opening
  }
  return {
    async write(submission, _place, replaced) {
      const work = (await database()).transaction(both, 'readwrite', strict)
      const [submissions, receipts] = [work.objectStore('letters'), work.objectStore('receipts')]
      const arrived = (await receipts.getAll()).find((receipt) => hasArrived(submission, receipt))
      const known = arrived ?? (await submissions.getAll()).find((other) => isSame(submission, other))
      if (!known) {
        if (replaced !== undefined) await submissions.delete(replaced)
        await submissions.put(submission)
      }
      await work.done
      return { id: known?.id ?? submission.id, isKept: true }
    },
    async update(submission) {
      const work = (await database()).transaction('letters', 'readwrite', strict)
      if (await work.store.get(submission.id)) await work.store.put(submission)
      await work.done
    },
    async markDelivered(receipt) {
      const work = (await database()).transaction(both, 'readwrite', strict)
      await work.objectStore('letters').delete(receipt.id)
      await work.objectStore('receipts').put(receipt)
      await work.done
    },
    submission: async (id) => (await database()).get('letters', id),
    submissions: async () => (await database()).getAll('letters'),
    receipts: async () => (await database()).getAll('receipts'),
    async forget(id) {
      const work = (await database()).transaction(both, 'readwrite', strict)
      await Promise.all(both.map((name) => work.objectStore(name).delete(id)))
      await work.done
    },
    async prune(isOver) {
      const work = (await database()).transaction('receipts', 'readwrite')
      for (const receipt of await work.store.getAll()) if (isOver(receipt)) await work.store.delete(receipt.id)
      await work.done
    },
  }
}
