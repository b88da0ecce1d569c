import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { host } from '../opened-team.ts'
import { hostOf } from '../send.ts'
import { openedWorkspaces } from './opened-workspaces.ts'
import { refusedTargets } from './refused-targets.ts'

const preview = '1.preview.localhost:4459'

/** Ana's workspace, with what a server answers to the bytes of a request; `COOKIE` is hers, for this host. */
async function opened() {
  const all = await openedWorkspaces()
  const ana = await all.signedIn('ana@example.com', 'admin')
  await all.begun(ana)
  const cookies = {
    [host]: `__Host-marquee=${ana['__Host-marquee']}`,
    [hostOf(1)]: await all.entered(ana),
    [preview]: 'none',
  }
  const raw = (request: string, at: string) =>
    new Promise<string>((resolve) => {
      let text = ''
      const bytes = request.replaceAll('HOST', at).replace('COOKIE', `Cookie: ${cookies[at]}`)
      const socket = connect(all.port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (chunk) => {
        text += chunk
        socket.end()
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(text))
    })
  const asked = () => readFile(join(all.data, 'workspaces/1.lock/asked'), 'utf8').catch(() => '')
  return { ...all, raw, asked }
}

const hosts = [host, hostOf(1), preview]
const close = 'Connection: close\r\n\r\n'

const requests: [string, string][] = [
  ['two hosts', `GET / HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\nCOOKIE\r\n${close}`],
  [
    'two hosts, the first one of somebody else',
    `GET / HTTP/1.1\r\nHost: ${hostOf(2)}\r\nHost: HOST\r\nCOOKIE\r\n${close}`,
  ],
  ['no host', `GET / HTTP/1.1\r\nCOOKIE\r\n${close}`],
  ['the address of another server', `GET http://127.0.0.1:80/ HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\n${close}`],
  ['the address of a sibling', `GET http://${hostOf(2)}/ HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\n${close}`],
  ['a name and no path', `GET evil.example HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\n${close}`],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ['a tunnel', 'CONNECT HOST HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\n\r\n'],
  ['a host that nothing has', `GET / HTTP/1.1\r\nHost: 01.workspace.localhost:4459\r\nCOOKIE\r\n${close}`],
  [
    'two lengths',
    'POST /@studio/edit HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x',
  ],
  [
    'a length and chunks',
    'POST /@studio/edit HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'chunks that are not the last coding',
    'POST /@studio/edit HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  ],
  ['a header before a blank', `GET / HTTP/1.1\r\nHost : HOST\r\nCOOKIE\r\n${close}`],
  ['a header in two lines', `GET / HTTP/1.1\r\nHost: HOST\r\nX-A: 1\r\n Host: evil\r\nY\0: 1\r\nCOOKIE\r\n${close}`],
]

it.each(hosts)('at %s only what a browser sends is answered', async (at) => {
  const { raw, asked } = await opened()
  for (const [name, request] of requests) expect(await raw(request, at), name).toMatch(/^$|^HTTP\/1\.1 40[0345]/)
  expect(await asked()).toBe('')
  // The cookie is right: without what is wrong, it is answered.
  const plain = await raw(`GET / HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\n${close}`, at)
  expect(plain).toMatch(at === preview ? /^HTTP\/1\.1 404/ : /^HTTP\/1\.1 200/)
})

it('what opens the development server of others does not reach a studio, as it is sent', async () => {
  const { raw, asked } = await opened()
  for (const target of refusedTargets)
    expect(await raw(`GET ${target} HTTP/1.1\r\nHost: HOST\r\nCOOKIE\r\n${close}`, hostOf(1)), target).toMatch(
      /^HTTP\/1\.1 40[04]/,
    )
  expect(await asked()).toBe('')
})
