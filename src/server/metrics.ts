import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { FileStore } from './files/file-store.ts'
import type { InquiryStore } from './inquiry-store.ts'

type Labels = Readonly<Record<string, string>>
type Sample = { labels?: Labels; value: number }

const escaped = (value: string) => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))

/** A metric in the text format of Prometheus (0.0.4). */
function metric(name: string, type: 'counter' | 'gauge', help: string, samples: readonly Sample[]): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const all = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
    return `marquee_${name}${all.length > 0 ? `{${all.join(',')}}` : ''} ${value}`
  })
  return [`# HELP marquee_${name} ${help}`, `# TYPE marquee_${name} ${type}`, ...lines, ''].join('\n')
}

export type Metrics = ReturnType<typeof createMetrics>

type Queue = Awaited<ReturnType<InquiryStore['notifications']['waiting']>>[number]

type Watched = { store?: InquiryStore | undefined; files?: FileStore | undefined }

/** What a service says about itself to whoever watches it. Nothing in it is about a person. */
export function createMetrics({ store, files }: Watched) {
  /** Answers by route and status. Both are few: a route is a pattern, not an address. */
  const answers = new Map<string, { labels: Labels; count: number; seconds: number }>()
  const delay = monitorEventLoopDelay()
  delay.enable()

  async function waitingMetrics(): Promise<string[]> {
    if (!store) return []
    const now = Date.now()
    const waiting = await store.notifications.waiting().catch(() => undefined)
    const ofStore = metric('store_up', 'gauge', 'Whether the store of inquiries answers.', [{ value: waiting ? 1 : 0 }])
    if (!waiting) return [ofStore]
    const by = (value: (one: Queue) => number) =>
      waiting.map((one) => ({ labels: { channel: one.channel }, value: value(one) }))
    return [
      ofStore,
      metric(
        'notifications_waiting',
        'gauge',
        'Notifications that nobody has acknowledged yet.',
        by(({ count }) => count),
      ),
      metric(
        'notifications_oldest_seconds',
        'gauge',
        'Age of the inquiry whose notification has waited longest.',
        by(({ since }) => Math.max(0, (now - since.getTime()) / 1_000)),
      ),
    ]
  }

  return {
    /** Counts the answers of this server. */
    watch(app: FastifyInstance): void {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { route: request.routeOptions.url ?? '', status: String(reply.statusCode) }
        const key = `${labels.status} ${labels.route}`
        const answer = answers.get(key) ?? { labels, count: 0, seconds: 0 }
        answers.set(key, { labels, count: answer.count + 1, seconds: answer.seconds + reply.elapsedTime / 1_000 })
      })
    },
    async text(): Promise<string> {
      const all = [...answers.values()]
      const { user, system } = process.cpuUsage()
      const longest = delay.max / 1e9
      delay.reset()
      return [
        metric(
          'answers_total',
          'counter',
          'Answers by route and status.',
          all.map(({ labels, count }) => ({ labels, value: count })),
        ),
        metric(
          'answer_seconds_total',
          'counter',
          'Time that answers took.',
          all.map(({ labels, seconds }) => ({ labels, value: seconds })),
        ),
        ...(await waitingMetrics()),
        ...(files
          ? [
              metric('files_waiting_bytes', 'gauge', 'Files that no inquiry names yet.', [
                { value: files.waitingBytes() },
              ]),
            ]
          : []),
        metric('event_loop_delay_seconds', 'gauge', 'Longest pause of the program since the last look.', [
          { value: longest },
        ]),
        metric('memory_bytes', 'gauge', 'Memory of the process.', [{ value: process.memoryUsage.rss() }]),
        metric('processor_seconds_total', 'counter', 'Time of the processor.', [{ value: (user + system) / 1e6 }]),
        metric('up_seconds', 'gauge', 'How long the process has been running.', [{ value: process.uptime() }]),
      ].join('\n')
    },
  }
}

/** Answers `/metrics` on a port of its own, so that no visitor can ask for it. Rejects if the port is taken. */
export async function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end()
    const text = await metrics.text()
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
  await new Promise<void>((listening, refused) => {
    server.once('error', refused)
    server.listen(port, host, listening)
  })
  return server
}
