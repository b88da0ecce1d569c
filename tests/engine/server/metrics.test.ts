import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMetrics, serveMetrics } from '../../../src/server/metrics.ts'
import { createServer } from '../../../src/server/server.ts'
import { sampleDist } from './sample-dist.ts'
import { sampleContact } from './sample-inquiry.ts'
import { placeNames, places } from './sample-store.ts'

describe.each(placeNames)('over %s, the metrics', (name) => {
  async function watched() {
    const store = await (await places[name]()).open()
    const metrics = createMetrics({ store })
    const channel = { name: 'webhook' as const, takes: () => true, send: () => Promise.reject(new Error('no')) }
    const server = await createServer({ dist: await sampleDist(), env: {}, store, metrics, channels: [channel] })
    const watcher = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
    onTestFinished(async () => {
      watcher.close()
      await server.close()
      await store.close().catch(() => {})
    })
    const { port } = watcher.address() as AddressInfo
    const ask = (path = '/metrics', method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { connection: 'close' } })
    const read = async () => (await (await ask()).text()).split('\n')
    const send = () =>
      server.inject({
        method: 'POST',
        url: '/api/inquiries',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(sampleContact({ email: 'canary@example.com' })),
      })
    return { store, server, ask, read, send }
  }

  test('count answers by route, and show the queue of each channel', async () => {
    const { server, ask, read, send } = await watched()
    for (const url of ['/about', '/about', '/canary-path', '/healthz']) await server.inject(url)
    for (let n = 0; n < 3; n++) await send()
    const lines = await read()
    expect(lines).toEqual(
      expect.arrayContaining([
        '# TYPE marquee_answers_total counter',
        'marquee_answers_total{route="/*",status="200"} 2',
        'marquee_answers_total{route="/*",status="404"} 1',
        'marquee_answers_total{route="/healthz",status="200"} 1',
        'marquee_answers_total{route="/api/inquiries",status="201"} 3',
        'marquee_notifications_waiting{channel="webhook"} 3',
        'marquee_store_up 1',
        expect.stringMatching(/^marquee_notifications_oldest_seconds\{channel="webhook"\} \d/),
        expect.stringMatching(/^marquee_memory_bytes \d{6,}$/),
      ]),
    )
    expect(lines.join('\n')).not.toMatch(/canary|198\.|203\./)
    expect(lines.filter((line) => !/^(#.*|marquee_\w+(\{.*\})? [\d.e+-]+|)$/.test(line))).toEqual([])
    expect([(await ask('/about')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404])
    expect((await server.inject('/metrics')).statusCode).toBe(404)
  })

  test('say that the store does not answer', async () => {
    const { store, read } = await watched()
    await store.close()
    expect(await read()).toContain('marquee_store_up 0')
  })
})
