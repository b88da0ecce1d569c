/** One block of a rendered page, or the layout. `html` is its complete HTML. */
export type Section = { id: string; type: string; html: string }

const mainStart = '<main'
const mainEnd = '</main>'
const blockStart = /<section data-block="([^"]*)" id="([^"]*)"/g

/** The blocks of a page in order. `body` comes from the renderer. */
export function sectionsOf(body: string): Section[] {
  const from = body.indexOf(mainStart)
  const to = body.indexOf(mainEnd, from)
  if (from < 0 || to < 0) return []
  const main = body.slice(from, to)
  const starts = [...main.matchAll(blockStart)]
  return starts.map(({ index, 1: type = '', 2: id = '' }, at) => ({
    id,
    type,
    html: main.slice(index, starts[at + 1]?.index),
  }))
}

/** Header, footer and quote dialog: the same on every page. */
export function frameOf(body: string): Section {
  const from = body.indexOf(mainStart)
  const to = body.indexOf(mainEnd, from)
  const html = from < 0 || to < 0 ? body : body.slice(0, from) + body.slice(to + mainEnd.length)
  return { id: 'frame', type: 'frame', html }
}

/** Inline elements. The end of any other element ends the line. */
const inLine = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong', 'sub', 'sup'])

/** The name of a picture file is the name of the picture, its width, and a hash. */
const pictureFile = /^.*assets\/images\/(.+)-\d+\.[0-9a-f]+\.\w+$/

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (mark, name) => entities[name] ?? mark)

const attributeOf = (tag: string, name: string) => tag.match(` ${name}="([^"]*)"`)?.[1]

/** The content in an element's attributes, as a line of its own. */
function attributeLine(name: string, tag: string): string | undefined {
  if (name === 'img') {
    const src = attributeOf(tag, 'src') ?? ''
    if (src.startsWith('data:')) return undefined
    const shown = src.replace(pictureFile, '$1')
    const alt = attributeOf(tag, 'alt')
    return alt ? `picture: ${alt} (${shown})` : `picture: ${shown}`
  }
  if (name === 'input' || name === 'textarea' || name === 'option') {
    const field = attributeOf(tag, 'name') ?? ''
    if (/ (?:checked|selected)=/.test(tag)) return `field: ${field} ${attributeOf(tag, 'value') ?? ''} is chosen`
    const value = / type="(?:checkbox|radio|hidden)"/.test(tag) ? undefined : attributeOf(tag, 'value')
    const hint = attributeOf(tag, 'placeholder')
    if (name !== 'option' && value) return `field: ${field} = ${value}`
    return hint ? `hint: ${hint}` : undefined
  }
  const label = attributeOf(tag, 'aria-label')
  return label ? `label: ${label}` : undefined
}

/**
 * What a reader gets from rendered HTML, line by line: texts, link targets, pictures with their descriptions, values of
 * fields. `html` comes from the renderer, so values are in double quotes and contain neither `<` nor `>`.
 */
export function linesOf(html: string): string[] {
  const lines: string[] = []
  const links: string[] = []
  let line = ''
  let isSilent = false
  const endLine = () => {
    const text = decoded(line).replace(/\s+/g, ' ').trim()
    if (text !== '') lines.push(text)
    line = ''
  }
  for (const [, comment, close, name = '', rest = '', text] of html.matchAll(
    /(<!--.*?-->)|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi,
  )) {
    if (comment !== undefined) continue
    if (text !== undefined) {
      if (!isSilent) line += text
      continue
    }
    isSilent = close === '' && rest.includes(' data-loading')
    const attributeText = close === '' ? attributeLine(name, rest) : undefined
    if (!inLine.has(name) || attributeText !== undefined) endLine()
    else if (name === 'span' && !/\s$/.test(line)) line += ' '
    if (attributeText !== undefined) lines.push(decoded(attributeText))
    if (name !== 'a') continue
    if (close === '') links.push(attributeOf(rest, 'href') ?? '')
    else line += ` → ${links.pop() ?? ''}`
  }
  endLine()
  return lines
}
