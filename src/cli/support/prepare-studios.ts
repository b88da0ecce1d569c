import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { engineModule, engineRoot } from '../../files/roots.ts'
import { shellBundle } from '../../studio/server/shell/shell-bundle.ts'
import { environmentOfJobs } from '../../team/server/jobs/run-build.ts'

const browserPackages = fileURLToPath(new URL(engineModule('./browser-packages-process.ts'), import.meta.url))

/** Bundles what browsers load from studios before the first one starts. Where that fails, each studio does it. */
export async function prepareStudios(pages: string): Promise<void> {
  await Promise.all([bundlePackages(pages), shellBundle(engineRoot)()]).catch((error: unknown) =>
    console.error('The scripts of studios could not be prepared:', error),
  )
}

async function bundlePackages(pages: string): Promise<void> {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = fork(browserPackages, [pages], { execArgv: [], env: environmentOfJobs(), stdio: [...stdio] })
  // A server that stops does not wait for it: it ends with the server.
  child.unref()
  child.channel?.unref()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The packages of browsers could not be bundled (exit code ${code}).`)
}
