import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { runSheetScript } from './sheet-services.ts'

/**
 * How the endpoint answers a POST. `well`: as the real one. `fails`: with a 500, before it writes the row. `fails after
 * writing`: with a 500. `slow`: writes the row at once, and answers when `release` is called.
 */
export type Behaviour = 'well' | 'fails' | 'fails after writing' | 'slow'

/**
 * A stand-in for a spreadsheet's web app, on a free port. It runs the script of `docs/`, and answers a POST with a
 * redirect to a second address, whose GET returns the answer. Every origin may read it; a preflight gets 405.
 */
export async function startSheetEndpoint() {
  const script = runSheetScript()
  const answers = new Map<string, string>()
  const held: (() => void)[] = []
  const state: { behaviour: Behaviour } = { behaviour: 'well' }
  let count = 0

  const send = (response: ServerResponse, status: number, headers: Record<string, string>, body = '') =>
    response.writeHead(status, { 'access-control-allow-origin': '*', ...headers }).end(body)
  const fail = (response: ServerResponse) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<title>Error</title>')

  const exec = (body: string, response: ServerResponse) => {
    if (state.behaviour === 'fails') return fail(response)
    const key = String(++count)
    answers.set(key, script.doPost(body).text)
    if (state.behaviour === 'fails after writing') return fail(response)
    const redirect = () => send(response, 302, { location: `/macros/echo?key=${key}` })
    return state.behaviour === 'slow' ? held.push(redirect) : redirect()
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const json = { 'content-type': 'application/json; charset=utf-8' }
    if (pathname === '/exec' && request.method === 'POST') return exec(await text(request), response)
    if (pathname === '/exec' && request.method === 'GET') return send(response, 200, json, script.doGet().text)
    const answer = answers.get(searchParams.get('key') ?? '')
    if (pathname === '/macros/echo' && request.method === 'GET' && answer) return send(response, 200, json, answer)
    return response.writeHead(request.method === 'OPTIONS' ? 405 : 404).end('There is nothing here.')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: `${origin}/exec`,
    state,
    rows: script.rows,
    /** Answers the requests that wait. */
    release: () => {
      for (const answer of held.splice(0)) answer()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
