import { constants } from 'node:fs'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process is writing the same release. */
export class BuildRunning extends Error {
  override name = 'BuildRunning'
}

/** The locks that this process holds. A database that nobody refers to is closed, and with it ends its lock. */
const held = new Set<DatabaseSync>()

/** SQLite's code for a lock that another process holds. */
const busy = 5

/**
 * Locks `folder` for this process until the returned function is called. Throws `BuildRunning` if another process holds
 * the lock. It is the system's own lock on an open file, taken through SQLite: it ends with the process, however that
 * ends, so that a killed build leaves no stale lock.
 */
export async function lockReleases(folder: string): Promise<() => void> {
  await access(folder, constants.W_OK)
  const database = new DatabaseSync(join(folder, 'lock'))
  const holder = join(folder, 'lock-holder')
  try {
    database.exec('BEGIN EXCLUSIVE')
    await writeFile(holder, String(process.pid))
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error
    const pid = await readFile(holder, 'utf8').catch(() => '')
    throw new BuildRunning(`another build is writing it${pid && ` (process ${pid})`}`)
  }
  held.add(database)
  return () => {
    held.delete(database)
    database.close()
  }
}
