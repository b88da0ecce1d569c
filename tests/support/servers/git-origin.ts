import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A stage of a push: before git says which commits it has, before it takes some, and after it has taken them, before it says so. */
type Stage = 'advertise' | 'receive' | 'received'

/** A program of git that writes a CGI answer to its output. */
const backend = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend')

/** A new repository that takes no forced push, by http for whoever has the token. */
export async function serveGitOrigin(token: string) {
  const root = await mkdtemp(join(tmpdir(), 'marquee-origin-'))
  const bare = join(root, 'site.git')
  const at = (...args: string[]) => execFileSync('git', ['-C', bare, ...args], { encoding: 'utf8' }).trim()
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  at('config', 'http.receivepack', 'true')
  at('config', 'receive.denyNonFastForwards', 'true')
  const user = 'x-access-token'
  const expected = `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`
  let broken: number | undefined
  let onPush: (stage: Stage) => Promise<void> | void = () => undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (broken !== undefined) return void response.writeHead(broken).end()
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
    /** Its folder, and git in it. */
    bare,
    at,
    /** Lets the branch of a repository follow the one here. */
    connect(git: (...args: string[]) => unknown): void {
      git('remote', 'add', 'origin', bare)
      git('push', '--quiet', '--set-upstream', 'origin', 'HEAD:main')
      git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`)
    },
    /** What happens at each stage of a push from now on. */
    onPush: (does: typeof onPush) => {
      onPush = does
    },
    /** Answers everything with a status from now on. */
    breaks: (status: number) => {
      broken = status
    },
    stop,
    async start() {
      server = await listen(port)
    },
    async remove() {
      await stop()
      await rm(root, { recursive: true })
    },
  }
}
