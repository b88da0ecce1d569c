import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Argument } from '@commander-js/extra-typings'
import { commandLine } from '../../../schema/command-line.ts'
import { withEndpointOrigins } from '../../../schema/policy-origins.ts'
import { caddyConfig } from '../../hosts/caddy.ts'
import type { HostFacts } from '../../hosts/host-facts.ts'
import { nginxConfig } from '../../hosts/nginx.ts'
import { staticErrors, staticFiles } from '../../hosts/static-files.ts'
import type { Framing } from '../../server/framing.ts'
import { securityHeaders } from '../../server/headers.ts'
import { openRelease } from '../../server/release.ts'
import { builtOption, command } from '../options.ts'
import { noSite } from '../support/no-site.ts'
import { underRoot } from '../support/root.ts'

const call = command(
  'hosts',
  'Prints or writes the configuration with which another web server serves the built site in the same way.',
)
  .addArgument(
    new Argument(
      '<host>',
      'nginx, caddy: print the configuration; static: write _headers and _redirects into the built site',
    ).choices(['nginx', 'caddy', 'static']),
  )
  .addOption(builtOption)
  .option('--port <n>', 'the port that visitors use', '80')
  .option('--service <host:port>', `where ${commandLine('serve')} listens for inquiries`, '127.0.0.1:4173')
  .option('--no-brotli', 'for an nginx without the Brotli module')

/**
 * `hosts`: prints or writes the configuration of another web server. Exit code 0 done, 1 there is no site to serve, or
 * a static host would not accept it, 2 wrong use.
 */
export async function hosts(argv: string[]): Promise<number> {
  const [host] = call.parse(argv, { from: 'user' }).processedArgs
  const { out: dist, port, service, brotli, pages } = call.opts()
  if (!/^\d{1,5}$/.test(port)) return call.error(`--port takes a number, not \`${port}\`.`)
  const source = await openRelease(underRoot(dist)).catch(() => undefined)
  if (!source) {
    console.error(noSite({ out: dist, pages }))
    return 1
  }
  const release = await source.current()
  const { addresses, files, snapshotsRewritten, gallery } = release
  const origins = withEndpointOrigins(release.origins, process.env['INQUIRY_ENDPOINT'] ?? '')
  const headersFor = (framing: Framing) => {
    const over = (https: boolean) => securityHeaders({ ...release, origins, https, framing })
    return { http: over(false), https: over(true) }
  }
  const facts: HostFacts = {
    dist: underRoot(dist),
    service,
    port: Number(port),
    snapshotsRewritten,
    headers: headersFor('none'),
    ...(gallery && { gallery: { embeds: headersFor('embeds'), embedded: headersFor('embedded') } }),
    addresses,
  }
  if (host === 'static') return writeStaticFiles(facts, files.size)
  process.stdout.write(host === 'nginx' ? nginxConfig(facts, { brotli }) : caddyConfig(facts))
  return 0
}

async function writeStaticFiles(facts: HostFacts, fileCount: number): Promise<number> {
  const files = staticFiles(facts)
  await writeFile(join(facts.dist, '_headers'), files.headers)
  await writeFile(join(facts.dist, '_redirects'), files.redirects)
  const errors = [...staticErrors(files, fileCount), ...(facts.gallery ? [frameError] : [])]
  for (const error of errors) console.error(error)
  return errors.length === 0 ? 0 : 1
}

const frameError =
  'The frames of the gallery stay empty: static hosts send every page the policy that forbids frames. Build without --gallery.'
