import { execFile } from 'node:child_process'
import { say } from '../../words/say.ts'
import { RequestRefused } from '../request-guard.ts'

/** Git is missing, or cannot do what was requested. The message says why, and what to do. */
export class GitRefused extends RequestRefused {
  constructor(message: string) {
    super(409, message)
  }
}

/** The longest output of git, in bytes. */
const maxBytes = 256 * 1024 * 1024

/** Variables with which git informs a hook, or the program that it started, about its own repository. */
const outerVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY']

/** No hook, no monitor of files, and names of files as they are. */
const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false']

type GitOptions = {
  /** The environment of git, instead of that of this program: it may name a repository other than that of the folder. */
  env?: NodeJS.ProcessEnv
  /** The index to use in place of that of the repository. */
  index?: string
  input?: string | Buffer
  timeoutMs?: number
  /** Ends git. */
  signal?: AbortSignal
}

type GitResult = { status: number; stdout: Buffer; stderr: string }

function environment({ index, env }: GitOptions, [command]: readonly string[]): NodeJS.ProcessEnv {
  const outer = { ...process.env }
  for (const name of outerVariables) delete outer[name]
  return {
    ...(env ?? outer),
    // Looking at the repository writes nothing to it, and nobody is there to answer a question.
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // The name of a file is no pattern: `:(top)x.yaml`, `*.yaml`.
    // `check-ignore` takes paths alone, and refuses the option that says so.
    ...(command !== 'check-ignore' && { GIT_LITERAL_PATHSPECS: '1' }),
    LC_ALL: 'C',
    ...(index !== undefined && { GIT_INDEX_FILE: index }),
  }
}

/** Runs git in a folder, without hooks. Throws `GitRefused` only if git cannot be run. */
export function tryGit(folder: string, args: readonly string[], options: GitOptions = {}): Promise<GitResult> {
  const { input = '', timeoutMs: timeout = 0, signal } = options
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...settings, ...args],
      { cwd: folder, env: environment(options, args), encoding: 'buffer', maxBuffer: maxBytes, timeout, signal },
      (error, stdout, stderr) => {
        if (error?.code === 'ENOENT') return reject(new GitRefused(say().server.git.missing))
        const status = error ? (typeof error.code === 'number' ? error.code : 1) : 0
        const words = error?.killed ? say().server.git.tooLong : stderr.toString('utf8').trim()
        resolve({ status, stdout, stderr: words })
      },
    )
    // Git may end before it has read everything; its status says what happened.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/** The output of git. Throws `GitRefused` with what git says if it fails. */
export async function git(folder: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { status, stdout, stderr } = await tryGit(folder, args, options)
  if (status !== 0)
    throw new GitRefused(
      say().server.git.refused(
        args.find((one) => !one.startsWith('-')) ?? '',
        stderr || say().server.git.exitCode(status),
      ),
    )
  return stdout
}

/** One line of output; `undefined` if git fails, as it does for what is not there. */
export async function gitLine(folder: string, args: readonly string[]): Promise<string | undefined> {
  const { status, stdout } = await tryGit(folder, args)
  return status === 0 ? stdout.toString('utf8').trim() : undefined
}

/** The parts of an output that `-z` has separated. */
export const zeroSeparated = (output: Buffer): string[] => output.toString('utf8').split('\0').filter(Boolean)
