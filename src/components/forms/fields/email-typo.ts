import { distance } from 'fastest-levenshtein'

/** Providers of mail whose names people misspell, and what ends their addresses; left out: many countries. */
const providers: Readonly<Record<string, string | undefined>> = {
  gmail: 'com',
  googlemail: 'com',
  icloud: 'com',
  protonmail: 'com',
  comcast: 'net',
  verizon: 'net',
  hotmail: undefined,
  outlook: undefined,
  yahoo: undefined,
}

/** Names close to one of a provider that others have. */
const otherNames = ['email', 'ymail', 'mail', 'cloud']

/** Endings that do not exist, with those that were meant. */
const noEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  coom: 'com',
  cim: 'com',
  nte: 'net',
  ent: 'net',
  met: 'net',
  nett: 'net',
  ogr: 'org',
  orgg: 'org',
  og: 'org',
}

/** Countries whose ending is one letter away from `com`. */
const closeToCom = ['co', 'cm', 'om']

/** Whether two words differ by one letter, or by two that have changed places. */
const isOneEdit = (one: string, other: string) =>
  distance(one, other) === 1 || (distance(one, other) === 2 && [...one].sort().join() === [...other].sort().join())

function meantDomain(domain: string): string {
  const [name = '', ...rest] = domain.split('.')
  const ending = rest.join('.')
  const isKnown = Object.hasOwn(providers, name)
  const meant = isKnown || otherNames.includes(name) ? name : Object.keys(providers).find((one) => isOneEdit(name, one))
  if (meant === undefined || !Object.hasOwn(providers, meant)) return `${name}.${noEndings[ending] ?? ending}`
  const own = providers[meant]
  const isSlip = own === 'com' && closeToCom.includes(ending)
  const written = isSlip ? own : (noEndings[ending] ?? ending)
  // A company of another country may have a name like a provider's.
  return own === undefined || own === written ? `${meant}.${written}` : domain
}

/**
 * The e-mail address that was probably meant; `undefined` unless the domain is a misspelt one of a large provider, or
 * ends like none. Whoever has an address knows its domain better than a list does.
 */
export function emailHint(typed: string): string | undefined {
  const [, address, domain] = /^([^\s@]+)@([^\s@]+\.[^\s@]+)$/.exec(typed.trim()) ?? []
  if (address === undefined || domain === undefined) return undefined
  const meant = meantDomain(domain.toLowerCase())
  return meant === domain.toLowerCase() ? undefined : `${address}@${meant}`
}
