/** Words of a question that are part of its anchor: enough to distinguish it, short enough to share. */
const maxWords = 8

/** The id of an answer: `bartenders` and "Do they bring ice?" give `bartenders-do-they-bring-ice`. */
export function anchorOf(group: string, question: string): string {
  const words = question
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[a-z0-9]+/g)
  return [group, ...(words ?? []).slice(0, maxWords)].join('-')
}
