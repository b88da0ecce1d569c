import { crawlerWords } from '../../schema/language/crawler-words.ts'
import { literalMarkdown } from '../../schema/writing/literal-markdown.ts'
import { isIndexable } from '../content/derive/indexable.ts'
import { isFurtherPage } from '../content/derive/numbered-pages.ts'
import type { PageWithoutBlocks } from '../content/derive/page-summary.ts'
import type { LoadedSite } from '../content/load/load.ts'

/** A text of the site on one line, as Markdown shows it. */
const plain = (text: string) => literalMarkdown(text.replace(/\s+/g, ' '))

/** A folder or a collection as a heading. Collections that every site has are named in the language of the site. */
const heading = (name: string) =>
  name === 'cities' || name === 'services'
    ? crawlerWords[name]
    : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/**
 * `llms.txt` (llmstxt.org): the site in one Markdown file. Of the pages of a record that leads a matrix it lists
 * only the first, which links to the others: hundreds of lines that differ by a name would hide the rest.
 */
export function llmsText(
  {
    site,
    pages,
    recordsOf,
    firstPages,
  }: Pick<LoadedSite, 'site' | 'recordsOf' | 'firstPages'> & { pages: readonly PageWithoutBlocks[] },
  origin: string,
): string {
  const leading = (page: PageWithoutBlocks) => recordsOf(page).find(({ leads }) => leads)
  const sectionOf = (page: PageWithoutBlocks) => {
    const name = leading(page)?.collection ?? page.path.split('/').slice(1, -1)[0]
    return name === undefined ? crawlerWords.pages : heading(name)
  }
  const listed = pages
    .filter((page) => isIndexable(page) && !isFurtherPage(page) && (firstPages.has(page.path) || !leading(page)))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const sections = Map.groupBy(listed, sectionOf)
  const home = listed.find(({ path }) => path === '/')
  const lines = [...sections].map(([name, members]) => {
    const links = members.map(
      ({ title, path, description }) => `- [${plain(title)}](${origin}${path}): ${plain(description)}`,
    )
    return `## ${plain(name)}\n\n${links.join('\n')}`
  })
  return `${[`# ${plain(site.name)}`, `> ${plain(home?.description ?? site.footer.note ?? site.name)}`, ...lines].join('\n\n')}\n`
}
