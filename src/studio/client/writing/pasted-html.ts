/** The elements of a pasted document that hold no text of it. */
const foreign = 'style, script, meta, link, title, img, svg, o\\:p'

const isBlank = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ').trim() === ''

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** The address behind a link that first leads to a search engine, as documents of Google have them. */
function directAddress(href: string): string {
  if (!/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/.test(href)) return href
  return new URL(href).searchParams.get('q') ?? href
}

/** A line of a list in Word: a paragraph that says its level, with its sign as text. */
function listLine(paragraph: Element): { level: number; isOrdered: boolean } | undefined {
  const style = paragraph.getAttribute('style') ?? ''
  const level = /mso-list:[^;"]*\blevel(\d)/.exec(style)?.[1]
  if (level === undefined) return undefined
  const sign = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  const isOrdered = /^\s*(?:\d+|[a-z]+)[.)]/i.test(sign?.textContent ?? '')
  sign?.remove()
  return { level: Number(level), isOrdered }
}

/** Puts the paragraphs that are lines of lists in Word into lists. */
function withLists(document: Document): void {
  /** The open lists, from the outside in. */
  let open: { list: Element; level: number }[] = []
  let last: Element | undefined
  for (const paragraph of document.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const line = listLine(paragraph)
    if (line === undefined) continue
    // Another block between two lines ends the list.
    if (last === undefined || paragraph.previousElementSibling !== last) open = []
    open = open.filter(({ level }) => level <= line.level)
    let inner = open.at(-1)
    if (inner === undefined || inner.level < line.level) {
      const list = document.createElement(line.isOrdered ? 'ol' : 'ul')
      if (inner) (inner.list.lastElementChild ?? inner.list).append(list)
      else paragraph.before(list)
      inner = { list, level: line.level }
      open.push(inner)
    }
    const item = document.createElement('li')
    const text = document.createElement('p')
    text.append(...paragraph.childNodes)
    item.append(text)
    inner.list.append(item)
    last = open[0]?.list
    paragraph.remove()
  }
}

/**
 * HTML from a word processor or a page, with what a text of the site can keep: headings, bold and italic words, links,
 * lists, quotes and tables. Everything else is left out when it is read.
 */
export function cleanedHtml(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const element of document.querySelectorAll(foreign)) element.remove()
  // Google Docs wraps all of its text in a bold element that is not bold.
  for (const element of document.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(element)
  withLists(document)
  for (const element of document.querySelectorAll('p')) if (isBlank(element)) element.remove()
  for (const link of document.querySelectorAll('a[href]')) {
    const href = directAddress(link.getAttribute('href') ?? '')
    if (/^(?:https?:|mailto:|tel:|\/|#)/i.test(href)) link.setAttribute('href', href)
    else unwrap(link)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replaceAll('\u00A0', ' ')
  return document.body.innerHTML
}
