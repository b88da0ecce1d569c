import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type PolicyOrigins, withEndpointOrigins } from '../../../schema/policy-origins.ts'
import { withEndpoint } from '../../../src/builder/endpoint.ts'
import { policyOrigins, policySources } from '../../../src/builder/policy-sources.ts'
import { writeServerFiles } from '../../../src/builder/server-files.ts'
import { type LoadedSite, loadSite } from '../../../src/content/load/load.ts'
import { type HeaderFacts, securityHeaders } from '../../../src/server/security-headers.ts'
import { createServer } from '../../../src/server/server.ts'
import { contentFolder } from '../content/folder.ts'
import { gallery, pages, sampleDist } from './sample-dist.ts'

const sampleSite = join(import.meta.dirname, '../errors/_shared/site.yaml')

const plain = {
  scriptHashes: ['sha256-abc'],
  styleHashes: ['sha256-def'],
  origins: {},
  https: false,
}
/** What the small build of the server says of its content. */
const ofContent: { origins: PolicyOrigins } = JSON.parse(pages['_headers.json'])

const policy = (facts: Partial<HeaderFacts>) => securityHeaders({ ...plain, ...facts })['content-security-policy']

describe('content security policy', () => {
  test('allows what the pages contain and nothing else', () => {
    expect(policy({})?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-abc'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-def'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types marquee',
    ])
  })

  test.each([
    ['/gallery', "frame-src 'self'", "frame-ancestors 'none'"],
    ['/gallery?q=map', "frame-src 'self'", "frame-ancestors 'none'"],
    ['/gallery/hero', undefined, "frame-ancestors 'self'"],
    ['/gallery/hero/much', undefined, "frame-ancestors 'self'"],
    ['/gallery/nothing', undefined, "frame-ancestors 'none'"],
    ['/gallery/', undefined, "frame-ancestors 'none'"],
    ['/about', undefined, "frame-ancestors 'none'"],
  ])('allows frames in the gallery only, and framing of its blocks only: %s', async (url, frames, ancestors) => {
    const server = await createServer({ dist: await sampleDist({ ...pages, ...gallery }), env: {} })
    onTestFinished(() => server.close())
    const { headers } = await server.inject({ url })
    const directives = String(headers['content-security-policy']).split('; ')
    expect(directives.filter((one) => one.startsWith('frame-'))).toEqual(frames ? [ancestors, frames] : [ancestors])
  })

  test('has no gallery if none was built', async () => {
    const server = await createServer({ dist: await sampleDist({ ...pages, 'gallery.html': '<h1>Art</h1>' }), env: {} })
    onTestFinished(() => server.close())
    const { headers } = await server.inject({ url: '/gallery' })
    expect(headers['content-security-policy']).toBe(policy(ofContent))
  })

  test('allows what blocks and settings load from elsewhere', () => {
    const own = policy({})?.split('; ') ?? []
    const wider = policy({ origins: ofContent.origins })?.split('; ') ?? []
    expect(wider.filter((one) => !own.includes(one))).toEqual([
      "script-src 'self' 'sha256-abc' https://stats.example.com",
      "img-src 'self' data: https://img.example.com",
      "media-src 'self'",
      "connect-src 'self' https://crm.example.com",
      'frame-src https://player.example.com',
      'trusted-types marquee default',
    ])
  })

  test.each([
    ['https://crm.example.com/leads?key=1', "connect-src 'self' https://crm.example.com;"],
    [
      'https://script.google.com/macros/s/x/exec',
      "connect-src 'self' https://script.google.com https://script.googleusercontent.com;",
    ],
    ['/api/inquiries', "connect-src 'self';"],
    ['', "connect-src 'self';"],
  ])('allows forms to post to `%s`', (endpoint, directive) => {
    expect(policy({ origins: withEndpointOrigins(withEndpointOrigins({}, endpoint), endpoint) })).toContain(directive)
  })

  test('follows the forms of the pages and of the dialog', () => {
    const form = (endpoint: string) => ({ type: 'form', endpoint })
    const page = { path: '/', blocks: [form('https://b.example.com/x'), { type: 'hero' }, form('/api/inquiries')] }
    const site = { pages: [page, page], dialog: form('https://a.example.com/y') } as unknown as LoadedSite
    const origins = (of: LoadedSite) => policyOrigins(policySources({ ...of, site: { measure: [] }, blocks: {} }))
    expect(policy({ origins: origins(site) })).toContain(
      "connect-src 'self' https://a.example.com https://b.example.com;",
    )
    expect(origins(withEndpoint(site, 'https://crm.example.com/z'))).toEqual({
      'connect-src': ['https://crm.example.com'],
    })
  })

  test('has no finding of CSP Evaluator', () => {
    const { csp } = new CspParser(policy({ https: true }) ?? '')
    const findings = new CspEvaluator(csp).evaluate()
    // It holds `'self'` for possibly weak, as a site may serve foreign scripts of its visitors. This one serves none.
    const expected = findings.filter(({ value }) => value === "'self'")
    expect(expected.map(({ severity }) => severity)).toEqual([Severity.MEDIUM_MAYBE])
    const rest = findings.filter((finding) => !expected.includes(finding))
    expect(rest.filter(({ severity }) => severity < Severity.INFO).map(({ description }) => description)).toEqual([])
  })

  test('requires https only if the visitor uses it', () => {
    expect(policy({ https: true })).toContain('upgrade-insecure-requests')
    expect(securityHeaders({ ...plain, https: true })).toHaveProperty('strict-transport-security')
    expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security')
  })
})

test('a site may be shown elsewhere, and leave its subdomains alone', async () => {
  const { root } = await contentFolder({
    '_data/site.yaml': `${await readFile(sampleSite, 'utf8')}headers: { embeddable: true, subdomains: false }\n`,
  })
  const site = await loadSite({ root })
  expect(site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const dist = await sampleDist()
  const facts = { forms: {}, scriptHashes: [], styleHashes: [], hasGallery: false, sources: [] }
  await writeServerFiles(dist, { content: site, ...facts })
  const server = await createServer({ dist, env: {} })
  onTestFinished(() => server.close())
  const { headers } = await server.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'strict-transport-security': 'max-age=63072000',
  })
})

describe('answers of the server', () => {
  test.each([
    ['GET', '/about'],
    ['GET', '/about/'],
    ['GET', '/nothing'],
    ['GET', '/%zz'],
    ['GET', '/healthz'],
    ['POST', '/about'],
  ] as const)('%s %s carries all headers', async (method, url) => {
    const server = await createServer({ dist: await sampleDist(), env: {} })
    onTestFinished(() => server.close())
    const { headers } = await server.inject({ method, url })
    const expected = securityHeaders({ ...plain, ...ofContent })
    expect(headers).toMatchObject(expected)
  })

  test('believes a proxy that the visitor uses https', async () => {
    const server = await createServer({ dist: await sampleDist(), env: {} })
    onTestFinished(() => server.close())
    const { headers } = await server.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers).toHaveProperty('strict-transport-security')
  })

  test('believes nobody else', async () => {
    const server = await createServer({ dist: await sampleDist(), env: {} })
    onTestFinished(() => server.close())
    const headers = { 'x-forwarded-proto': 'https' }
    const answer = await server.inject({ url: '/', headers, remoteAddress: '203.0.113.9' })
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  })
})
