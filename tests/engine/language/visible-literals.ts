import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

type Node = { type: string; start: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Attributes whose text visitors read or hear. */
const spoken = /^(?:aria-(?:label|description|roledescription)|alt|label|placeholder|title|hint|error|text)$/
/** Attributes, and calls, whose text they do not. */
const silentAttribute = /^(?:sx|className|d|viewBox|data-.*|key|variant|component)$/
const silentCall =
  /^(?:styled|keyframes|console\.|.*(?:querySelector|addEventListener|closest|matches|setAttribute)\w*$)/
/** A word with a capital, and more words or the end of a sentence; or several words in lower case. */
const sentence = /^[A-Z][\w’'-]*(?: [\w“{(]|[.…!?:]$)|\b[a-z]{2,} [a-z]{2,}\b.*[a-z]|[a-z]{2,}[.…?!]$/
/** In a component, a single word as the value of a name: `{ yes: 'Yes' }`. */
const word = /^[A-Z][a-z]+$/
/** In a component, a word between two values: `{}, row {}`. */
const between = /\{\}[,:]? [a-z]{2,} \{\}/
/** Words that a style sheet draws. */
const drawn = /\bcontent: '"[^"]*[A-Za-z]{2}[^"]*"/
const style =
  /var\(--|\b\d*(?:px|rem|fr|ms)\b|@|[&>:]|^\w+\/|\bsolid\b|#|^use strict$|^[a-z-]+(?: [a-z-]+)+$|^M\d|&nbsp;/

/** Types of nodes whose text is shown: as a child of an element, or in an attribute that visitors read. */
const shows = /^(?:Literal|TemplateLiteral|ConditionalExpression|JSXExpressionContainer)$/

/** Entities, and ids such as `{id}-error`. */
const notWords = /&\w+;|^\{\}-\w+$/g

const textOf = (node: Node): string | undefined => {
  if (node.type === 'JSXText') return String(node['value']).replace(/\s+/g, ' ').trim()
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
}

function isSilent(node: Node, code: string): boolean {
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return true
  if (/^(?:Import|Export(?:All|Named)).*Declaration$/.test(node.type) && node['source']) return true
  if (node.type === 'NewExpression') return /^(?:\w*Error|Intl\.\w+)$/.test(nameOf(node['callee'], code))
  if (node.type === 'CallExpression') return silentCall.test(nameOf(node['callee'], code))
  if (node.type === 'TaggedTemplateExpression') return true
  return node.type === 'JSXAttribute' && silentAttribute.test(nameOf(node['name'], code))
}

const nameOf = (node: unknown, code: string) => (isNode(node) ? code.slice(node.start, Number(node['end'])) : '')

/** Texts in code that a visitor would read, with file and line: `src/components/a.tsx:12 Try again`. */
export function visibleLiterals(root: string, pattern: string, isExempt: (file: string) => boolean): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.test\./.test(file) && !isExempt(file))
  return files.sort().flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const isComponent = file.endsWith('.tsx')
    const found = code
      .split('\n')
      .flatMap((line, index) => (drawn.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
    const visit = (node: Node, isSpoken: boolean, isValue = false) => {
      if (isSilent(node, code)) return
      const text = textOf(node)
      const reads =
        text !== undefined &&
        (node.type === 'JSXText' || isSpoken
          ? /[A-Za-z]{2}/.test(text.replace(notWords, ''))
          : (sentence.test(text) || (isComponent && (between.test(text) || (isValue && word.test(text))))) &&
            !style.test(text))
      if (reads) found.push(`${file}:${code.slice(0, node.start).split('\n').length} ${text}`)
      const speaks =
        /^JSX(?:Element|Fragment)$/.test(node.type) ||
        (node.type === 'JSXAttribute' && spoken.test(nameOf(node['name'], code))) ||
        (isSpoken && /^(?:JSXExpressionContainer|ConditionalExpression)$/.test(node.type))
      for (const child of Object.values(node).flat())
        if (isNode(child))
          visit(child, speaks && shows.test(child.type), node.type === 'Property' && child === node['value'])
    }
    visit(parseSync(file, code).program as unknown as Node, false)
    return found
  })
}
