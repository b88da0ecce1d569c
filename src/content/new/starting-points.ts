import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMapping } from '../../../schema/is-mapping.ts'
import { quoteHref } from '../../../schema/links/quote-href.ts'
import type { Content } from '../load/load.ts'
import { type Parsed, parse } from '../parse/parse.ts'

/** What a new page begins with. */
export type StartingPoint = {
  /** The name of its file, without ending. */
  key: string
  /** Its name in words, and what it is for. */
  name: string
  description: string
  blocks: readonly Record<string, unknown>[]
  /** Why no page can begin with it: what its file lacks. */
  problem?: string
}

/** The starting points of the engine, and the folder below `_data/` with those of a site. */
const engineFolder = join(import.meta.dirname, 'starting-points')
const siteFolder = 'starting-points/'

/** Stands for the title of the page, as in the title pattern of a site. */
const titleMark = '[title]'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function startingPoint(key: string, { value, source, diagnostics }: Parsed): StartingPoint {
  const { name, description, blocks } = isMapping(value) ? value : {}
  const own = { key, name: text(name) || key, description: text(description) }
  const entries = Array.isArray(blocks) && blocks.every(isMapping) ? blocks : []
  if (entries.length > 0) return { ...own, blocks: entries }
  const reason = diagnostics[0]?.message ?? 'It has no list of blocks.'
  const problem = `${source.file}: ${reason} Write its name, its description, and blocks as a page has them.`
  return { ...own, blocks: [], problem }
}

function engineStartingPoints(): StartingPoint[] {
  const files = readdirSync(engineFolder).sort()
  return files.map((file) =>
    startingPoint(file.replace(/\.yaml$/, ''), parse({ file, text: readFileSync(join(engineFolder, file), 'utf8') })),
  )
}

/** The starting points of pages: those of the engine, and those of a site, which replace others of the same name. */
export function startingPoints({ sharedFiles }: Pick<Content, 'sharedFiles'>): StartingPoint[] {
  const ofSite = [...sharedFiles()].flatMap(([name, parsed]) =>
    name.startsWith(siteFolder) ? [startingPoint(name.slice(siteFolder.length), parsed)] : [],
  )
  const all = new Map([...engineStartingPoints(), ...ofSite].map((one) => [one.key, one]))
  return [...all.values()]
}

type Link = { text: string; href: string }

/** What visitors of a site are led to: the button of its header, else its form, else its mailbox. */
function mainLink({ shared }: Pick<Content, 'shared'>, words: string): Link {
  const { site, library } = shared()
  const { button } = site.header
  const hasForm = library.fragment(site.quote) !== undefined
  if (button && (button.href !== quoteHref || hasForm)) return { text: button.text, href: button.href }
  return { text: words, href: hasForm ? quoteHref : 'mailto:{site.email}' }
}

/** The blocks of a page with this title that begins with a starting point, with the links of the site. */
export function blocksFrom({ blocks }: StartingPoint, title: string, content: Pick<Content, 'shared'>): unknown[] {
  function filled(value: unknown): unknown {
    if (typeof value === 'string') return value.replaceAll(titleMark, () => title)
    if (Array.isArray(value)) return value.map(filled)
    if (!isMapping(value)) return value
    if (value['href'] === quoteHref && typeof value['text'] === 'string') return mainLink(content, value['text'])
    return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, filled(own)]))
  }
  return blocks.map(filled)
}
