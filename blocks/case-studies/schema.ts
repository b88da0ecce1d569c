import {
  byTitle,
  defineBlock,
  eyebrowField,
  fits,
  type Image,
  introField,
  linkSchema,
  type SitePages,
  sitePath,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'

/** The facts of a case on a card, from the `case-study` block of its page. */
export type Case = { title: string; kind: string; summary: string; image: Image; href: string; sample: boolean }

/** What the build fills in. */
type Cases = { cases?: readonly Case[] }

type Conditions = { under: string; pages?: readonly string[] | undefined }

/** Cases are listed even with `noindex`: they say that they are illustrative. */
const conditionsOf = ({ under, pages }: Conditions) => ({ under, pages, having: 'case-study', noindex: true })

/** The cases of a list in its own order, else by title. */
function casesOf(block: Conditions, { pages }: SitePages): Case[] {
  const found = pages.filter((page) => fits(page, conditionsOf(block)))
  const given = block.pages?.flatMap((path) => found.find((page) => page.path === path) ?? [])
  const shown = (given ?? found).flatMap(({ path, facts }) =>
    ((facts['case-study'] ?? []) as Omit<Case, 'href'>[]).map((fact) => ({ ...fact, href: path })),
  )
  return given ? shown : shown.sort(byTitle)
}

const sample: readonly Case[] = [
  {
    title: 'An open day by the hour',
    kind: 'Open day',
    summary: 'Four hundred visitors in four groups, and one door for all of them.',
    image: { name: 'examples/garden', alt: '', shape: 'card' },
    href: '/first',
    sample: true,
  },
]

export const caseStudiesSchema = defineBlock(
  'case-studies',
  'Pages with a `case-study` as cards, the first one large. What a card says is taken from the page.',
  {
    eyebrow: eyebrowField('Case studies'),
    title: titleField('What we are asked to do'),
    intro: introField('Some tasks and how we would plan them.'),
    under: sitePath().meta({ description: 'The path below which the pages lie.', examples: ['/case-studies'] }),
    pages: z
      .array(sitePath())
      .min(1)
      .max(12)
      .optional()
      .meta({
        description: 'Only these pages, in this order. Left out: all, by the alphabet.',
        examples: [['/case-studies/first']],
      }),
    action: linkSchema.optional().meta({
      description: 'A button under the cards.',
      examples: [{ text: 'All case studies', href: '/case-studies' }],
    }),
  },
  {
    label: 'Cards of case studies',
    group: 'Proof and references',
    lists: {
      conditions: conditionsOf,
      fill: (block, site): Cases => ({ cases: casesOf(block, site) }),
      sample: ({ cases }) => (cases?.length === 0 ? { cases: sample } : {}),
    },
    alsoCalled: ['portfolio', 'work', 'projects', 'references', 'success stories'],
  },
)
export type CaseStudies = z.infer<typeof caseStudiesSchema> & Cases
