import { type ChildProcess, fork } from 'node:child_process'
import { cp, mkdir, realpath, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Answer, Questions } from './side/questions.ts'

/** The files that answer requests. They are copied into code of another revision, which may not have them. */
const asking = [
  'src/diff/side',
  'src/builder/site-renderer.ts',
  'src/builder/assets/cached-bundles.ts',
  'src/builder/assets/cached-scripts.ts',
  'src/builder/assets/collect-images.ts',
  'src/builder/assets/downloads.ts',
  'src/cache/cache.ts',
  'src/files',
  'src/cache/code-hash.ts',
  'src/cache/hash.ts',
]

/** Prepares the checkout of a revision: links the packages that are installed here. */
export async function prepareCode(code: string, checkout: string): Promise<void> {
  for (const path of asking) {
    await rm(join(checkout, path), { recursive: true, force: true })
    await mkdir(dirname(join(checkout, path)), { recursive: true })
    await cp(join(code, path), join(checkout, path), { recursive: true })
  }
  await symlink(await realpath(join(code, 'node_modules')), join(checkout, 'node_modules'), 'junction')
}

export type Side = {
  ask<Q extends keyof Questions>(ask: Q, given: Questions[Q]['given']): Promise<Questions[Q]['answer']>
  end(): void
}

/** A request that failed. The message says why. */
export class SideRefused extends Error {}

/**
 * Starts a process with one state of the site that renders it with the code below `code`. It takes one request at a
 * time.
 */
export function startSide(code: string): Side {
  const child = fork(join(code, 'src/diff/side/main.ts'), {
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
    ask: async (ask, given) => (await answerOf(child, { ask, given }, () => output)) as never,
    end,
  }
}

function answerOf(child: ChildProcess, question: object, output: () => string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new SideRefused(reasonIn(output())))
    if (!child.connected) return onExit()
    child.once('exit', onExit)
    child.once('message', (answer: Answer) => {
      child.off('exit', onExit)
      if ('refused' in answer) reject(new SideRefused(answer.refused))
      else resolve(answer.answer)
    })
    child.send(question)
  })
}

/** The error line in the output of a process that ended. */
const reasonIn = (text: string) => text.match(/^\w*Error\b.*$/m)?.[0] ?? 'the process ended without an answer'
