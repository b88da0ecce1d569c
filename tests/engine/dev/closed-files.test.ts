// @module-tag exhaustive

import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../support/long.ts'
import { startDevServer } from '../../support/servers/dev-server.ts'

const root = join(import.meta.dirname, '../../..')
const secret = 'closed-secret-of-the-test'
/** Files that git ignores: where inquiries lie, and keys. */
const ignored = [
  'data/closed-test.sqlite',
  'data/files/kept/closed-test.pdf',
  'closed-test.pem',
  '.marquee/closed-test',
]

/** Ways to write the address of a file. */
const spellings: ((file: string) => string)[] = [
  (file) => `/${file}`,
  (file) => `//${file}`,
  (file) => `/./${file}`,
  (file) => `/pages/../${file}`,
  (file) => `/src/client/../../${file}`,
  (file) => `/src/client/%2e%2e/%2e%2e/${file}`,
  (file) => `/src/client/..%2f..%2f${file}`,
  (file) => `/src/client/..%5c..%5c${file}`,
  (file) => `/assets/../${file}`,
  (file) => `/node_modules/.vite/../../${file}`,
  (file) => `/%2e/${file}`,
  (file) => `/${file.replaceAll('/', '%2f')}`,
  (file) => `/${file.replaceAll('.', '%2e')}`,
  (file) => `/${file}/`,
  (file) => `/${file}%00`,
  (file) => `/${file}%20`,
  (file) => `/${file}#`,
  ...['', '&raw', '&url', '&inline', '&import', '&worker', '&sharedworker', '&direct', '&t=1', '&no-inline'].map(
    (query) => (file: string) => `/${file}?${query.slice(1)}${query}`,
  ),
  ...['?raw', '?import&raw', '?url', '?raw??', '?.svg', '?import&url&inline', '?x=/src/client/main.tsx'].map(
    (query) => (file: string) => `/@fs${join(root, file)}${query}`,
  ),
  (file) => `/@fs${join(root, file)}`,
  (file) => `/@fs/src/client/../..${join(root, file)}`,
  (file) => `/@id/${join(root, file)}`,
  (file) => `/@id/__x00__${join(root, file)}`,
  (file) => `/__open-in-editor?file=${join(root, file)}`,
]

let server: Awaited<ReturnType<typeof startDevServer>>
beforeAll(async () => {
  for (const file of ignored) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), secret, { mode: 0o600 })
  }
  server = await startDevServer(async (pages) => writeFileSync(join(pages, 'index.yaml'), 'title: Home\n'))
})
afterAll(async () => {
  for (const file of ignored) rmSync(join(root, file), { force: true })
  await server.stop()
})

/** The answer to exactly this address, which `fetch` would tidy. Only what no request can hold, such as a space, is encoded. */
const ask = (path: string, accept = '*/*') =>
  new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(server.home)
    const sent = path.replace(/[^!-~]+/g, encodeURIComponent)
    const asked = request({ hostname, port, path: sent, headers: { accept } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
    })
    asked.on('error', reject).end()
  })

/** Whether a browser may have a file: where scripts of pages begin, and what these import. */
const isOpen = (file: string) => /^(?:src|schema|blocks)\/.*\.(?:ts|tsx)$/.test(file)

/** A part of a file that is in no other, as it is or in base64. */
function marksOf(file: string): string[] {
  const bytes = readFileSync(join(root, file))
  const text = bytes.toString('utf8')
  const line = text.split('\n').sort((a, b) => b.length - a.length)[0] ?? ''
  return [line.slice(0, 60), bytes.toString('base64').slice(0, 60)].filter((mark) => mark.length > 20)
}

async function leaksOf(files: readonly string[]): Promise<string[]> {
  const leaks: string[] = []
  for (const file of files) {
    const marks = marksOf(file)
    for (const spelling of spellings) {
      const { status, body } = await ask(spelling(file))
      if (status === 200 && marks.some((mark) => body.includes(mark))) leaks.push(spelling(file))
    }
  }
  return leaks
}

test('files that git ignores are closed, however they are spelled', async () => {
  const others = ['.env', '.git/config', '.git/HEAD', 'node_modules/.package-lock.json'].filter((file) =>
    existsSync(join(root, file)),
  )
  expect(await leaksOf([...ignored, ...others])).toEqual([])
  expect((await ask(`/${ignored[0]}`)).status).toBe(403)
})

test('files of the repository are closed, except the scripts of pages', async () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const closed = tracked.filter((file) => !isOpen(file) && !file.includes('/_public/') && existsSync(join(root, file)))
  const server = globSync('src/{server,cli,builder,studio/server}/*.ts', { cwd: root })
  const few = (files: readonly string[], count: number) =>
    files.filter((_, index) => isLong || index % Math.ceil(files.length / count) === 0)
  expect(await leaksOf([...few(closed, 8), ...few(server, 4)])).toEqual([])
})

test('an address that no file can have is answered as any other that is not there', async () => {
  const long = ['a'.repeat(300), encodeURI('ü').repeat(200)]
  for (const accept of ['text/html', '*/*']) {
    const { status } = await ask('/nothing', accept)
    for (const path of [
      '/%00',
      '/images/%00.png',
      ...long.map((name) => `/${name}`),
      ...long.map((name) => `/assets/${name}.png`),
      '/%ff',
      '//[',
      '//:x',
      '//team/',
    ])
      expect([path, accept, (await ask(path, accept)).status]).toEqual([
        path,
        accept,
        path.startsWith('/assets') ? 404 : status,
      ])
  }
})

test('no program is started for whoever asks', async () => {
  expect((await ask('/__open-in-editor?file=/etc/passwd')).status).toBe(403)
  expect((await ask('/__open-in-editor/?file=package.json:1:1')).status).toBe(403)
})

test('the scripts of pages are served, with what they import', async () => {
  const { status, body } = await ask('/src/client/dev/main.ts')
  expect(status).toBe(200)
  for (const [, path = ''] of String(body).matchAll(/from "(\/[^"]+)"/g))
    expect([path, (await ask(path)).status]).toEqual([path, 200])
})
