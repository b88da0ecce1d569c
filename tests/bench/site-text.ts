/** A page of ours as its plain text, for programs that know nothing of blocks. */
export type PlainPage = { title: string; description: string; sections: PlainSection[] }
type Link = { text: string; href: string }
type PlainSection = { title?: string; texts: string[]; links: Link[] }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole).trim()

const between = (html: string, start: string, end: string) => {
  const from = html.indexOf(start)
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from))
}

/** What a reader sees nothing of, or sees as a drawing. */
const unread = /<(script|style|svg|template)\b[\s\S]*?<\/\1>/g

/**
 * The text of a built page: one section for each block, in the order of the page. `html` comes from the renderer, so
 * that values stand in double quotes and hold neither `<` nor `>`.
 */
export function plainPage(html: string): PlainPage {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? []
  const main = between(html, '<main', '</main>').replace(unread, '')
  const sections = main.split('<section data-block').slice(1).map(sectionOf)
  return { title: decoded(title), description: decoded(description), sections }
}

/** The links of the header and of the footer, as every page has them. */
export function plainShell(html: string): { header: Link[]; footer: Link[] } {
  const linksOf = (name: string) => sectionOf(between(html, `<${name}`, `</${name}>`).replace(unread, '')).links
  return { header: linksOf('header'), footer: linksOf('footer') }
}

/** What a page of ours has around its text: the style sheets in it, and the HTML before and after the main part. */
export function plainFrame(html: string): { css: string; before: string; after: string } {
  const [head = '', body = ''] = html.split(/<body[^>]*>/)
  const css = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules).join('')
  const end = body.indexOf('</main>')
  return {
    css,
    before: body.slice(0, body.indexOf('<main')),
    after: body.slice(end + '</main>'.length).replace(/<\/body>[\s\S]*$/, ''),
  }
}

function sectionOf(html: string): PlainSection {
  const section: PlainSection = { texts: [], links: [] }
  let href: string | undefined
  let heading = false
  // What stands before the first tag is the rest of the tag that opened the section.
  for (const [, tag = '', text = ''] of html.matchAll(/<([^>]*)>([^<]*)/g)) {
    if (tag.startsWith('a ')) href = /href="([^"]*)"/.exec(tag)?.[1]
    else if (tag === '/a') href = undefined
    else if (/^\/?h[1-6]\b/.test(tag)) heading = !tag.startsWith('/')
    const words = decoded(text)
    if (words === '') continue
    if (heading && section.title === undefined) section.title = words
    else if (href !== undefined) section.links.push({ text: words, href: decoded(href) })
    else section.texts.push(words)
  }
  return section
}
