import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { commandLine } from '../../../schema/command-line.ts'
import { engineModule } from '../../files/roots.ts'
import type { BuildRequest } from './load-and-build.ts'

const builder = fileURLToPath(new URL(engineModule('./replace-quick-process.ts'), import.meta.url))

/** The nice value of the build: whoever reads the site or writes pages comes first. */
const lowPriority = 10

/**
 * Replaces the quick release of this request by that of a whole build, in a process of its own that ends with this one. If
 * it is stopped, the quick release stays as it is, and the next start tries again.
 */
export function replaceInBackground({ seconds: _, ...request }: BuildRequest, signal: AbortSignal): void {
  const child = fork(builder, { signal, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  child.on('error', (error) => {
    if (!signal.aborted) errors += error.message
  })
  child.on('close', (code) => {
    if (signal.aborted) return
    console.error(
      code === 0
        ? `${request.out}/ is complete: its pictures and copies are as small as those of ${commandLine('build')}.`
        : `The site is served, but its pictures and copies could not be made smaller.\n${errors}`,
    )
  })
  if (child.pid !== undefined) setPriority(child.pid, lowPriority)
  child.send({ ...request, isQuick: false, generatePasswords: false })
}
