import { BuildRunning } from '../../builder/release/release-lock.ts'
import { systemErrorMessage } from '../support/system-error.ts'

/** Reports an error of the file system that stopped the write of a release. Throws every other error again. */
export function reportReleaseError(error: unknown, out: string): undefined {
  const words = error instanceof BuildRunning ? `${error.message}.` : systemErrorMessage(error)
  if (words === undefined) throw error
  console.error(`${out}/ is unchanged: ${words}`)
}
