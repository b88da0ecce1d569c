import { request } from 'node:http'
import { Readable } from 'node:stream'
import { origin } from './opened-team.ts'

/** The host of a workspace beside that of the team. */
export const hostOf = (id: number) => `${id}.workspace.localhost:4459`

type Sent = {
  method?: string
  path?: string
  host?: string
  headers?: Record<string, string>
  body?: string | Readable
}
type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** What sends requests to a server on a port of this machine, with these headers and no others. */
export const sendTo =
  (port: number) =>
  ({ method = 'GET', path = '/', host = hostOf(1), headers = {}, body }: Sent): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const outgoing = request({
        agent: false,
        host: '127.0.0.1',
        port,
        method,
        path,
        setHost: false,
        headers: { host, ...headers },
      })
      outgoing.once('error', reject)
      outgoing.once('response', async (response) => {
        let text = ''
        try {
          for await (const chunk of response) text += chunk
        } catch (error) {
          return reject(error)
        }
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
      if (body instanceof Readable) body.pipe(outgoing)
      else outgoing.end(body)
    })

/** A request as a page of a workspace posts it. */
export const postOf = (path: string, cookie: string, body: object | Readable, id = 1) => ({
  method: 'POST',
  path,
  host: hostOf(id),
  headers: {
    cookie,
    origin: origin.replace('team.localhost:4459', hostOf(id)),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  },
  body: body instanceof Readable ? body : JSON.stringify(body),
})
