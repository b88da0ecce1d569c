import { crawlerWords } from '../../schema/language/crawler-words.ts'
import { isIndexable } from '../content/derive/indexable.ts'
import type { PageWithoutBlocks } from '../content/derive/page-summary.ts'
import type { LoadedSite } from '../content/load/load.ts'

/** Characters that would end the text of a Markdown link. */
const linkText = (text: string) => text.replace(/[[\]\\]/g, '\\$&')

const sectionOf = (path: string) => {
  const folder = path.split('/').slice(1, -1)[0]
  return folder === undefined
    ? crawlerWords.pages
    : folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')
}

/**
 * `llms.txt` (llmstxt.org): the site in one Markdown file. Of the pages of a city it lists only the first, which links
 * to the others: hundreds of lines that differ by a name would hide the rest.
 */
export function llmsText(
  { site, pages, firstPages }: Pick<LoadedSite, 'site' | 'firstPages'> & { pages: readonly PageWithoutBlocks[] },
  origin: string,
): string {
  const listed = pages
    .filter((page) => isIndexable(page) && (page.city === undefined || firstPages.has(page.path)))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const sections = Map.groupBy(listed, ({ path, city }) => (city === undefined ? sectionOf(path) : crawlerWords.cities))
  const home = listed.find(({ path }) => path === '/')
  const lines = [...sections].map(([name, members]) => {
    const links = members.map(
      ({ title, path, description }) => `- [${linkText(title)}](${origin}${path}): ${description}`,
    )
    return `## ${name}\n\n${links.join('\n')}`
  })
  return `${[`# ${site.name}`, `> ${home?.description ?? site.footer.note ?? site.name}`, ...lines].join('\n\n')}\n`
}
