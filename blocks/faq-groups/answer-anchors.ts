import { anchorSlug, freeNames } from '../../schema/slug.ts'

/** Words of a question that are part of its anchor: enough to distinguish it, short enough to share. */
const maxWords = 8

type Group = { anchor: string; items: readonly { question: string }[] }

/**
 * The ids of the answers of each group: `bartenders` and "Do they bring ice?" give `bartenders-do-they-bring-ice`. Questions that
 * begin alike have a number at the end.
 */
export function answerAnchors(groups: readonly Group[]): string[][] {
  const freeName = freeNames(new Set(groups.map(({ anchor }) => anchor)))
  return groups.map(({ anchor, items }) =>
    items.map(({ question }) =>
      freeName([anchor, ...anchorSlug(question).split('-').filter(Boolean).slice(0, maxWords)].join('-')),
    ),
  )
}
