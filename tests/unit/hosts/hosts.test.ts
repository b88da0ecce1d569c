import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer as createNetServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findProgram } from '../../../src/cli/system-program.ts'
import { createServer } from '../../../src/server/server.ts'
import { madeDist, madeFolder, pages } from '../server/made-dist.ts'

const root = join(import.meta.dirname, '../../..')
const programs = {
  nginx: () =>
    findProgram({
      title: 'nginx',
      variable: 'NGINX_PATH',
      names: ['nginx', '/usr/sbin/nginx'],
      debianPackage: 'nginx',
      purpose: 'the tests of hosts',
    }),
  caddy: () =>
    findProgram({
      title: 'Caddy',
      variable: 'CADDY_PATH',
      names: ['caddy', '/usr/bin/caddy'],
      debianPackage: 'caddy',
      purpose: 'the tests of hosts',
    }),
}

async function freePort(): Promise<number> {
  const server = createNetServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.on('listening', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

/** Runs a web server until the end of the test, and gives its address once it answers. */
async function started(command: string, args: string[], port: number, folder: string): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = new Promise((done) => child.on('exit', done))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(address, { redirect: 'manual' }).then(
          () => '',
          () => `${command} does not answer: ${said}`,
        ),
      { timeout: 20_000 },
    )
    .toBe('')
  return address
}

type Place = { dist: string; service: string; folder: string }

const configOf = (host: string, { dist, service }: Place, port: number) => {
  const args = [join(root, 'src/cli/main.ts'), 'hosts', host, '--dist', dist, '--service', service]
  const { stdout, stderr } = spawnSync(process.execPath, [...args, '--port', String(port), '--no-brotli'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return stdout
}

const hosts = {
  async nginx(place: Place) {
    const port = await freePort()
    await writeFile(join(place.folder, 'site.conf'), configOf('nginx', place, port))
    const file = join(place.folder, 'nginx.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    await writeFile(
      file,
      `daemon off; worker_processes 1; pid ${place.folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${place.folder}/${name};`).join(' ')} include site.conf; }`,
    )
    return started(programs.nginx(), ['-c', file, '-p', place.folder], port, place.folder)
  },
  async caddy(place: Place) {
    const port = await freePort()
    const file = join(place.folder, 'Caddyfile')
    await writeFile(file, `{\n\tadmin off\n}\n${configOf('caddy', place, port)}`)
    return started(programs.caddy(), ['run', '--config', file, '--adapter', 'caddyfile'], port, place.folder)
  },
}

/** Requests whose answers are the same everywhere: method, address, headers. */
const requests: [method: string, target: string, headers?: Record<string, string>][] = [
  ['GET', '/'],
  ['GET', '/?utm=x'],
  ['HEAD', '/about'],
  ['GET', '/about'],
  ['GET', '/about/'],
  ['GET', '/about.html'],
  ['GET', '/about/?a=1&b=2'],
  ['GET', '/about//'],
  ['GET', '/About'],
  ['GET', '/index'],
  ['GET', '/index.html'],
  ['GET', '/oc/ushers'],
  ['GET', '/oc/ushers', { 'accept-encoding': 'gzip' }],
  ['GET', '/oc'],
  ['GET', '/oc/'],
  ['GET', '/oc%2fushers'],
  ['GET', '/orange-county/ushers'],
  ['GET', '/orange-county/ushers?guests=200'],
  ['GET', '/orange-county/ushers/'],
  ['GET', '/old-about'],
  ['GET', '/old-about?a=1'],
  ['GET', '/dangling'],
  ['GET', '/nothing'],
  ['GET', '/nothing/'],
  ['GET', '/nothing.html'],
  ['GET', '/404'],
  ['GET', '/404.html'],
  ['GET', '/_headers.json'],
  ['GET', '/_aliases'],
  ['GET', '/.env'],
  ['GET', '/oc/ushers.html.gz'],
  ['GET', '/snapshots/index.html'],
  ['GET', '/snapshots/about.html'],
  ['GET', '/snapshots/oc/ushers.html', { 'accept-encoding': 'gzip' }],
  ['GET', '/snapshots/orange-county/ushers.html'],
  ['GET', '/snapshots/nothing.html'],
  ['GET', '/snapshots/404.html'],
  ['GET', '/snapshots/robots.txt'],
  ['GET', '/snapshots/about'],
  ['GET', '/snapshots/about/'],
  ['GET', '/snapshots/'],
  ['GET', '/snapshots'],
  ['GET', '/assets/app-Ab12.js'],
  ['GET', '/assets/app-Zz99.js'],
  ['GET', '/assets/'],
  ['GET', '/robots.txt'],
  ['GET', '/downloads/par.csv'],
  ['GET', '/speculation-rules.json'],
  ['POST', '/about'],
  ['DELETE', '/nothing'],
  ['GET', '/healthz'],
  ['POST', '/healthz'],
  ['GET', '/api/nothing'],
]

const compared = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'speculation-rules',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
]

async function answerOf(address: string, [method, target, headers = {}]: (typeof requests)[number]) {
  const answer = await fetch(address + target, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  const body = await answer.text()
  const { status } = answer
  // What stands in a redirect or a refusal is read by nobody, and so neither are its type and its age.
  const plain = [301, 405].includes(status)
  const names = compared.filter(
    (name) => !plain || !['content-type', 'cache-control', 'vary', 'content-encoding'].includes(name),
  )
  const shown = Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]))
  return { request: `${method} ${target}`, status, body: plain ? '' : body, ...shown }
}

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  beforeAll(() => {
    programs[name]()
  })

  async function both(more: Record<string, string> = {}) {
    const dist = await madeDist({ ...pages, 'downloads/par.csv': 'Item,Par\n', ...more })
    const folder = await madeFolder()
    const server = await createServer({ dist, env: {} })
    onTestFinished(() => server.close())
    const service = await server.listen({ port: 0, host: '127.0.0.1' })
    const place = { dist, folder, service: new URL(service).host }
    // Started as root, nginx serves as another user, who must be let in.
    for (const entry of [join(dist, '..'), folder]) await chmod(entry, 0o755)
    await mkdir(join(folder, 'logs'))
    return { service, host: await hosts[name](place) }
  }

  test.each([
    ['copies of pages', { 'snapshots/oc/ushers.html': pages['oc/ushers.html'] }],
    ['the pages', { '_snapshots.json': '"rewrite"' }],
  ])('answers as the own server does, with %s for snapshots', async (_kind, more) => {
    const { service, host } = await both(more)
    const [expected, given] = [[] as object[], [] as object[]]
    for (const request of requests) {
      expected.push(await answerOf(service, request))
      given.push(await answerOf(host, request))
    }
    expect(given).toEqual(expected)
  })

  test('answers a tag that is known without a body', async () => {
    const { host } = await both()
    for (const target of ['/about', '/oc/ushers', '/assets/app-Ab12.js']) {
      const etag = (await fetch(host + target)).headers.get('etag') ?? ''
      expect(etag).toMatch(/^(W\/)?".+"$/)
      const again = await fetch(host + target, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })
})
