import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caddyConfig } from '../hosts/caddy.ts'
import { aliasesOf, type HostFacts } from '../hosts/host-facts.ts'
import { nginxConfig } from '../hosts/nginx.ts'
import { staticFaults, staticFiles } from '../hosts/static-files.ts'
import type { Framing } from '../server/framing.ts'
import { securityHeaders } from '../server/headers.ts'
import { openRelease } from '../server/release.ts'
import { readOptions } from './options.ts'
import { underRoot } from './root.ts'

const usage = `Usage: npm run --silent hosts -- nginx|caddy|static [--dist DIR] [--port N] [--service HOST:PORT] [--no-brotli]

  nginx, caddy    print the configuration of a web server that serves the built site as npm run serve does
  static          writes _headers and _redirects into the built site, for static hosts

  --dist DIR      the built site (default: dist)
  --port N        where visitors come to (default: 80)
  --service H:P   where npm run serve listens for inquiries (default: 127.0.0.1:4173)
  --no-brotli     for an nginx without the module for Brotli`

const options = {
  dist: { type: 'string', default: 'dist' },
  port: { type: 'string', default: '80' },
  service: { type: 'string', default: '127.0.0.1:4173' },
  'no-brotli': { type: 'boolean', default: false },
} as const

/** Exit code 0 done, 1 there is no site to serve, or a static host would not take it, 2 wrong use. */
export async function hosts(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage, true)
  if (!read) return 2
  const { dist, port, service, 'no-brotli': noBrotli } = read.values
  const [host = '', more] = read.positionals
  if (!['nginx', 'caddy', 'static'].includes(host) || more !== undefined || !/^\d{1,5}$/.test(port)) {
    console.error(usage)
    return 2
  }
  const source = await openRelease(underRoot(dist)).catch(() => undefined)
  if (!source) {
    console.error(`There is no site in ${dist}/ yet. Build it first: npm run build`)
    return 1
  }
  const { scriptHashes, styleHashes, imageOrigins, aliases, files, snapshotsRewritten, gallery } =
    await source.current()
  const inquiryEndpoint = process.env['INQUIRY_ENDPOINT'] ?? ''
  const headersFor = (framing: Framing) => {
    const over = (https: boolean) =>
      securityHeaders({ scriptHashes, styleHashes, imageOrigins, inquiryEndpoint, https, framing })
    return { http: over(false), https: over(true) }
  }
  const facts: HostFacts = {
    dist: underRoot(dist),
    service,
    port: Number(port),
    snapshotsRewritten,
    headers: headersFor('none'),
    ...(gallery && { gallery: { holds: headersFor('holds'), held: headersFor('held') } }),
    ...aliasesOf({ aliases, files }),
  }
  if (host === 'static') return writeStaticFiles(facts, files.size)
  process.stdout.write(host === 'nginx' ? nginxConfig(facts, { brotli: !noBrotli }) : caddyConfig(facts))
  return 0
}

async function writeStaticFiles(facts: HostFacts, fileCount: number): Promise<number> {
  const made = staticFiles(facts)
  await writeFile(join(facts.dist, '_headers'), made.headers)
  await writeFile(join(facts.dist, '_redirects'), made.redirects)
  const faults = [...staticFaults(made, fileCount), ...(facts.gallery ? [frameFault] : [])]
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

const frameFault =
  'The frames of the gallery stay empty: static hosts send every page the policy that forbids frames. Build without --gallery.'
