import { Document, isCollection, isScalar, Scalar, visit } from 'yaml'

const layout = { lineWidth: 0, doubleQuotedAsJSON: true, flowCollectionPadding: false } as const

/** A value as YAML; a text keeps the quotes of the value that it replaces. */
function stringified(value: unknown, isFlow: boolean, quotes?: Scalar.Type): string {
  const doc = new Document(value, { aliasDuplicateObjects: false })
  visit(doc, {
    Scalar(key, node) {
      if (typeof node.value !== 'string' || key === 'key') return
      // Trailing line breaks of a block scalar depend on the empty lines around it; in quotes they do not.
      if (/\r|\n\n$|^\s*$|^\s*\n/.test(node.value) || (isFlow && node.value.includes('\n')))
        node.type = Scalar.QUOTE_DOUBLE
      else if (quotes && !node.value.includes('\n')) node.type = quotes
    },
  })
  if (isFlow && isCollection(doc.contents)) doc.contents.flow = true
  return doc.toString(layout).replace(/\n$/, '')
}

/** A value in one line, for flow collections. */
export function flowText(value: unknown, old?: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => flowText(entry)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => `${flowText(name)}: ${flowText(field)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  return stringified([value], true, quotesOf(old)).slice(1, -1)
}

/** The longest list or group of fields that an edit writes into one line, in characters: people read the file, too. */
const maxInLine = 120

/** Whether a flow collection stays in its line: unless that would become too long, and was not before. */
export const staysInLine = (written: string, before: string): boolean =>
  written.length <= maxInLine || before.split('\n').some((line) => line.length > maxInLine)

const quotesOf = (old: unknown) =>
  isScalar(old) && (old.type === 'QUOTE_DOUBLE' || old.type === 'QUOTE_SINGLE') ? old.type : undefined

const shifted = (text: string, column: number) => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)

/** The text after a dash or colon, beginning with its space or line break; the dash or key is at `column`. */
export function behindHead(value: unknown, at: { column: number; isList: boolean; old?: unknown }): string {
  const quotes = quotesOf(at.old)
  const whole = at.isList ? stringified([value], false, quotes) : stringified({ k: value }, false, quotes)
  return shifted(whole.slice(at.isList ? 1 : 2), at.column)
}

/** A key as written before its colon, outside of flow collections. */
export const keyText = (name: string) => stringified({ [name]: 0 }, false).replace(/: 0$/, '')

/** Text of an entry moved from one column to another; its first line includes its indentation. */
export function atColumn(text: string, from: number, to: number): string {
  const lines = text.split('\n')
  return lines
    .map((line) => {
      if (line.trim() === '') return line
      const indent = line.search(/\S/)
      return ' '.repeat(Math.max(0, indent + to - from)) + line.slice(indent)
    })
    .join('\n')
}
