import { linkAddress } from './link-address.ts'
import { withPlainTables } from './pasted-tables.ts'

/** The elements of a pasted document that hold no text of it. */
const foreign = 'style, script, meta, link, title, svg, o\\:p'

const isBlank = (element: Element) =>
  element.textContent?.replaceAll('\u00A0', ' ').trim() === '' && element.querySelector('img') === null

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Puts the styles that mean something into elements: the policy of the studio has no style attributes. */
function withoutStyle(element: Element): void {
  const style = element.getAttribute('style') ?? ''
  element.removeAttribute('style')
  // Word writes `mso-bidi-font-weight` too, which is not about these words.
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(style)?.[1] ?? ''
  // Google Docs wraps all of its text in a bold element that is not bold.
  if (element.matches('b, strong') && /^(?:normal|400)$/.test(weight)) unwrap(element)
  if (!element.matches('span')) return
  const names = [/^(?:bold|[6-9]00)$/.test(weight) && 'strong', /(?:^|;)\s*font-style:\s*italic/.test(style) && 'em']
  for (const name of names)
    if (name) {
      const around = element.ownerDocument.createElement(name)
      around.append(...element.childNodes)
      element.append(around)
    }
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
  // What is copied from a text of the studio keeps its pictures and anchors; elsewhere they belong to that document.
  const isOwn = document.querySelector('[data-pm-slice]') !== null
  for (const element of document.querySelectorAll(isOwn ? foreign : `${foreign}, img`)) element.remove()
  withLists(document)
  for (const element of document.querySelectorAll('[style]')) withoutStyle(element)
  for (const element of document.querySelectorAll('p')) if (isBlank(element)) element.remove()
  withPlainTables(document)
  for (const link of document.querySelectorAll('a[href]')) {
    const written = link.getAttribute('href') ?? ''
    const href = written.startsWith('#') && !isOwn ? undefined : linkAddress(written)
    if (href === undefined) unwrap(link)
    else link.setAttribute('href', href)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replaceAll('\u00A0', ' ')
  return document.body.innerHTML
}
