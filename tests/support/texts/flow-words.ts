import { isPair, isScalar, parseDocument, visit } from 'yaml'

/** Whether a value reads as words: it has a space, or starts like a name. */
const isWords = (value: unknown) => typeof value === 'string' && /\s|^[A-Z][a-z]/.test(value)

/**
 * The flow mappings (`{ … }`) of a YAML text that hold words. In these a comma ends the text, so somebody who copies
 * the line and writes other words may break it.
 */
export function flowWords(yaml: string): string[] {
  const found: string[] = []
  visit(parseDocument(yaml), {
    Map(_key, node) {
      if (node.flow && node.items.some((pair) => isPair(pair) && isScalar(pair.value) && isWords(pair.value.value)))
        found.push(yaml.slice(node.range?.[0], node.range?.[1]))
    },
  })
  return found
}
