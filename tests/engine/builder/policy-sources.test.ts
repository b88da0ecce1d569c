import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Block, defineBlock } from '../../../schema/block.ts'
import type { PolicyOrigins } from '../../../schema/policy-origins.ts'
import { describeSources, policyOrigins, policySources } from '../../../src/builder/policy-sources.ts'
import { securityHeaders } from '../../../src/server/security-headers.ts'

const player = defineBlock(
  'player',
  'A player of another site, and sound of this one.',
  { from: z.string() },
  { sources: ({ from }) => ({ frames: [from], media: ['self'] }) },
)
const section = { type: 'section', columns: [{ blocks: [{ type: 'player', from: 'https://b.example.com' }] }] }
const pages = [
  { path: '/', blocks: [{ type: 'text' }, section] },
  { path: '/tour', blocks: [{ type: 'player', from: 'https://a.example.com' }, section] },
]
const schemas = { player, text: defineBlock('text', 'A text.', {}) }
const ofPages = (pages: { path: string; blocks: Block[] }[], more: object = {}) =>
  policySources({ site: { measure: [] }, pages, blocks: schemas, ...more })
const headersWith = (origins: PolicyOrigins) =>
  securityHeaders({ scriptHashes: [], styleHashes: [], https: true, origins })
const directives = (headers: Record<string, string>) => headers['content-security-policy']?.split('; ') ?? []

test('the policy allows exactly the origins that blocks name, also those in columns', () => {
  const sources = ofPages(pages)
  const headers = headersWith(policyOrigins(sources))
  const plain = headersWith({})
  expect(directives(headers).filter((one) => !directives(plain).includes(one))).toEqual([
    "media-src 'self'",
    'frame-src https://a.example.com https://b.example.com',
  ])
  expect(directives(plain).filter((one) => !directives(headers).includes(one))).toEqual([])
  expect(headers['permissions-policy']).toContain('autoplay=(self "https://a.example.com" "https://b.example.com")')
  expect(describeSources(sources)).toBe(`The content policy is wider than that of texts and pictures:
  frame-src https://a.example.com  because of \`player\` on /tour
  frame-src https://b.example.com  because of \`player\` on /
  media-src 'self'  because of \`player\` on /`)
})

test('names the form or the setting because of which the policy is wider', () => {
  const form = { type: 'form', endpoint: 'https://crm.example.com/leads' }
  const dialog = { type: 'form', endpoint: 'https://script.google.com/macros/s/x/exec' }
  const site = { imageBase: 'https://images.example.com/acme', measure: [] }
  const sources = ofPages([{ path: '/contact', blocks: [form, { type: 'form', endpoint: '/api/inquiries' }] }], {
    dialog,
    site,
  })
  expect(describeSources(sources)).toBe(`The content policy is wider than that of texts and pictures:
  connect-src https://crm.example.com  because of \`form\` on /contact
  connect-src https://script.google.com  because of \`form\` in the quote dialog
  connect-src https://script.googleusercontent.com  because of \`form\` in the quote dialog
  img-src https://images.example.com  because of \`imageBase\` in _data/site.yaml`)
})

test('a site without such blocks has the same headers as ever', () => {
  const sources = ofPages([{ path: '/', blocks: [{ type: 'text' }] }])
  expect(headersWith(policyOrigins(sources))).toEqual(headersWith({}))
  expect(headersWith({})['permissions-policy']).toBe(
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  )
  expect(describeSources(sources)).toBeUndefined()
})

test.each([
  'https://*.example.com',
  'http://a.example.com',
  'https://a.example.com/x',
  "'unsafe-inline'",
  'https:',
  'self',
])('refuses %s, which is no exact origin of a frame', (from) => {
  const page = { path: '/', blocks: [{ type: 'player', from }] }
  expect(() => ofPages([page])).toThrow('which is no origin')
})

test('forms are sent to this site, and to the origins that blocks name', () => {
  const signUp = defineBlock('sign-up', 'A form.', { to: z.string() }, { sources: ({ to }) => ({ forms: [to] }) })
  const block = { type: 'sign-up', to: 'https://list.example.com' }
  const sources = ofPages([{ path: '/', blocks: [block] }], { blocks: { 'sign-up': signUp } })
  expect(directives(headersWith(policyOrigins(sources)))).toContain("form-action 'self' https://list.example.com")
})
