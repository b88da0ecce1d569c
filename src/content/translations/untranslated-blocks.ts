import { type Container, childPosition, isContainer, type SourcePosition } from '../parse/source-position.ts'

/** Whether a text is shown in the language, or as the source says it; `undefined` for what nobody translates. */
export type TextState = (position: SourcePosition) => 'translated' | 'source' | undefined

/** Whether all texts of a block are shown as the source says them, and it has some. */
export function isUntranslated(written: Container, stateOf: TextState): boolean {
  const states = new Set<ReturnType<TextState>>()
  const visit = (container: Container) => {
    for (const [name, entry] of Object.entries(container)) {
      const position = childPosition(container, Array.isArray(container) ? Number(name) : name)
      if (position) states.add(stateOf(position))
      if (isContainer(entry)) visit(entry)
    }
  }
  visit(written)
  return states.has('source') && !states.has('translated')
}
