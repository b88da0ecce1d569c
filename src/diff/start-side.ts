import { type ChildProcess, fork } from 'node:child_process'
import { cp, realpath, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { engineModule } from '../files/roots.ts'
import type { SideRequests, SideResponse } from './side/protocol.ts'

/**
 * What answers requests: both states of the site are measured by the same code. All that it imports is of the revision,
 * so a state is rendered by its own code alone. A revision that lacks an import cannot be run here.
 */
const measure = 'src/diff/side'

/** Prepares the checkout of a revision: copies what answers requests, links the packages that are installed here. */
export async function prepareCode(code: string, checkout: string): Promise<void> {
  await rm(join(checkout, measure), { recursive: true, force: true })
  await cp(join(code, measure), join(checkout, measure), { recursive: true })
  await symlink(await realpath(join(code, 'node_modules')), join(checkout, 'node_modules'), 'junction')
}

export type Side = {
  request<R extends keyof SideRequests>(
    request: R,
    options: SideRequests[R]['options'],
  ): Promise<SideRequests[R]['result']>
  end(): void
}

/** A request that failed. The message says why. */
export class SideRefused extends Error {}

/**
 * Starts a process with one state of the site that renders it with the code below `code`. It takes one request at a
 * time.
 */
export function startSide(code: string): Side {
  const child = fork(join(code, engineModule('src/diff/side/main.ts')), {
    cwd: code,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Compares what a build would render.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  // SIGKILL: the process has nothing to lose, and must not write after its folders are removed.
  const end = () => void child.kill('SIGKILL')
  process.prependListener('exit', end)
  child.once('exit', () => process.off('exit', end))
  let output = ''
  child.stderr?.on('data', (text) => {
    output = (output + text).slice(-4_000)
  })
  return {
    request: async (request, options) => (await resultOf(child, { request, options }, () => output)) as never,
    end,
  }
}

function resultOf(child: ChildProcess, sent: object, output: () => string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new SideRefused(reasonIn(output())))
    if (!child.connected) return onExit()
    child.once('exit', onExit)
    child.once('message', (response: SideResponse) => {
      child.off('exit', onExit)
      if ('refused' in response) reject(new SideRefused(response.refused))
      else resolve(response.result)
    })
    child.send(sent)
  })
}

/** The error line in the output of a process that ended. */
const reasonIn = (text: string) => text.match(/^\w*Error\b.*$/m)?.[0] ?? 'the process ended without an answer'
