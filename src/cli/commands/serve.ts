import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Option } from '@commander-js/extra-typings'
import { commandLine } from '../../../schema/command-line.ts'
import { recover } from '../../builder/release/publish.ts'
import type { FileStore } from '../../server/files/file-store.ts'
import type { InquiryStore } from '../../server/inquiry-store.ts'
import type { Metrics } from '../../server/metrics.ts'
import type { Channel } from '../../server/notify/channel.ts'
import { readChannels } from '../../server/notify/read-channels.ts'
import { builtOption, command } from '../options.ts'
import { bucketError, databaseError, openInquiries, openInquiryFiles } from '../support/inquiry-store.ts'
import { noSite } from '../support/no-site.ts'
import { type CommandRun, describePortInUse } from '../support/port-in-use.ts'
import { underRoot } from '../support/root.ts'
import { stopSignal } from '../support/stop-signal.ts'

/** Where inquiries are stored. */
export const dataOption = new Option('--data <dir>', 'where inquiries are stored').default('data')

const call = command('serve', 'Serves a built site and takes inquiries.').addOption(builtOption).addOption(dataOption)

const defaultPort = 4173

/** How long running requests may take to finish after the server is stopped, in milliseconds. */
const graceMs = 10_000

/**
 * Serves a built site until it is stopped, then finishes the running requests. Exit code 0 stopped, 1 nothing to serve,
 * nowhere to store inquiries, or the port is taken, 2 wrong use.
 */
export const serve = (argv: string[]): Promise<number> =>
  runServe({ ...call.parse(argv, { from: 'user' }).opts(), name: 'serve', argv })

type ServeRequest = CommandRun & { out: string; data: string }

/** Serves the site in `out`, for the command that was run. Calls `onReady` when it answers. */
export async function runServe({ out, data, ...run }: ServeRequest, onReady?: () => void): Promise<number> {
  const port = readPort(process.env['PORT'])
  if (port === undefined) {
    console.error(
      `PORT is \`${process.env['PORT']}\`. It must be a number from 0 to 65535: PORT=${defaultPort} ${commandLine(run.name)}`,
    )
    return 2
  }
  if (process.env['METRICS_PORT'] && readPort(process.env['METRICS_PORT']) === undefined) {
    console.error(
      `METRICS_PORT is \`${process.env['METRICS_PORT']}\`. It must be a number from 0 to 65535: METRICS_PORT=9464`,
    )
    return 2
  }
  const { channels, error = databaseError(process.env) ?? bucketError(process.env) } = readChannels(process.env)
  if (error) {
    console.error(error)
    return 2
  }
  const dist = underRoot(out)
  await recover(dist)
  if (!existsSync(join(dist, 'index.html'))) {
    console.error(noSite({ out, pages: run.pages }))
    return 1
  }
  const store = await openInquiries(data, process.env)
  const files = store && (await openInquiryFiles(data, process.env))
  try {
    return store && files ? await serveUntilStopped({ dist, store, files, port, channels, run, onReady }) : 1
  } finally {
    files?.close()
    await store?.close()
  }
}

type Serving = {
  dist: string
  store: InquiryStore
  files: FileStore
  port: number
  channels: readonly Channel[]
  run: CommandRun
  onReady: (() => void) | undefined
}

async function serveUntilStopped({ dist, store, files, port, channels, run, onReady }: Serving) {
  // Only errors are logged, to standard error: the one line on standard output is the address.
  const logger = { level: 'error', stream: process.stderr }
  // The packages of the server are large, so wrong use is reported before they load.
  let isDraining = false
  const { createServer } = await import('../../server/server.ts')
  const watcher = metricsAddress(process.env)
  const metrics = watcher && (await import('../../server/metrics.ts')).createMetrics({ store, files })
  const app = await createServer({
    dist,
    env: process.env,
    store,
    files,
    channels,
    logger,
    ...(metrics && { metrics }),
    isDraining: () => isDraining,
  })
  try {
    await app.listen({ port, host: everyAddress() })
  } catch (error) {
    await app.close()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(describePortInUse(port, run))
    return 1
  }
  const watching = watcher && metrics ? await listenForWatcher(metrics, watcher) : undefined
  if (watcher && !watching) {
    await app.close()
    return 1
  }
  const stopped = stopSignal()
  const address = app.server.address()
  console.log(`Marquee is at http://localhost:${typeof address === 'object' ? address?.port : port}`)
  onReady?.()
  await stopped
  isDraining = true
  await setTimeout(drainMs(process.env))
  void setTimeout(graceMs, undefined, { ref: false }).then(() => app.server.closeAllConnections())
  await app.close()
  watching?.close()
  return 0
}

/** Answers the metrics. Reports an error and returns `undefined` if that is not possible. */
async function listenForWatcher(metrics: Metrics, address: { port: number; host: string }) {
  const { serveMetrics } = await import('../../server/metrics.ts')
  try {
    return await serveMetrics(metrics, address)
  } catch (error) {
    console.error(`The metrics cannot be answered at ${address.host}:${address.port}: ${(error as Error).message}`)
    return undefined
  }
}

/**
 * How long a stopped service goes on answering, in milliseconds, while `/healthz` says 503, so that a balancer can leave
 * it out before it closes.
 */
const drainMs = ({ DRAIN_SECONDS = '0' }: NodeJS.ProcessEnv) => (Number(DRAIN_SECONDS) || 0) * 1_000

/** Where the metrics are answered; on this machine alone unless the environment names a host. */
function metricsAddress({ METRICS_PORT, METRICS_HOST = '127.0.0.1' }: NodeJS.ProcessEnv) {
  const port = METRICS_PORT ? readPort(METRICS_PORT) : undefined
  return port === undefined ? undefined : { port, host: METRICS_HOST }
}

/** A whole number from 0 (any free port) to 65535, or `undefined`. */
export function readPort(text = String(defaultPort)): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

/** `::` takes IPv4 as well, but not on a machine without IPv6. */
const everyAddress = () =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))
    ? '::'
    : '0.0.0.0'
