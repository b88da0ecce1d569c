import { downloadFolder } from '../../schema/block-file.ts'
import { commandLine } from '../../schema/command-line.ts'
import {
  type AddressIndex,
  locationOf,
  type Redirect,
  redirectStatuses,
  restPattern,
} from '../../schema/links/address-table.ts'
import { contentTypes, speculationRules } from '../server/content-type.ts'
import { framedAddresses } from '../server/framing.ts'
import { cacheControl } from '../server/static.ts'
import { askedGroups, foldersOf, type HostFacts, plainOf, policyHeader, servicePaths } from './host-facts.ts'

/** A text in nginx's syntax. In a value it cannot express a literal `$`; header values have none. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const map = (source: string, target: string, lines: readonly string[]) =>
  [`map ${source} $marquee_${target} {`, ...lines.map((line) => `    ${line};`), '}'].join('\n')

const pairs = (entries: Iterable<readonly [from: string, to: string]>) => [
  'default ""',
  ...[...entries].map(([from, to]) => `${quote(from)} ${quote(to)}`),
]

/**
 * Maps texts to values. As nginx ignores the case of letters in a map, a first one finds all texts that differ in that alone, as
 * `text>value<text>value<`, and a second one compares them. No text has these two signs. What was requested may have them, and
 * stands last, so that it cannot pretend to be a value.
 */
function exactMaps(source: string, target: string, entries: Iterable<readonly [from: string, to: string]>): string {
  const byCase = new Map<string, string>()
  for (const [from, to] of entries) {
    const key = from.toLowerCase()
    byCase.set(key, `${byCase.get(key) ?? ''}${from.replaceAll('$', `\${marquee_dollar}`)}>${to}<`)
  }
  const exactly = [
    'default ""',
    `"~^(?:[^<>]*>[^<>]*<)*([^<>]*)>(?<marquee_${target}_to>[^<>]+)<(?:[^<>]*>[^<>]*<)*<\\1$" $marquee_${target}_to`,
  ]
  const any = map(`"${source}"`, `${target}_any`, pairs(byCase))
  return [any, map(`"$marquee_${target}_any<${source}"`, target, exactly)].join('\n')
}

/** The status and the address to send, `410` alone for an address that is gone. */
const answers = (redirects: Iterable<readonly [from: string, Redirect]>, query = '') =>
  [...redirects].map(([from, redirect]) => [from, answer(redirect, { query })] as const)

const answer = (redirect: Redirect, parts: { query: string; rest?: string }) =>
  redirect.status === 410 ? '410' : `${redirect.status} ${locationOf(redirect.to, parts)}`

/** The query of the visitor. */
const carried = '$is_args$args'

/** Addresses below the folders of wildcards. The rest of the address is taken as it was sent, in one group. */
const belowLines = (addresses: AddressIndex) =>
  pairs(
    foldersOf(addresses).map(([folder, redirect]) => {
      const pattern = restPattern(redirect).replace('(', '(?<marquee_rest>')
      return [
        `~^${folder.replace(/[.+()*$]/g, '[$&]')}/${pattern}(?:[?]|$)`,
        answer(redirect, { query: carried, rest: '$marquee_rest' }),
      ] as const
    }),
  )

/** What follows from the maps of redirects. */
const redirectRules = (names: readonly string[]) =>
  names.flatMap((name) => [
    ...redirectStatuses.map((status) => `    if ($marquee_${name} ~ "^${status} (.*)$") { return ${status} $1; }`),
    `    if ($marquee_${name} = 410) { return 410; }`,
  ])

/** The policy of each page if there is a gallery: by the file that is sent and the requested address. */
function policyMap({ headers, gallery }: HostFacts): string {
  if (!gallery) return ''
  const over = (scheme: 'http' | 'https') => {
    const framed = (['embeds', 'embedded'] as const).map((framing) => {
      const address = framedAddresses[framing]
      return `"~^${scheme} ${address}\\.html ${address}(?:\\?|$)" ${quote(gallery[framing][scheme][policyHeader] ?? '')}`
    })
    return [...framed, `"~^${scheme} " ${quote(headers[scheme][policyHeader] ?? '')}`]
  }
  return `${map('"$scheme $uri $request_uri"', 'policy', [...over('https'), ...over('http')])}\n`
}

