import { readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findDestination } from '../../../src/server/address.ts'
import { openRelease } from '../../../src/server/release.ts'
import { createServer } from '../../../src/server/server.ts'
import { repeats } from '../../support/long.ts'
import { pages, replaceDist, sampleDist } from './sample-dist.ts'

async function serverOfBuild(env: NodeJS.ProcessEnv = {}) {
  const dist = await sampleDist()
  const server = await createServer({ dist, env })
  onTestFinished(() => server.close())
  return { dist, server, get: (url: string, headers = {}) => server.inject({ url, headers }) }
}

describe('addresses', () => {
  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/?utm=x', 'index.html', 'text/html; charset=utf-8'],
    ['/about', 'about.html', 'text/html; charset=utf-8'],
    ['/oc/ushers', 'oc/ushers.html', 'text/html; charset=utf-8'],
    ['/snapshots/index.html', 'snapshots/index.html', 'text/html; charset=utf-8'],
    ['/assets/app-Ab12.js', 'assets/app-Ab12.js', 'text/javascript; charset=utf-8'],
    ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8'],
    ['/speculation-rules.json', 'speculation-rules.json', 'application/speculationrules+json'],
  ] as const)('%s is %s', async (url, file, type) => {
    const answer = await (await serverOfBuild()).get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.body).toBe(pages[file])
  })

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/?a=1&b=//evil.example', '/about?a=1&b=//evil.example'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/orange-county/ushers/', '/orange-county/ushers'],
    ['/old-about', '/about'],
    ['/old-about?a=1', '/about?a=1'],
    ['/old/About_Us.html', '/about'],
    ['/index.php?p=12&l=en', '/about'],
    ['/%C3%BCber-uns', '/about'],
  ])('%s has moved to %s', async (url, to) => {
    const answer = await (await serverOfBuild()).get(url)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(to)
  })

  test.each([
    ['/snapshots/index.html', 'index.html'],
    ['/snapshots/oc/ushers.html', 'oc/ushers.html'],
    ['/snapshots/about', '404.html'],
    ['/snapshots/404.html', '404.html'],
    ['/snapshots/robots.txt', '404.html'],
    ['/snapshots/_headers.json', '404.html'],
  ] as const)('%s is %s if snapshots are rewritten', async (url, file) => {
    const dist = await sampleDist({ ...pages, '_snapshots.json': '"rewrite"' })
    const server = await createServer({ dist, env: {} })
    onTestFinished(() => server.close())
    const answer = await server.inject(url)
    expect([answer.statusCode, answer.body]).toEqual([file === '404.html' ? 404 : 200, pages[file]])
  })

  test('an alias shows its page', async () => {
    const answer = await (await serverOfBuild()).get('/orange-county/ushers')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(pages['oc/ushers.html'])
  })

  test.each([
    '/nothing',
    '/About',
    '/about//',
    '/oc',
    '/oc/',
    '/dangling',
    '/dangling.php?p=1',
    '/index.php?p=12',
    '/index.php',
    '/404',
    '/404.html',
    '/_headers.json',
    '/_addresses',
    '/oc/ushers.html.br',
    '/oc/ushers.br',
    '//evil.example/',
    '/assets/app-Zz99.js',
    '/__proto__',
    '/constructor',
  ])('%s is answered with 404 and the not-found page', async (url) => {
    const answer = await (await serverOfBuild()).get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe(pages['404.html'])
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ['/ar/nothing', 'ar/404.html'],
    ['/ar/404', 'ar/404.html'],
    ['/ar/404.html', 'ar/404.html'],
    ['/snapshots/ar/404.html', '404.html'],
    ['/arabic/nothing', '404.html'],
    ['/es/nothing', '404.html'],
    ['/nothing/ar/', '404.html'],
  ])('%s is answered with 404 and the page of its language, %s', async (url, file) => {
    const more: Record<string, string> = { '_languages.json': '["ar","es"]', 'ar/404.html': '<h1>غير موجودة</h1>' }
    const dist = await sampleDist({ ...pages, ...more })
    const server = await createServer({ dist, env: {} })
    onTestFinished(() => server.close())
    const answer = await server.inject(url)
    expect([answer.statusCode, answer.body]).toEqual([404, { ...pages, ...more }[file]])
  })

  test('a build without a not-found page is answered with 404', async () => {
    const { dist, get } = await serverOfBuild()
    await replaceDist(dist, { 'index.html': 'x' })
    const answer = await get('/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('There is no such page.\n')
  })
})

describe('path traversal', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%c0%afsecret.txt',
    '/secret.txt%00.html',
    '/%00',
    '/%zz',
    '/assets%2fapp-Ab12.js',
    '/link.txt',
    '//other.example/about/',
    '/\\other.example/about/',
    'http://other.example/../secret.txt',
  ])('%s', async (target) => {
    const { dist, server } = await serverOfBuild()
    await writeFile(join(dist, '../secret.txt'), 'secret')
    await symlink('../secret.txt', join(dist, 'link.txt'))
    await server.listen({ port: 0 })
    const answer = await askRaw(server.server.address(), target)
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(answer).not.toContain('secret')
  })

  test('the answer to any request is a file of the build, a page of the site, or nothing', async () => {
    const release = await (await openRelease(await sampleDist())).current()
    const words = [
      '/',
      '..',
      '.',
      '%2e',
      '%2f',
      '%00',
      '\\',
      'about',
      '.html',
      'oc',
      'ushers',
      '_headers',
      '.json',
      '?',
      '%',
    ]
    const part = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3 }))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const found = findDestination(`/${parts.join('')}`, release)
        if (found.kind === 'file') expect(release.files).toContain(found.file)
        if (found.kind === 'moved') expect(found.to).toMatch(/^\/(about|oc\/ushers)?(\?|$)/)
      }),
      { numRuns: repeats(1_000) },
    )
  })
})

