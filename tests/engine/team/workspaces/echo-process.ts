import { existsSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { lockReleases } from '../../../../src/builder/release/release-lock.ts'

/** A studio that starts at once, or when the file `held` is gone: it says what reached it, writes a page when asked to, and lets a tab wait. */
const [pages = '', lock = ''] = process.argv.slice(2)
process.once('disconnect', () => process.exit())
await lockReleases(lock)
while (existsSync(join(lock, 'held'))) await setTimeout(20)

const used = new WeakSet<object>()

const server = createServer(async (request, response) => {
  // A server ends a connection that rests, perhaps at the moment when the next request comes.
  if (used.has(request.socket)) return void request.socket.destroy()
  used.add(request.socket)
  const { method, url, headers } = request
  await appendFile(join(lock, 'asked'), `${method} ${url}\n`)
  let body = ''
  try {
    for await (const chunk of request) body += chunk
  } catch {
    return void (await appendFile(join(lock, 'asked'), `cut off: ${url}\n`))
  }
  if (url === '/@studio/changes') return
  if (url === '/@studio/edit') await writeFile(join(pages, 'about.yaml'), body)
  if (url?.startsWith('/@studio/upload')) await writeFile(join(pages, 'uploaded'), body)
  if (url === '/crash') process.exit(1)
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'x=1', 'x-powered-by': 'echo' })
  response.end(JSON.stringify({ method, url, headers, body, env: process.env, memory: process.execArgv }))
}).listen(0, 'localhost')
server.once('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }))
