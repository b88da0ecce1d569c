import sax from 'sax'
import { UnreadableExchange } from './exchange-unit.ts'

/** An element of an XML file, by its name without prefix. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
  line: number
}

const localName = (name: string) => name.replace(/^.*:/, '')

/** Reads an XML file. Throws `UnreadableExchange` with the line. */
export function xmlTree(text: string): XmlElement {
  const parser = sax.parser(true, { position: true })
  const top: XmlElement = { name: '', attributes: {}, children: [], line: 1 }
  const open = [top]
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child)
  parser.onopentag = ({ name, attributes }) => {
    const element = {
      name: localName(name),
      attributes: attributes as Record<string, string>,
      children: [],
      line: parser.line + 1,
    }
    add(element)
    open.push(element)
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = () => open.pop()
  parser.onerror = (error) => {
    throw new UnreadableExchange(`line ${parser.line + 1}: is no XML: ${error.message.split('\n')[0]}`)
  }
  parser.write(text.replace(/^\uFEFF/, '')).close()
  const root = top.children.find((child) => typeof child !== 'string')
  if (root === undefined) throw new UnreadableExchange('line 1: is no XML')
  return root
}

/** The elements of these names below one, in order, also those inside of others. */
export const elementsIn = ({ children }: XmlElement, ...names: readonly string[]): XmlElement[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return []
    return names.includes(child.name) ? [child] : elementsIn(child, ...names)
  })

/** The first child of a name. */
export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name)

/** All text in an element. */
export const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
