import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Argument } from '@commander-js/extra-typings'
import { commandLine } from '../../../schema/command-line.ts'
import { withEndpointOrigins } from '../../../schema/policy-origins.ts'
import { caddyConfig } from '../../hosts/caddy.ts'
import type { HostFacts } from '../../hosts/host-facts.ts'
import { nginxConfig } from '../../hosts/nginx.ts'
import { redirectPages } from '../../hosts/redirect-pages.ts'
import { staticErrors, staticFiles } from '../../hosts/static-files.ts'
import type { Framing } from '../../server/framing.ts'
import { openRelease } from '../../server/release.ts'
import { securityHeaders } from '../../server/security-headers.ts'
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
      'nginx, caddy: print the configuration; static: write _headers and _redirects into the built site; github-pages: write a page for each old address',
    ).choices(['nginx', 'caddy', 'static', 'github-pages']),
  )
  .addOption(builtOption)
  .option('--port <n>', 'the port that visitors use', '80')
  .option(
    '--host <name>',
    'the host name of the site, for an nginx that serves others too; without it, ours answers every name',
  )
  .option('--service <host:port>', `where ${commandLine('serve')} listens for inquiries`, '127.0.0.1:4173')
  .option('--no-brotli', 'for an nginx without the Brotli module')

/**
 * `hosts`: prints or writes the configuration of another web server. Exit code 0 done, 1 there is no site to serve, or
 * a static host would not accept it, 2 wrong use.
 */
export async function hosts(argv: string[]): Promise<number> {
  const [host] = call.parse(argv, { from: 'user' }).processedArgs
  const { out: dist, port, service, brotli, host: hostName, pages } = call.opts()
  if (hostName !== undefined && !/^[\w.-]+$/.test(hostName))
    return call.error(`--host takes a name such as www.example.com, not \`${hostName}\`.`)
  if (!/^\d{1,5}$/.test(port)) return call.error(`--port takes a number, not \`${port}\`.`)
  const source = await openRelease(underRoot(dist)).catch(() => undefined)
  if (!source) {
    console.error(noSite({ out: dist, pages }))
    return 1
  }
  const release = await source.current()
  const { addresses, files, forms, notFoundIn, snapshotsRewritten, gallery } = release
  const origins = withEndpointOrigins(release.origins, process.env['INQUIRY_ENDPOINT'] ?? '')
  const headersFor = (framing: Framing) => {
    const over = (https: boolean) => securityHeaders({ ...release, origins, https, framing })
    return { http: over(false), https: over(true) }
  }
  const facts: HostFacts = {
    dist: underRoot(dist),
    service,
    port: Number(port),
    notFoundIn,
    snapshotsRewritten,
    headers: headersFor('none'),
    ...(gallery && { gallery: { embeds: headersFor('embeds'), embedded: headersFor('embedded') } }),
    addresses,
  }
  if (host === 'static' || host === 'github-pages') {
    const errors = host === 'static' ? await writeStaticFiles(facts, files.size) : await writeRedirectPages(facts)
    const isWithoutService = forms.size > 0 && !process.env['INQUIRY_ENDPOINT']
    for (const error of [...errors, ...(isWithoutService ? [serviceError] : [])]) console.error(error)
    return errors.length === 0 && !isWithoutService ? 0 : 1
  }
  process.stdout.write(host === 'nginx' ? nginxConfig(facts, { brotli, host: hostName }) : caddyConfig(facts))
  return 0
}

/** Writes the files that static hosts read. Returns what such a host would ignore or refuse. */
async function writeStaticFiles(facts: HostFacts, fileCount: number): Promise<string[]> {
  const files = staticFiles(facts)
  await writeFile(join(facts.dist, '_headers'), files.headers)
  await writeFile(join(facts.dist, '_redirects'), files.redirects)
  return [...staticErrors(files, fileCount), ...(facts.gallery ? [frameError] : [])]
}

/** Writes a page for each old address that a file can answer. Returns how many cannot be. */
async function writeRedirectPages({ dist, addresses }: HostFacts): Promise<string[]> {
  const { pages, others } = redirectPages(addresses)
  for (const [name, html] of pages) {
    const file = join(dist, name)
    if (existsSync(file)) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  // Without it, GitHub leaves out files whose names begin with `_`.
  await writeFile(join(dist, '.nojekyll'), '')
  return others === 0
    ? []
    : [
        `${others} old address${others === 1 ? '' : 'es'} with a query, a wildcard, another ending than .html or the status 410 cannot be led on by GitHub Pages. Cloudflare Pages and Netlify lead on most of them: ${commandLine('hosts', 'static')}`,
      ]
}

const frameError =
  'The frames of the gallery stay empty: static hosts send every page the policy that forbids frames. Build without --gallery.'

const serviceError = `Forms of the site send to /api/inquiries, which a static host does not answer. Name the service for the build and for this command: INQUIRY_ENDPOINT=https://…`
