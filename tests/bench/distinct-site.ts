import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { newSite } from '../../src/cli/support/new/new-site.ts'

/** A seeded generator of numbers below `limit` (mulberry32), so that every run writes the same site. */
function seededRandom(seed: number) {
  let state = seed
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

const consonants = ['b', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v']
const vowels = ['a', 'e', 'i', 'o', 'u']

type Random = ReturnType<typeof seededRandom>
const pick = (random: Random, list: readonly string[]) => list[random(list.length)] as string
const inventedWord = (random: Random) =>
  Array.from({ length: 1 + random(3) }, () => pick(random, consonants) + pick(random, vowels)).join('') +
  pick(random, consonants)

/**
 * The words of the texts: as many as one writer uses. With a new word at each place, a site would have more words than
 * any language, and its search index would be larger than its pages.
 */
const vocabulary = (() => {
  const random = seededRandom(1)
  return Array.from({ length: 20_000 }, () => inventedWord(random))
})()
const word = (random: Random) => pick(random, vocabulary)

function words(random: Random, count: number): string {
  const text = Array.from({ length: count }, () => word(random)).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const sentences = (random: Random, count: number) =>
  Array.from({ length: count }, () => `${words(random, 8 + random(8))}.`).join(' ')

/**
 * A page of 8 KB as somebody would write it by hand: blocks of many kinds, a link to the page `next`, and no text that
 * another page has.
 */
function distinctPage(random: Random, next: string): unknown {
  const list = <Item>(count: number, item: () => Item) => Array.from({ length: count }, item)
  const title = words(random, 5)
  return {
    title,
    description: `${words(random, 12)}, ${words(random, 6)}.`.slice(0, 150),
    blocks: [
      {
        type: 'hero',
        eyebrow: words(random, 3),
        title,
        intro: sentences(random, 2),
        image: {
          name: 'screen',
          alt: words(random, 8),
        },
        action: { text: 'Get Staffing Quote', href: '#quote' },
        secondAction: { text: 'Call {site.phone}', href: 'tel:{site.phone}' },
      },
      {
        type: 'rich-text',
        title: words(random, 6),
        body: `${sentences(random, 4)}\n\n${sentences(random, 4)}\n`,
      },
      {
        type: 'process-steps',
        title: words(random, 4),
        steps: list(4, () => ({ title: words(random, 2), description: sentences(random, 2) })),
      },
      {
        type: 'rich-text',
        title: words(random, 5),
        body: `${sentences(random, 5)}\n\n- **${word(random)}** ${words(random, 9)}\n- ${words(random, 9)}\n\n${sentences(random, 5)} [${words(random, 2)}](${next})\n`,
      },
      {
        type: 'why-choose-us',
        title: words(random, 5),
        reasons: list(4, () => ({ title: words(random, 4), text: sentences(random, 2) })),
      },
      { type: 'local-notes', title: words(random, 5), notes: list(4, () => ({ text: sentences(random, 2) })) },
      {
        type: 'faq',
        title: words(random, 3),
        items: list(8, () => ({ question: `${words(random, 8)}?`, answer: sentences(random, 4) })),
      },
      {
        type: 'call-to-action',
        title: words(random, 5),
        text: sentences(random, 2),
        action: { text: 'Get Staffing Quote', href: '#quote' },
      },
    ],
  }
}

/**
 * Writes a new site and `count` more pages below `stories/` whose words all differ, 8 KB of YAML each. It has no copies
 * for crawlers: other builders write one file a page.
 */
export async function writeDistinctSite(folder: string, count: number): Promise<void> {
  await newSite(folder, { start: 'product' })
  await appendFile(join(folder, '_data/site.yaml'), '\ncrawlers: { snapshots: off }\n')
  await mkdir(join(folder, 'stories'), { recursive: true })
  const random = seededRandom(1)
  for (let index = 1; index <= count; index += 1)
    await writeFile(
      join(folder, 'stories', `story-${index}.yaml`),
      stringify(distinctPage(random, `/stories/story-${(index % count) + 1}`)),
    )
}
