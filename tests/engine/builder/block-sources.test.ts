import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../schema/block.ts'
import { blockSources, describeSources, policyOrigins } from '../../../src/builder/block-sources.ts'
import { securityHeaders } from '../../../src/server/headers.ts'

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
const headersWith = (more: object) =>
  securityHeaders({ scriptHashes: [], styleHashes: [], imageOrigins: [], endpoints: [], https: true, ...more })
const directives = (headers: Record<string, string>) => headers['content-security-policy']?.split('; ') ?? []

test('the policy allows exactly the origins that blocks name, also those in columns', () => {
  const sources = blockSources(pages, schemas)
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

test('a site without such blocks has the same headers as ever', () => {
  const sources = blockSources([{ path: '/', blocks: [{ type: 'text' }] }], schemas)
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
  expect(() => blockSources([page], schemas)).toThrow('which is no origin')
})
