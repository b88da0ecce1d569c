import type { MirrorChange } from './mirror-text.ts'
import type { TranslatedFile } from './translation-work.ts'

/**
 * What brings a mirror in line with its source: texts that it lacks come without a translation, moved ones go to their path, and those
 * whose text is gone are put away below `unused:`. No translation is lost, and no state changes.
 */
export function syncChanges({ units }: Pick<TranslatedFile, 'units'>): MirrorChange[] {
  const moves = units.flatMap((unit) => {
    const { path, source, before, text, by, written, at } = unit
    if (at === undefined || written === undefined || written === path) return []
    return [{ from: written, to: path, translation: { source: before ?? source, text, by } }]
  })
  const added = units.flatMap(({ path, source, written, at }): MirrorChange[] =>
    at === undefined || written !== undefined ? [] : [{ kind: 'write', key: path, translation: { source } }],
  )
  const gone = units.flatMap(({ written, source, text, by, at }): MirrorChange[] => {
    if (at !== undefined || written === undefined) return []
    // Without a translation there is nothing to keep.
    return text === undefined
      ? [{ kind: 'remove', key: written }]
      : [{ kind: 'put-away', key: written, translation: { source, text, ...(by && { by }) } }]
  })
  return [
    ...gone,
    ...moves.map(({ from }): MirrorChange => ({ kind: 'remove', key: from })),
    ...moves.map(
      ({ to, translation: { source, text, by } }): MirrorChange => ({
        kind: 'write',
        key: to,
        translation: { source, ...(text !== undefined && { text }), ...(by && { by }) },
      }),
    ),
    ...added,
  ]
}
