import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that npm cannot install, with the Debian package that contains it. */
export type SystemProgram = {
  /** Its name in messages. */
  title: string
  /** Environment variable that names its path, and takes precedence. */
  variable: string
  /** Its names on the `PATH`, or absolute paths, which may be glob patterns. */
  names: readonly string[]
  /** The Debian package. */
  debianPackage: string
  /** What needs it, as in "Installing Java for the HTML checker". */
  purpose: string
  /** Another way to install it, tried first. Returns the path of the program if that worked. */
  install?: () => string | undefined
}

/** Runs a command with its output on standard error. Returns whether it ended with exit code 0. */
export const runQuietly = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0

/**
 * The path of a program. Installs it if it is missing: by `install`, or from Debian's packages as root. If that fails,
 * throws an error that says how to install it.
 */
export function findProgram(program: SystemProgram): string {
  const { title, variable, debianPackage, purpose } = program
  const given = process.env[variable]
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`${variable} names ${given}, but there is no such file.`)
  }
  const found = locate(program)
  if (found) return found
  console.error(`Installing ${title} for ${purpose}. This is needed once.`)
  const installed = program.install?.() ?? (installFromDebian(debianPackage) ? locate(program) : undefined)
  if (installed) return installed
  throw new Error(
    `${title} could not be installed. Install it (on Debian: apt-get install ${debianPackage}), or set ${variable}=/path/to/it`,
  )
}

function locate({ names }: SystemProgram): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const name of names) {
    if (!name.startsWith('/')) {
      const path = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
      if (path) return path
    } else {
      // The last match is the newest version.
      const path = globSync(name).sort().at(-1)
      if (path) return path
    }
  }
  return undefined
}

const installFromDebian = (name: string) =>
  process.getuid?.() === 0 &&
  runQuietly('apt-get', ['update']) &&
  runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name])
