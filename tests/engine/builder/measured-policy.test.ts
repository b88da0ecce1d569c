import { expect, test } from 'vitest'
import { measureSchema } from '../../../schema/measure/measure.ts'
import { describeSources, policyOrigins, policySources } from '../../../src/builder/policy-sources.ts'
import { securityHeaders } from '../../../src/server/security-headers.ts'

const allow = { scripts: ['https://a.example.com'], frames: ['https://b.example.com'] }
const integrity = `sha256-${'a'.repeat(43)}=`

const sourcesOf = (...measure: object[]) =>
  policySources({ site: { measure: measureSchema.parse(measure) }, pages: [], blocks: {} })

const policyOf = (...measure: object[]) => {
  const origins = policyOrigins(sourcesOf(...measure))
  const headers = securityHeaders({ scriptHashes: [], styleHashes: [], https: true, origins })
  return headers['content-security-policy']?.split('; ') ?? []
}

test.each([
  [
    { provider: 'plausible', script: 'https://plausible.io/js/pa-AbC123.js' },
    ["script-src 'self' https://plausible.io", "connect-src 'self' https://plausible.io"],
  ],
  [
    { provider: 'matomo', address: 'https://stats.example.com/m/', site: 2 },
    [
      "script-src 'self' https://stats.example.com",
      "img-src 'self' data: https://stats.example.com",
      "connect-src 'self' https://stats.example.com",
    ],
  ],
  [
    { provider: 'ga4', id: 'G-ABC1234567' },
    [
      "script-src 'self' https://www.googletagmanager.com",
      "img-src 'self' data: https://www.google-analytics.com https://www.googletagmanager.com",
      "connect-src 'self' https://analytics.google.com https://region1.analytics.google.com https://region1.google-analytics.com https://www.google-analytics.com https://www.googletagmanager.com",
    ],
  ],
  [
    { provider: 'tag-manager', id: 'GTM-ABC1234', allow },
    [
      "script-src 'self' https://a.example.com https://www.googletagmanager.com",
      "img-src 'self' data: https://www.googletagmanager.com",
      "connect-src 'self' https://www.googletagmanager.com",
      'frame-src https://b.example.com',
    ],
  ],
  [
    { provider: 'meta-pixel', id: '123456789012345' },
    [
      "script-src 'self' https://connect.facebook.net",
      "img-src 'self' data: https://www.facebook.com",
      "connect-src 'self' https://connect.facebook.net https://www.facebook.com",
    ],
  ],
  [
    { provider: 'script', src: 'https://stats.example.com/count.js', integrity, category: 'statistics' },
    ["script-src 'self' https://stats.example.com"],
  ],
])('the policy allows exactly what $provider needs', (settings, expected) => {
  const plain = policyOf()
  const wider = policyOf(settings).filter((one) => !plain.includes(one))
  expect(wider).toEqual([...expected, 'trusted-types marquee default'])
  expect(policyOf(settings)).toContain("require-trusted-types-for 'script'")
  expect(wider.join()).not.toMatch(/[*]|unsafe/)
})

test('the build says which provider widened the policy', () => {
  expect(describeSources(sourcesOf({ provider: 'plausible', script: 'https://plausible.io/js/pa-AbC123.js' }))).toBe(
    `The content policy is wider than that of texts and pictures:
  connect-src https://plausible.io  because of \`measure\` (plausible) in _data/site.yaml
  script-src https://plausible.io  because of \`measure\` (plausible) in _data/site.yaml
  trusted-types default  because of \`measure\` in _data/site.yaml`,
  )
})
