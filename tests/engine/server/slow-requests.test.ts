import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSlowRequests } from '../../../src/server/slow-requests.ts'

let app: FastifyInstance

beforeEach(async () => {
  app = Fastify()
  endSlowRequests(app, (route) => route === '/files', 50)
  for (const path of ['/inquiries', '/files']) app.post(path, async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Begins a request whose body lacks its last byte. */
function start(path: string) {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nslo`)
  return socket
}

it('ends a request whose body does not arrive, without an answer', async () => {
  const socket = start('/inquiries')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  await once(socket, 'close')
  expect(answer).toBe('')
})

it('waits longer for files', async () => {
  const small = start('/inquiries')
  const file = start('/files')
  await once(small, 'close')
  file.write('w')
  const [answer] = await once(file, 'data')
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*slow$/)
  file.destroy()
})
