import { vi } from 'vitest'
import { commands } from '../../src/cli/commands.ts'
import { runCommand } from '../../src/cli/run-command.ts'

/** The surroundings of a command: its folder (not in a worker thread, which has no `chdir`), and further variables. */
type Surroundings = { cwd?: string; env?: NodeJS.ProcessEnv }

/** Runs a command, and returns its status and output. In this process, since starting another one takes seconds. */
export async function run(name: string, args: readonly string[], { cwd, env = {} }: Surroundings = {}) {
  const load = commands[name]
  if (!load) throw new Error(`\`${name}\` is not a command.`)
  const said = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).flatMap((stream) => [
    vi.spyOn(process[stream], 'write').mockImplementation((text, ...rest) => {
      said[stream] += Buffer.from(text as string).toString()
      const written = rest.at(-1)
      if (typeof written === 'function') written()
      return true
    }),
    vi.spyOn(console, stream === 'stdout' ? 'log' : 'error').mockImplementation((text) => {
      said[stream] += `${text}\n`
    }),
  ])
  const before = { cwd: process.cwd(), env: { ...process.env } }
  setVariables(env)
  if (cwd !== undefined) process.chdir(cwd)
  try {
    return { status: await runCommand(await load(), [...args]), ...said }
  } finally {
    if (cwd !== undefined) process.chdir(before.cwd)
    const added = Object.keys(process.env).filter((variable) => !(variable in before.env))
    setVariables({ ...Object.fromEntries(added.map((variable) => [variable, undefined])), ...before.env })
    for (const spy of spies) spy.mockRestore()
  }
}

/** Sets variables of this process. `undefined` removes one. */
function setVariables(variables: NodeJS.ProcessEnv): void {
  for (const [variable, value] of Object.entries(variables))
    if (value === undefined) delete process.env[variable]
    else process.env[variable] = value
}

/** Runs a command in a folder. */
export const runIn = (cwd: string, name: string, ...args: string[]) => run(name, args, { cwd })
