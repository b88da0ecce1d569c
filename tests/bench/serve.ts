import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { findProgram } from '../../src/cli/support/system-program.ts'
import { median } from './median.ts'
import { processorMs } from './process-tree.ts'
import { serveByNginx } from './served-nginx.ts'
import { type Served, serveSite } from './served-site.ts'

const run = promisify(execFile)

const connections = 100

/** Runs of each server, taking turns, and the seconds of one. */
const rounds = 3
const seconds = 5

/** What is requested: the page that there are most of, and the smallest answer that is a file. */
const paths = ['/la/bartenders', '/robots.txt']

type Run = { perSecond: number; p99Ms: number; processorUs: number }

/** Requests a second for the same packed files: of `npm run serve` and of one process of nginx, taking turns. */
export async function benchServe(root: string): Promise<Record<string, string>[]> {
  const wrk = findProgram({
    title: 'wrk',
    variable: 'WRK_PATH',
    names: ['wrk'],
    debianPackage: 'wrk',
    purpose: 'the bench of servers',
  })
  const ours = await serveSite(root)
  const nginx = await serveByNginx(root)
  const rows = []
  try {
    for (const path of paths) {
      await compareAnswers(ours.origin + path, nginx.origin + path)
      const runs = { ours: [] as Run[], nginx: [] as Run[] }
      for (const server of [ours, nginx]) await fire(wrk, server, path, 2)
      for (let round = 0; round < rounds; round++) {
        runs.ours.push(await fire(wrk, ours, path, seconds))
        runs.nginx.push(await fire(wrk, nginx, path, seconds))
      }
      const base = middle(runs.nginx)
      rows.push(rowOf(path, 'npm run serve', middle(runs.ours), base), rowOf(path, nginx.version, base, base))
    }
    return rows
  } finally {
    await ours.stop()
    await nginx.stop()
  }
}

/** `npm run serve` or nginx under the fire of one thread of wrk. */
async function fire(wrk: string, server: Served, path: string, duration: number): Promise<Run> {
  const load = ['--threads', '1', '--connections', String(connections), '--duration', `${duration}s`, '--latency']
  const before = await processorMs(server.pid)
  const { stdout } = await run(wrk, [...load, '--header', 'accept-encoding: br', server.origin + path])
  const spentMs = (await processorMs(server.pid)) - before
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${server.origin}${path} failed:\n${stdout}`)
  const [, sent] = /(\d+) requests in/.exec(stdout) ?? []
  const [, perSecond] = /Requests\/sec:\s*([\d.]+)/.exec(stdout) ?? []
  return { perSecond: Number(perSecond), p99Ms: p99Of(stdout), processorUs: (spentMs * 1_000) / Number(sent) }
}

const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 }

function p99Of(said: string): number {
  const [, number, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
  return Number(number) * (inMs[unit] ?? Number.NaN)
}

const middle = (runs: readonly Run[]): Run => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
  processorUs: median(runs.map(({ processorUs }) => processorUs)),
})

const rowOf = (path: string, server: string, run: Run, base: Run): Record<string, string> => ({
  path,
  server,
  connections: String(connections),
  'requests/s': run.perSecond.toFixed(0),
  'of nginx': (run.perSecond / base.perSecond).toFixed(2),
  'p99 ms': run.p99Ms.toFixed(1),
  'processor µs a request': run.processorUs.toFixed(0),
})

/** Throws unless both send the same bytes: a `dist/` of other code or content lacks pages, or rules for them. */
async function compareAnswers(ours: string, other: string): Promise<void> {
  const [one, two] = (await Promise.all([ours, other].map(ask))) as [string, string]
  // A file that is too small to be packed has no packed copy.
  if (one !== two || !/^200 (?:br|unpacked) /.test(one))
    throw new Error(
      `${ours} answered ${one}\n${other} answered ${two}\nBoth must send the same bytes. Build it: npm run build`,
    )
}

async function ask(url: string): Promise<string> {
  const answer = await new Promise<IncomingMessage>((done, fail) =>
    get(url, { headers: { 'accept-encoding': 'br' } }, done).on('error', fail),
  )
  const hash = createHash('sha256').update(await buffer(answer))
  return [answer.statusCode, answer.headers['content-encoding'] ?? 'unpacked', hash.digest('hex')].join(' ')
}
