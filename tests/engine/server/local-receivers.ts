import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type Posted = { headers: IncomingHttpHeaders; body: string }

/** A receiver of webhooks that gives these answers one after the other, then 204. `0` hangs until the test ends. */
export async function startWebhook(answers: number[] = []) {
  const posted: Posted[] = []
  const waiting = [...answers]
  const server = createServer(async (request, response) => {
    posted.push({ headers: request.headers, body: await text(request) })
    const status = waiting.shift() ?? 204
    if (status !== 0) response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, posted }
}

type Mail = { from: string; to: string[]; source: string }

/** A mail server that refuses the first so many mails for a time, and takes the rest. */
export async function startMailServer(refusals = 0) {
  const mails: Mail[] = []
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, { envelope }, done) => {
      const source = await text(stream)
      if (refused++ < refusals) {
        return done(Object.assign(new Error('greylisted, ana@example.com'), { responseCode: 451 }))
      }
      const { mailFrom, rcptTo } = envelope
      mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source })
      return done()
    },
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server.server, 'listening')
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails }
}
