import list from 'crawler-user-agents'

// The ESM types of the package lack the tags.
const crawlers = list as { pattern: string; instances: string[]; tags?: string[] }[]

const tags = new Set(['search-engine', 'social-preview'])

/** The in-app browser of people, not a crawler. */
const people = new Set(['MetaIAB Facebook'])

/** Search engines and programs that preview links. */
export const knownCrawlers = crawlers.filter(
  ({ pattern, tags: own = [] }) => own.some((tag) => tags.has(tag)) && !people.has(pattern),
)

/** The source of a regular expression that matches the user agents of all of them. */
export const crawlerPattern = (): string => knownCrawlers.map(({ pattern }) => pattern).join('|')