/** The page of an unknown address in each language that has one. */
function notFoundPages(tags: readonly string[]) {
  const pages = tags.map((tag) => `/${tag}/404.html`)
  const lines = tags.map((tag) => `~^/${tag}/ /${tag}/404.html`)
  return {
    pages,
    map: tags.length === 0 ? '' : `${map('$request_uri', 'lost', ['default /404.html', ...lines])}\n`,
    file: tags.length === 0 ? '/404.html' : '$marquee_lost',
    folder: tags.length === 0 ? '' : `(?:/(?:${tags.join('|')}))?`,
  }
}

const rewrittenSnapshots = (pages: readonly string[]) => `    location = /snapshots/404.html { return 404; }
${pages.map((page) => `    location = /snapshots${page} { return 404; }\n`).join('')}    location ~ "^/snapshots(?<marquee_page>/.+\\.html)$" { try_files $marquee_page =404; }
    location ~ "^/snapshots/." { return 404; }`

/**
 * A file for nginx's `conf.d` that serves the build like `npm run serve`. `brotli` needs the module
 * `ngx_http_brotli_static_module`.
 */
export function nginxConfig(
  facts: HostFacts,
  { brotli, host }: { brotli: boolean; host?: string | undefined },
): string {
  const { dist, service, port, addresses, headers, snapshotsRewritten, gallery } = facts
  const notFound = notFoundPages(facts.notFoundIn ?? [])
  const { shown, exact } = addresses
  const { groups, whole } = askedGroups(addresses)
  const asked = groups.map(({ names, redirects }, index) => {
    const source = ['$uri', ...names.map((name) => `$arg_${name}`)].join('|')
    const entries = redirects.map(({ path, query, redirect }) => {
      const values = new Map(query.split('&').map((one) => one.split(/=(.*)/s) as [name: string, value: string]))
      return [[path, ...names.map((name) => values.get(name))].join('|'), redirect] as const
    })
    return { name: `asked${index}`, source, entries }
  })
  // A header for https only is a variable that is empty over http: nginx omits empty headers.
  const names = Object.keys(headers.https)
  const variable = (name: string) => `scheme_${name.replaceAll('-', '_')}`
  const differing = names.filter((name) => headers.http[name] !== headers.https[name])
  const headerValue = (name: string) =>
    gallery && name === policyHeader
      ? '$marquee_policy'
      : differing.includes(name)
        ? `$marquee_${variable(name)}`
        : quote(headers.http[name] ?? '')
  const keys = [
    ...shown.keys(),
    ...exact.keys(),
    ...whole.map(([key]) => key),
    ...asked.flatMap(({ entries }) => entries.map(([key]) => key)),
  ]
  const longest = keys.reduce((most, key) => Math.max(most, Buffer.byteLength(key) + 16), 64)
  return `# Written by "${commandLine('hosts', 'nginx')}" from the site in ${dist}. Run it again after a build that changes aliases, redirects, scripts or styles.
map_hash_max_size ${Math.max(2048, keys.length * 8)};
map_hash_bucket_size ${2 ** Math.ceil(Math.log2(longest))};
${differing
  .map((name) =>
    map('$scheme', variable(name), [
      `default ${quote(headers.http[name] ?? '')}`,
      `https ${quote(headers.https[name] ?? '')}`,
    ]),
  )
  .join('\n')}
${policyMap(facts)}${map('"$status $uri"', 'cache', [
  `default ${quote(cacheControl.other)}`,
  `"~^(?:30[128]|405) " ""`,
  `"~^\\d+ /assets/" ${quote(cacheControl.asset)}`,
  `~\\.html$ ${quote(cacheControl.page)}`,
])}
# Redirects and refusals say nothing of caching, as those of the own server.
${map('$status', 'vary', ['default Accept-Encoding', '"~^(?:30[128]|405)$" ""'])}
${map('$uri', 'disposition', ['default ""', `"~^${downloadFolder}/(?<marquee_name>[^/]+)$" "attachment; filename=\\"$marquee_name\\""`])}
${map('"$request_method $uri"', 'allow', [
  'default "GET, HEAD"',
  '"~^(?:GET|HEAD) " ""',
  `"~ (?:${servicePaths.folder}|${servicePaths.health}$)" ""`,
])}
${map('"$uri $request_uri"', 'odd', ['volatile', 'default ""', '"~^/404\\.html " ""', ...notFound.pages.map((page) => `"~^${page} " ""`), '"~* [^?]*(?:%2f|%5c|\\x5c|//)" 1'])}
# The address without the ending that a page does not have.
${map('$uri', 'path', ['default $uri', '"~^(?<marquee_plain>.+)(?:/|\\.html)$" $marquee_plain'])}
${notFound.map}geo $marquee_dollar { default "$"; }
${exactMaps('$uri', 'shown', shown)}
${exactMaps('$uri', 'moved', answers(exact, carried))}
${asked.map(({ name, source, entries }) => exactMaps(source, name, answers(entries))).join('\n')}
${exactMaps('$request_uri', 'asked', answers(whole))}
${map('$request_uri', 'below', belowLines(addresses))}
${exactMaps(
  '$marquee_path',
  'alias',
  plainOf(addresses).map((from) => [from, '1'] as const),
)}

server {
    listen ${port}${host === undefined ? ' default_server' : ''};
    listen [::]:${port}${host === undefined ? ' default_server' : ''};
    server_name ${host ?? '_'};
    root ${quote(dist)};
    server_tokens off;
    merge_slashes off;
    absolute_redirect off;
    gzip_static on;
    ${brotli ? 'brotli_static on;' : '# brotli_static on;'}
    default_type application/octet-stream;
    types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `        ${quote(type)} ${ending.slice(1)};`)
  .join('\n')}
    }
${names.map((name) => `    add_header ${name} ${headerValue(name)} always;`).join('\n')}
    add_header cache-control $marquee_cache always;
    add_header content-disposition $marquee_disposition;
    add_header vary $marquee_vary always;
    add_header allow $marquee_allow always;
    error_page 404 ${notFound.file};
    error_page 410 @gone;

    if ($marquee_allow) { return 405; }
    if ($marquee_odd) { return 404; }
${redirectRules([...asked.map(({ name }) => name), 'asked', 'moved', 'below']).join('\n')}
    if ($marquee_shown) { rewrite ^ $marquee_shown last; }

${[`${servicePaths.folder}`, `= ${servicePaths.health}`]
  .map(
    (place) => `    location ${place} {
        proxy_pass http://${service};
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        # Not what a visitor sends: limits count by this address.
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        # The service knows how much it takes.
        client_max_body_size 0;
        proxy_request_buffering off;
        # With a header of its own, a location does not send those of the server: the service sends them itself.
        add_header allow $marquee_allow;
    }`,
  )
  .join('\n')}
    # Without it, nginx leads from here to the service.
    location = ${servicePaths.folder.slice(0, -1)} { return 404; }
    location @gone { try_files ${notFound.file} =410; }
    location = / { try_files /index.html =404; }
    location = /index { return 301 /$is_args$args; }
    location = /404.html { internal; }
${notFound.pages.map((page) => `    location = ${page} { internal; }\n`).join('')}    location = /${speculationRules.file} {
        types { }
        default_type ${speculationRules.type};
    }
    location ~ "/(?:_|\\.(?!well-known(?:/|$)))" { return 404; }
    location ~ "\\.(?:br|gz)$" { return 404; }
    location ~ "^${notFound.folder}/404/?$" { return 404; }
${snapshotsRewritten ? rewrittenSnapshots(notFound.pages) : '    location ~ "^/snapshots/." { try_files $uri =404; }'}
    location ~ "(?:/|\\.html)$" {
        if ($marquee_path = /index) { return 301 /$is_args$args; }
        if (-f $document_root$marquee_path.html) { return 301 $marquee_path$is_args$args; }
        if ($marquee_alias) { return 301 $marquee_path$is_args$args; }
        return 404;
    }
    location / { try_files $uri.html $uri =404; }
}
`
}