describe('methods', () => {
  test('HEAD is GET without the body', async () => {
    const { server } = await serverOfBuild()
    const answer = await server.inject({ method: 'HEAD', url: '/about' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe(String(pages['about.html'].length))
    expect(answer.body).toBe('')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is refused', async (method) => {
    const { server } = await serverOfBuild()
    const answer = await server.inject({ method, url: '/about' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  test('the server reports its health', async () => {
    const answer = await (await serverOfBuild()).get('/healthz')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ok: true })
  })
})

describe('copies and caches', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['GZIP', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0', undefined],
    ['br;q=oops', undefined],
    ['', undefined],
  ])('`Accept-Encoding: %s` is answered with %s', async (accepted, encoding) => {
    const answer = await (await serverOfBuild()).get('/oc/ushers', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers.vary).toBe('Accept-Encoding')
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes)
    expect(unpack(answer.rawPayload).toString()).toBe(pages['oc/ushers.html'])
  })

  test('a file without a compressed copy is sent as it is', async () => {
    const answer = await (await serverOfBuild()).get('/about', { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe(pages['about.html'])
  })

  test('each copy has its own tag, and a matching tag is answered without a body', async () => {
    const { get } = await serverOfBuild()
    const packed = await get('/oc/ushers', { 'accept-encoding': 'br' })
    const plain = await get('/oc/ushers')
    expect(packed.headers.etag).toMatch(/^"[0-9a-f]{32}"$/)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    for (const tag of [plain.headers.etag, `W/${plain.headers.etag}`, `"x", ${plain.headers.etag}`, '*']) {
      const again = await get('/oc/ushers', { 'if-none-match': tag })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(plain.headers.etag)
      expect(again.headers.vary).toBe('Accept-Encoding')
    }
    expect((await get('/oc/ushers', { 'if-none-match': packed.headers.etag })).statusCode).toBe(200)
  })

  test.each([
    ['/about', 'no-cache'],
    ['/assets/app-Ab12.js', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('%s may be cached: %s', async (url, cacheControl) => {
    expect((await (await serverOfBuild()).get(url)).headers['cache-control']).toBe(cacheControl)
  })
})

describe('a new release', () => {
  test('is served at once, without a restart', async () => {
    const { dist, get } = await serverOfBuild()
    const before = await get('/about')
    await replaceDist(dist, { ...pages, 'about.html': '<h1>About us</h1>', 'new.html': '<h1>New</h1>' })
    const after = await get('/about')
    expect(after.body).toBe('<h1>About us</h1>')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await get('/new')).body).toBe('<h1>New</h1>')
  })

  test('has its own headers, and files that it lacks are gone', async () => {
    const { dist, get } = await serverOfBuild()
    const { 'about.html': _dropped, ...rest } = pages
    await replaceDist(dist, { ...rest, '_headers.json': '{"scriptHashes":["sha256-new"],"origins":{}}' })
    const answer = await get('/about')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-security-policy']).toContain("'sha256-new'")
  })

  test('is published during requests: every answer is the whole page of one release', async () => {
    const { dist, get } = await serverOfBuild()
    const versions = Array.from({ length: 12 }, (_, n) => `<h1>Version ${n}</h1>${'x'.repeat(700)}`)
    let swapping = true
    const swaps = (async () => {
      for (const version of versions) await replaceDist(dist, { ...pages, 'about.html': version })
      swapping = false
    })()
    const seen = new Set<string>()
    while (swapping) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => get('/about', { 'accept-encoding': 'br' })))
      for (const { statusCode, headers, rawPayload } of answers) {
        expect(statusCode).toBe(200)
        seen.add((headers['content-encoding'] ? brotliDecompressSync(rawPayload) : rawPayload).toString())
      }
    }
    await swaps
    for (const body of seen) expect([pages['about.html'], ...versions]).toContain(body)
    expect((await get('/about')).body).toBe(versions.at(-1))
  })

  test('may be missing for a moment: the previous one is served', async () => {
    const { dist, get } = await serverOfBuild()
    await get('/about')
    await rename(dist, `${dist}.away`)
    expect((await get('/about')).body).toBe(pages['about.html'])
    await rename(`${dist}.away`, dist)
    expect((await get('/')).body).toBe(await readFile(join(dist, 'index.html'), 'utf8'))
  })
})

/** Sends a request target as it is written: HTTP clients tidy paths up before they send them. */
function askRaw(address: unknown, target: string): Promise<string> {
  const { port } = address as { port: number }
  const socket = connect(port, 'localhost', () =>
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
  )
  return new Promise((done, fail) => {
    let text = ''
    socket
      .setEncoding('utf8')
      .on('data', (part) => (text += part))
      .on('end', () => done(text))
      .on('error', fail)
  })
}
