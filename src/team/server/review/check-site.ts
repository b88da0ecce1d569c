import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { partsOf } from '../../../content/edit/edit-path.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import type { Hindrance } from '../../review-wire.ts'
import { addressInStudio } from './comment-places.ts'

/** What a check needs of the environment; no key of the server. */
const passedOn = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'TZ', 'MARQUEE_CACHE']

/** How many errors are listed. */
const maxListed = 20

const diagnosticsSchema = z.array(
  z.object({ severity: z.string(), file: z.string(), path: z.string(), message: z.string() }),
)

/** Finds the errors of a content folder, in a process of its own. `command` is the module of the command line. */
export const createCheck =
  (command: URL) =>
  async (pages: string): Promise<Hindrance[]> => {
    const child = spawn(process.execPath, [fileURLToPath(command), 'validate', '--site', pages, '--format', 'json'], {
      env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
    const found = readDiagnostics(said)
    if (!found) throw new Error(`The check ended without an answer: ${failed.slice(-1_000)}`)
    return found
      .filter(({ severity }) => severity === 'error')
      .slice(0, maxListed)
      .map(({ file, path, message }) => {
        const name = withSlashes(relative(pages, resolve(file)))
        return {
          kind: 'error',
          file: name,
          words: message,
          page: addressInStudio(name, path === '' ? [] : partsOf(path)),
        }
      })
  }

function readDiagnostics(said: string) {
  try {
    return diagnosticsSchema.parse(JSON.parse(said))
  } catch {
    return undefined
  }
}
