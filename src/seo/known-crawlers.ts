import list from 'crawler-user-agents'

// The types of the package for modules leave the tags out.
const crawlers = list as { pattern: string; instances: string[]; tags?: string[] }[]

const tags = new Set(['search-engine', 'social-preview'])

/** The name of the browser that people have inside an app, not of a program that reads pages. */
const people = new Set(['MetaIAB Facebook'])

/** Search engines and programs that make previews of links. */
export const knownCrawlers = crawlers.filter(
  ({ pattern, tags: own = [] }) => own.some((tag) => tags.has(tag)) && !people.has(pattern),
)

/** The source of one regular expression that finds them all by the name that they give. */
export const crawlerPattern = (): string => knownCrawlers.map(({ pattern }) => pattern).join('|')
