import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** A stage of a push: before git says which commits it has, before it takes some, and after it has taken them, before it says so. */
type Stage = 'advertise' | 'receive' | 'received'

/** A program of git that writes a CGI answer to its output. */
const backend = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend')

/** Serves a bare repository, the parent of its folder being `root`, by http to whoever knows the password. */
export async function serveGitOrigin({ root, user, password }: { root: string; user: string; password: string }) {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  let onPush: (stage: Stage) => Promise<void> | void = () => undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization = '', 'content-type': type = '', 'content-encoding': encoding = '' } = request.headers
    if (authorization !== expected)
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="Git"' }).end('Wrong password')
    const { pathname, search } = new URL(request.url ?? '/', 'http://origin')
    const isPush = pathname.endsWith('/git-receive-pack')
    if (isPush) await onPush('receive')
    else if (search.includes('git-receive-pack')) await onPush('advertise')
    const child = spawn(backend, {
      env: {
        PATH: process.env['PATH'],
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: decodeURIComponent(pathname),
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: type,
        HTTP_CONTENT_ENCODING: encoding,
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
        REMOTE_USER: user,
        REMOTE_ADDR: '127.0.0.1',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child.stdin.on('error', () => undefined)
    request.pipe(child.stdin)
    const chunks: Buffer[] = []
    for await (const chunk of child.stdout) chunks.push(chunk)
    if (isPush) await onPush('received')
    const whole = Buffer.concat(chunks)
    const end = whole.indexOf('\r\n\r\n')
    const headers = whole.subarray(0, end).toString().split('\r\n')
    let status = 200
    for (const header of headers) {
      const [name = '', value = ''] = header.split(/: (.*)/)
      if (name === 'Status') status = Number.parseInt(value, 10)
      else response.setHeader(name, value)
    }
    response.writeHead(status).end(whole.subarray(end + 4))
  }

  const listen = async (port: number) => {
    const server = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close').catch(() => undefined)
  }
  return {
    address: `http://127.0.0.1:${port}`,
    /** What happens at each stage of a push from now on. */
    onPush: (does: typeof onPush) => {
      onPush = does
    },
    stop,
    async start() {
      server = await listen(port)
    },
  }
}
