import { downloadFolder } from '../../schema/block-file.ts'
import { commandLine } from '../../schema/command-line.ts'
import { contentTypes, speculationRules } from '../server/content-type.ts'
import { framedAddresses } from '../server/framing.ts'
import { cacheControl } from '../server/static.ts'
import { redirectMaps } from './caddy-redirects.ts'
import { indent, pairs, quote } from './caddy-syntax.ts'
import { type HostFacts, plainOf, policyHeader, servicePaths } from './host-facts.ts'

/** The policies of the gallery and of its frames, in place of that of other pages. */
const policyLines = ({ gallery }: HostFacts) =>
  (['embeds', 'embedded'] as const).flatMap((framing) =>
    (['http', 'https'] as const).flatMap((scheme) => {
      const policy = gallery?.[framing][scheme][policyHeader]
      if (policy === undefined) return []
      const name = `@${framing}_${scheme}`
      return [
        `${name} {`,
        scheme === 'https' ? '\tprotocol https' : '\tnot protocol https',
        `\tpath_regexp ^${framedAddresses[framing]}$`,
        '\tfile {path}.html',
        '}',
        `header ${name} ${policyHeader} ${quote(policy)}`,
      ]
    }),
  )

const rewrittenSnapshots = (tags: readonly string[]) => `			@unsnapped {
				path /snapshots/*
				not path_regexp ^/snapshots/.+\\.html$
			}
			error @unsnapped 404
			error /snapshots/404.html 404
${tags.map((tag) => `			error /snapshots/${tag}/404.html 404\n`).join('')}			uri /snapshots/* strip_prefix /snapshots
`

/** The page of an unknown address, that of its language if this has one. */
const missingPage = (tags: readonly string[]) =>
  tags.length === 0
    ? `			rewrite @missing /404.html
`
    : `			map {http.request.uri} {marquee_lost} {
${indent([...tags.map((tag) => `~^/${tag}/ /${tag}/404.html`), 'default /404.html'], 4)}
			}
			rewrite @missing {marquee_lost}
`

/** A Caddyfile that serves the build like `npm run serve`. `:port` may be replaced by a host name. */
export function caddyConfig(facts: HostFacts): string {
  const { dist, service, port, addresses, headers, notFoundIn = [], snapshotsRewritten } = facts
  const both = Object.entries(headers.http).filter(([name, value]) => headers.https[name] === value)
  const only = (scheme: 'http' | 'https') =>
    Object.entries(headers[scheme]).filter(([name]) => !both.some(([other]) => other === name))
  const types = Object.entries(contentTypes)
  return `# Written by "${commandLine('hosts', 'caddy')}" from the site in ${dist}. Run it again after a build that changes aliases, redirects, scripts or styles.
(marquee_headers) {
	@plain not protocol https
	@secure protocol https
	header {
${indent(
  both.map(([name, value]) => `${name} ${quote(value)}`),
  2,
)}
	}
	header {
		-server
		defer
	}
${indent(
  only('http').map(([name, value]) => `header @plain ${name} ${quote(value)}`),
  1,
)}
${indent(
  only('https').map(([name, value]) => `header @secure ${name} ${quote(value)}`),
  1,
)}
${indent(policyLines(facts), 1)}
}

# Last of all, as the file server adds one of its own. Redirects and refusals have none.
(marquee_vary) {
	header {
		vary Accept-Encoding
		defer
	}
}

:${port} {
	root * ${quote(dist)}

	# \`path\` would ignore the case of letters.
	@service path_regexp ^(?:${servicePaths.folder}|${servicePaths.health}$)
	handle @service {
		reverse_proxy ${service}
	}

	handle {
		route {
			import marquee_headers
			@refused not method GET HEAD
			header @refused allow "GET, HEAD"
			respond @refused 405
			@odd vars_regexp {http.request.uri} (?i)^[^?]*(?:%2f|%5c|%00|\\\\|//)
			error @odd 404
			@hidden not path_regexp ^(?:/(?:[^/_.][^/]*|[.]well-known)?)*$
			error @hidden 404
			# No file can have such a name.
			@long path_regexp [^/]{251}
			error @long 404
			@lost path_regexp ^${notFoundIn.length === 0 ? '' : `(?:/(?:${notFoundIn.join('|')}))?`}/404(?:/|[.]html)?$
			error @lost 404

			map {query} {marquee_query} {
				"" ""
				default "?{query}"
			}
${redirectMaps(addresses)}			@copy path_regexp \\.(?:br|gz)$
			error @copy 404
			map {path} {marquee_shown} {
${indent(pairs(addresses.shown), 4)}
			}
			@shown not vars {marquee_shown} ""
			rewrite @shown {marquee_shown}

			@index path_regexp ^/index(?:/|[.]html)?$
			redir @index /{marquee_query} 301
			@ending {
				path_regexp ending ^(.+)(?:/|\\.html)$
				not path /snapshots/*
			}
			handle @ending {
				map {re.ending.1} {marquee_alias} {
${indent(pairs(plainOf(addresses).map((from) => [from, '1'] as const)), 5)}
				}
				@alias not vars {marquee_alias} ""
				redir @alias {re.ending.1}{marquee_query} 301
				@page file {re.ending.1}.html
				redir @page {re.ending.1}{marquee_query} 301
				error 404
			}
			@home path /
			rewrite @home /index.html
			@address {
				not path *.html
				not path /snapshots/*
			}
${snapshotsRewritten ? rewrittenSnapshots(notFoundIn) : ''}			try_files {path}.html {path}

			header cache-control ${quote(cacheControl.other)}
			@asset path /assets/*
			header @asset cache-control ${quote(cacheControl.asset)}
			@html path *.html
			header @html cache-control ${quote(cacheControl.page)}
			@download path_regexp download ^${downloadFolder}/([^/]+)$
			header @download content-disposition "attachment; filename=\\"{re.download.1}\\""
${indent(
  types.flatMap(([ending, type], index) => [
    `@type${index} path *${ending}`,
    `header @type${index} content-type ${quote(type)}`,
  ]),
  3,
)}
			@rules path /${speculationRules.file}
			header @rules content-type ${speculationRules.type}
			import marquee_vary
			file_server {
				precompressed br gzip
				index no-index
				disable_canonical_uris
			}
		}
	}

	handle_errors {
		route {
			import marquee_headers
			import marquee_vary
			header cache-control ${quote(cacheControl.page)}
			header -content-disposition
			header content-type ${quote(contentTypes['.html'] ?? '')}
			@missing expression {err.status_code} in [404, 410]
${missingPage(notFoundIn)}			file_server @missing {
				precompressed br gzip
			}
			respond {err.status_code}
		}
	}
}
`
}
