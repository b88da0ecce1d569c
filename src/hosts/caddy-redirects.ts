import {
  type AddressIndex,
  locationOf,
  type Redirect,
  redirectStatuses,
  restPattern,
} from '../../schema/links/address-table.ts'
import { indent, pairs, quote } from './caddy-syntax.ts'
import { askedGroups, foldersOf } from './host-facts.ts'

/** A status and the address to send, as one value of a map; `410` alone for an address that is gone. */
const redirectLines = (redirects: Iterable<readonly [from: string, Redirect]>, query = '') =>
  pairs([...redirects].map(([from, redirect]) => [from, answer(redirect, { query })] as const))

const answer = (redirect: Redirect, parts: { query?: string; rest?: string }) =>
  redirect.status === 410 ? '410' : `${redirect.status} ${locationOf(redirect.to, parts)}`

/** Addresses below the folders of wildcards. The rest of the address is taken as it was sent, in one group. */
const belowLines = (addresses: AddressIndex) =>
  pairs(
    foldersOf(addresses).map(
      ([folder, redirect]) =>
        [
          `~^${folder.replace(/[.+()*$]/g, '[$&]')}/${restPattern(redirect)}(?:[?]|$)`,
          answer(redirect, { rest: '$1' }),
        ] as const,
    ),
  )

/** What follows from a map of redirects. In a value that a pattern gave, Caddy fills no placeholders. */
const redirectRules = (name: string, query = '') => [
  ...redirectStatuses.flatMap((status) => [
    `@${name}${status} vars_regexp ${name}${status} {marquee_${name}} "^${status} (.*)$"`,
    `redir @${name}${status} {re.${name}${status}.1}${query} ${status}`,
  ]),
  `@${name}410 vars {marquee_${name}} 410`,
  `error @${name}410 410`,
]

/** Redirects of addresses with these names in their query, as the entries of one map. */
const askedMaps = ({ groups }: ReturnType<typeof askedGroups>) =>
  groups.map(({ names, redirects }, index) => {
    const entries = redirects.map(({ path, params, redirect }) => {
      const values = new Map(params)
      return [[path, ...names.map((name) => values.get(name))].join('|'), redirect] as const
    })
    return { name: `asked${index}`, source: ['{path}', ...names.map((name) => `{query.${name}}`)].join('|'), entries }
  })

/** The redirects of a site in their order: with a query, of one address, and of all addresses below one. */
export function redirectMaps(addresses: AddressIndex): string {
  const asked = askedGroups(addresses)
  return `${askedMaps(asked)
    .map(
      ({ name, source, entries }) => `			map ${quote(source)} {marquee_${name}} {
${indent(redirectLines(entries), 4)}
			}
${indent(redirectRules(name), 3)}
`,
    )
    .join('')}			map {uri} {marquee_asked} {
${indent(redirectLines(asked.whole), 4)}
			}
${indent(redirectRules('asked'), 3)}
			map {path} {marquee_moved} {
${indent(redirectLines(addresses.exact, '{marquee_query}'), 4)}
			}
${indent(redirectRules('moved'), 3)}
			map {uri} {marquee_below} {
${indent(belowLines(addresses), 4)}
			}
${indent(redirectRules('below', '{marquee_query}'), 3)}
`
}
