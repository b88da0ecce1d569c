import type { XmlElement } from './xml-tree.ts'

/** The text of a code, or of the two that are around a part. */
export type WrittenCode = { open: string; close?: string }

type CodeOf = (element: XmlElement) => { id: string; code: WrittenCode | undefined } | undefined

/**
 * The text of an element with inline codes, and the numbers of those that it has. `known` are the codes of its source by number:
 * a program may leave out what they stand for in the target.
 */
export function returnedText(
  { children }: XmlElement,
  codeOf: CodeOf,
  known: ReadonlyMap<string, WrittenCode> = new Map(),
): { text: string; codes: Map<string, WrittenCode>; problem?: string } {
  const codes = new Map<string, WrittenCode>()
  const problems: string[] = []
  function read(parts: XmlElement['children']): string {
    return parts
      .map((part) => {
        if (typeof part === 'string') return part
        const found = codeOf(part)
        if (found === undefined) return read(part.children)
        const code = known.get(found.id) ?? found.code
        if (code === undefined) {
          problems.push(`has the unknown code ${found.id}`)
          return ''
        }
        codes.set(found.id, code)
        return code.open + (code.close === undefined ? '' : read(part.children) + code.close)
      })
      .join('')
  }
  const text = read(children)
  const [problem] = problems
  return { text, codes, ...(problem !== undefined && { problem }) }
}

/** Both codes around a part, as one attribute: `[…](/prices)`. */
export const pairText = (open: string, close: string): string => `${open}…${close}`

/** The codes of such an attribute. */
export function codeOfPair(text: string): WrittenCode {
  const at = text.indexOf('…')
  return at < 0 ? { open: text, close: '' } : { open: text.slice(0, at), close: text.slice(at + 1) }
}
