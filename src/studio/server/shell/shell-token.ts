import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isAbsent } from '../../../files/read-text.ts'
import { writeFileAtomic } from '../../../files/write-file-atomic.ts'

const pattern = /^[0-9a-f]{32}$/

function stored(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (!isAbsent(error)) throw error
    return ''
  }
}

/**
 * The token of the studio of a repository, stored in a file. A tab that was open before a restart can save what was
 * typed in it, and a tab of another repository at the same port cannot.
 */
export function shellToken(path: string): string {
  const found = stored(path)
  if (pattern.test(found)) return found
  const token = randomBytes(16).toString('hex')
  writeFileAtomic(path, token)
  return token
}
