import { type Container, childPosition, isContainer, type SourcePosition } from '../parse/source-position.ts'

/** Whether a text is shown in the language, or as the source says it; `undefined` for what nobody translates. */
export type TextState = (position: SourcePosition) => 'translated' | 'source' | undefined

/** What of a block is shown as the source says it: the whole of it, or these texts. */
export type Untranslated = { id: string; texts?: readonly string[] }

/** What of a block is shown as the source says it; `undefined` if none of its texts is. `hasOwn`: some of its entries are written in the language. */
export function untranslatedIn(
  written: Container,
  id: string,
  { stateOf, hasOwn }: { stateOf: TextState; hasOwn: boolean },
): Untranslated | undefined {
  let hasTranslated = hasOwn
  const texts: string[] = []
  const visit = (container: Container) => {
    for (const [name, entry] of Object.entries(container)) {
      const position = childPosition(container, Array.isArray(container) ? Number(name) : name)
      const state = position && stateOf(position)
      if (state === 'translated') hasTranslated = true
      if (state === 'source' && typeof entry === 'string') texts.push(entry)
      if (isContainer(entry)) visit(entry)
    }
  }
  visit(written)
  if (texts.length === 0) return undefined
  return hasTranslated ? { id, texts } : { id }
}
