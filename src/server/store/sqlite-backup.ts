import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Copies the database into a new file, readable by its owner alone. The copy is one moment of the database, also while
 * others write. Throws when the file is there already: a backup never takes the place of another.
 */
export function backupSqlite(file: string, copy: string): void {
  const descriptor = openSync(copy, 'wx', 0o600)
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(copy)
    fsyncSync(descriptor)
  } finally {
    database.close()
    closeSync(descriptor)
  }
}
