import { escapeMarkup } from '../../schema/writing/escape-markup.ts'

const breaks: Readonly<Record<string, string>> = { '\r': '&#13;', '\t': '&#9;', '\n': '&#10;' }

/** A text as an XML parser reads it back. Characters that XML forbids do not reach it: content with one is refused. */
const escaped = (text: string, parsedAsSpace: RegExp) =>
  escapeMarkup(text).replace(parsedAsSpace, (sign) => breaks[sign] as string)

/** Markup that is not escaped again. */
export class Xml {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Attributes = Readonly<Record<string, string>>

/** An XML element. Texts in it are escaped, elements are not. */
export function element(name: string, attributes: Attributes, ...content: readonly (string | Xml)[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value, /[\r\t\n]/g)}"`)
  const inside = content.map((part) => (part instanceof Xml ? part.text : escaped(part, /\r/g)))
  return new Xml(`<${name}${written.join('')}${inside.length === 0 ? '/>' : `>${inside.join('')}</${name}>`}`)
}

/** The text of an XML file. */
export const xmlFile = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.text}\n`
