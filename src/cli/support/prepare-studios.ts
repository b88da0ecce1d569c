import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { engineModule, engineRoot } from '../../files/roots.ts'
import { shellBundle } from '../../studio/server/shell/shell-bundle.ts'
import { environmentOfJobs } from '../../team/server/jobs/run-build.ts'

const browserPackages = fileURLToPath(new URL(engineModule('./browser-packages-process.ts'), import.meta.url))

/** Bundles what browsers load from studios before the first one starts. Where that fails, each studio does it. */
export async function prepareStudios(pages: string): Promise<void> {
  const packages = promisify(execFile)(process.execPath, [browserPackages, pages], { env: environmentOfJobs() })
  await Promise.all([packages, shellBundle(engineRoot)()]).catch((error: unknown) =>
    console.error('The scripts of studios could not be prepared:', error),
  )
}
