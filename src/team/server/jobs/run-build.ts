import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** What a build needs of the environment: where it is, and how the site is built. No key of the server, and no address of its mails. */
const passedOn = [
  'PATH',
  'SystemRoot',
  'TMPDIR',
  'TEMP',
  'TMP',
  'LANG',
  'TZ',
  'MARQUEE_CACHE',
  'SITE_URL',
  'INQUIRY_ENDPOINT',
  'INQUIRY_TRANSPORT',
  'INDEXNOW_KEY',
]

/** How much of what a build says is kept, in characters. */
const maxSaid = 4_000

/** The environment of what looks at the files of others: what {@link passedOn} names, and the passwords of protected pages. */
export function environmentOfJobs(): NodeJS.ProcessEnv {
  const ofGates = Object.keys(process.env).filter((name) => name.startsWith('GATE_'))
  return Object.fromEntries([...passedOn, ...ofGates].map((name) => [name, process.env[name]]))
}

type Request = {
  /** The module of the command line. */
  command: URL
  /** The content folder and the folder to write, absolute, and further options of `build`. */
  pages: string
  out: string
  options: readonly string[]
  /** Settings in place of those of the server. */
  env?: Readonly<Record<string, string>>
  signal: AbortSignal
}

/**
 * Builds a site in a process of its own, which leaves the machine to those who work. Resolves with what the build said if it
 * failed, else with nothing. Rejects if the signal ends it.
 */
export function runBuild({ command, pages, out, options, env = {}, signal }: Request): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    // It ends with this process, however that ends: beside the next build, it would hold the lock of the release.
    const child = fork(fileURLToPath(command), ['build', '--site', pages, '--out', out, ...options], {
      execArgv: [],
      env: { ...environmentOfJobs(), ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    if (child.pid !== undefined) leaveRoom(child.pid)
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-maxSaid)
    })
    child.once('error', reject)
    child.once('close', (status) => {
      if (signal.aborted) reject(new Error('The build was ended.'))
      else resolve(status === 0 ? undefined : said.trim() || 'The build ended without a word.')
    })
  })
}

function leaveRoom(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system does not allow it: the build is the same.
  }
}
