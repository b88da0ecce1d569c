import { describe, expect, test } from 'vitest'
import { indexAddresses } from '../../../schema/links/address-table.ts'
import { measureSchema } from '../../../schema/measure/measure.ts'
import { type SourceDirective, sourceDirectives } from '../../../schema/policy-origins.ts'
import { policyOrigins, policySources } from '../../../src/builder/policy-sources.ts'
import { caddyConfig } from '../../../src/hosts/caddy.ts'
import type { HostFacts } from '../../../src/hosts/host-facts.ts'
import { nginxConfig } from '../../../src/hosts/nginx.ts'
import { staticErrors, staticFiles } from '../../../src/hosts/static-files.ts'
import { originsOf } from '../../../src/measure/providers.ts'
import type { Framing } from '../../../src/server/framing.ts'
import { securityHeaders } from '../../../src/server/security-headers.ts'

const allow = {
  scripts: ['https://scripts.example.com'],
  connections: ['https://connections.example.com:8443'],
  pictures: ['https://pictures.example.com'],
  frames: ['https://frames.example.com'],
}
const integrity = `sha256-${'a'.repeat(43)}=`

const measure = measureSchema.parse([
  { provider: 'plausible', script: 'https://plausible.example.com/js/pa-AbC123.js' },
  { provider: 'matomo', address: 'https://matomo.example.com/m/', site: 2 },
  { provider: 'ga4', id: 'G-ABC1234567' },
  { provider: 'tag-manager', id: 'GTM-ABC1234', allow },
  { provider: 'meta-pixel', id: '123456789012345' },
  { provider: 'script', src: 'https://own.example.com/count.js', integrity, allow, category: 'statistics' },
])
type Settings = (typeof measure)[number]

/** The facts of a site with these providers, with a gallery, whose pages have policies of their own. */
function factsOf(settings: readonly Settings[]): HostFacts {
  const origins = policyOrigins(policySources({ site: { measure: [...settings] }, pages: [], blocks: {} }))
  const over = (framing: Framing) => {
    const headers = (https: boolean) =>
      securityHeaders({ scriptHashes: ['sha256-abc'], styleHashes: ['sha256-def'], origins, https, framing })
    return { http: headers(false), https: headers(true) }
  }
  return {
    dist: '/srv/dist',
    service: '127.0.0.1:4173',
    port: 80,
    snapshotsRewritten: false,
    headers: over('none'),
    gallery: { embeds: over('embeds'), embedded: over('embedded') },
    addresses: indexAddresses({}, new Set()),
  }
}

/** What each host is told, and the least number of policies in it: over http and https, each with those of the gallery. */
const hosts: [host: string, policies: number, config: (facts: HostFacts) => string][] = [
  ['static hosts', 1, (facts) => staticFiles(facts).headers],
  ['nginx', 6, (facts) => nginxConfig(facts, { brotli: true })],
  ['Caddy', 6, caddyConfig],
]

const policiesIn = (config: string) =>
  [...config.matchAll(/default-src 'none';[^"\n]*/g)].map(
    ([policy]) => new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)] as const)),
  )

describe.each(hosts)('the policies of %s', (_, count, config) => {
  test.each(measure.map((settings) => [settings.provider, settings] as const))(
    'have each origin of %s by its directive, and no other',
    (_, settings) => {
      const needed = originsOf(settings)
      const policies = policiesIn(config(factsOf([settings])))
      expect(policies.length).toBeGreaterThanOrEqual(count)
      for (const policy of policies)
        for (const directive of sourceDirectives.filter((one) => one !== 'trusted-types'))
          expect(externalIn(policy, directive), directive).toEqual([...new Set(needed[directive])].sort())
    },
  )

  test('have no wildcards and nothing unsafe, with all providers at once', () => {
    const text = config(factsOf(measure))
    for (const policy of policiesIn(text))
      for (const [directive, sources] of policy)
        for (const source of sources) expect(source, directive).not.toMatch(/[*]|unsafe|^https?:$|^data:.|^blob:/)
  })
})

const externalIn = (policy: ReadonlyMap<string | undefined, string[]>, directive: SourceDirective) =>
  (policy.get(directive) ?? []).filter((source) => source.includes('://')).sort()

test('all providers at once are within the limits of static hosts', () => {
  const facts = factsOf(measure)
  expect(staticErrors(staticFiles(facts), 100)).toEqual([])
})

test('no provider is left out', () => {
  const names = measureSchema.unwrap().element.options.map((option) => option.shape.provider.value)
  expect(measure.map(({ provider }) => provider)).toEqual(names)
})
