import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Switches off the telemetry of the programs. */
export const untold = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

export type OtherPrograms = {
  /** Folder that has their packages, and what `tests/bench/peers` holds. */
  folder: string
  /** Path of a file of a package, such as `astro/bin/astro.mjs`. */
  file: (path: string) => string
  /** Name and version, as tables show it. */
  named: (title: string, name: string) => Promise<string>
}

/**
 * Installs the programs of `tests/bench/peers` where they are not there yet, into a folder of their own that git leaves
 * out: nobody who only writes pages pays for them.
 */
export async function otherPrograms(root: string): Promise<OtherPrograms> {
  const source = join(root, 'tests/bench/peers')
  const folder = join(root, '.cache/peers')
  const copied = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
  const lock = await readFile(join(source, 'package-lock.json'), 'utf8')
  const installed =
    existsSync(join(folder, 'node_modules/.package-lock.json')) && (await copied('installed.json')) === lock
  await mkdir(folder, { recursive: true })
  await cp(source, folder, { recursive: true, force: true })
  if (!installed) install(folder)
  await cp(join(source, 'package-lock.json'), join(folder, 'installed.json'))
  const file = (path: string) => join(folder, 'node_modules', path)
  const named = async (title: string, name: string) => {
    const { version } = JSON.parse(await readFile(file(`${name}/package.json`), 'utf8')) as { version: string }
    return `${title} ${version}`
  }
  return { folder, file, named }
}

function install(folder: string): void {
  console.error('Installing the other programs. This is needed once.')
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('They could not be installed. Check the network, then run the command again.')
}
