import {
  defineBlock,
  eyebrowField,
  introField,
  type ListedGroup,
  line,
  type Migration,
  markedPage,
  sitePath,
  slug,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { samplePages } from '../../schema/pages/sample-pages.ts'
import { isEmpty, listedBy } from './listed-by.ts'

/** What the build fills in. */
type Listed = { listed?: readonly ListedGroup[] }

const conditions = {
  except: z
    .array(sitePath())
    .max(60)
    .optional()
    .meta({ description: 'No page at these paths.', examples: [['/search']] }),
  under: sitePath()
    .optional()
    .meta({ description: 'Only pages below this path, without the page at the path itself.', examples: ['/blog'] }),
  having: slug()
    .optional()
    .meta({ description: 'Only pages that show a block of this type.', examples: ['faq'] }),
}

/** The word for one record of a collection. Whether there is such a collection is checked across pages. */
const recordWord = () => slug()

/** Until version 2, lists named only cities. */
const aboutCities: Migration = {
  words: '`city: true` is `about: city`, and `city: false` is `notAbout: city`',
  changes: ({ city }) =>
    typeof city === 'boolean'
      ? [
          { kind: 'remove', path: ['city'] },
          { kind: 'set', path: [city ? 'about' : 'notAbout'], value: 'city' },
        ]
      : [],
}

const groupSchema = z
  .strictObject({
    title: line(80).meta({ description: 'Heading of the group.', examples: ['Calculators'] }),
    ...conditions,
    pages: z
      .array(sitePath())
      .min(1)
      .optional()
      .meta({ description: 'Only these pages, in this order.', examples: [['/about', '/team']] }),
  })
  .meta({ title: 'group' })

export const pageListSchema = defineBlock(
  'page-list',
  'Pages of the site, found by where they are and what they show. A page that is added is listed by itself.',
  {
    eyebrow: eyebrowField('Blog'),
    title: titleField('All posts'),
    intro: introField('What we have learned.'),
    ...conditions,
    tagged: slug()
      .optional()
      .meta({
        description: 'Only pages with this tag; in the template of tag pages `{tag.slug}`.',
        examples: ['winter'],
      }),
    about: recordWord()
      .optional()
      .meta({ description: 'Only pages that name such a record in their head, by its word.', examples: ['city'] }),
    notAbout: recordWord()
      .optional()
      .meta({ description: 'Only pages that name no such record.', examples: ['city'] }),
    noindex: z
      .boolean()
      .default(false)
      .meta({ description: 'true lists pages as well that are kept out of search engines.' }),
    groups: z
      .array(groupSchema)
      .max(20)
      .optional()
      .meta({
        description:
          'Groups under headings of their own. A page stands in the first that it fits; one with a title alone takes what is left.',
        examples: [[{ title: 'Calculators', having: 'calculator' }, { title: 'Templates' }]],
      }),
    by: recordWord()
      .optional()
      .meta({
        description: 'One group for each such record, in place of `groups`. Each opens when it is touched.',
        examples: ['city'],
      }),
    order: z.enum(['title', 'newest', 'soonest']).default('title').meta({
      description:
        'title: by the alphabet. newest: by the day of publishing. soonest: by the day on which a page leaves the site (`unpublishAt`), such as a concert the day after; pages that stay are last.',
    }),
    most: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .meta({ description: 'No more pages than this in a group.', examples: [3] }),
    perPage: z
      .int()
      .min(2)
      .max(100)
      .optional()
      .meta({
        description:
          'How many entries a page shows. The list continues at `/2`, `/3` and so on below the address of its page. A block `pager` links these pages.',
        examples: [12],
      }),
    look: z
      .enum(['cards', 'links'])
      .default('cards')
      .meta({ description: 'cards: picture, title and description of each page. links: the titles alone.' }),
  },
  {
    label: 'List of pages',
    group: 'Questions and links',
    alsoCalled: ['blog list', 'posts', 'news', 'articles', 'blog', 'archive', 'related pages', 'page cards'],
    migrations: [aboutCities],
    // Its further pages are named by them.
    engineWords: ['pager'],
    lists: {
      conditions: (block) => block,
      fill: (block, site): Listed => ({ listed: listedBy(block, site) }),
      marks: ({ listed = [] }, mark) => ({
        listed: listed.map((group) => ({ ...group, pages: group.pages.map((page) => markedPage(page, mark)) })),
      }),
      sample: ({ listed = [], groups }) =>
        isEmpty(listed) ? { listed: [{ ...(groups?.[0] && { title: groups[0].title }), pages: samplePages }] } : {},
    },
  },
).superRefine(({ perPage, groups, by }, context) => {
  if (perPage !== undefined && (groups ?? by) !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['perPage'],
      message:
        'must be left out where the list has `groups` or `by`: only a list without groups can continue on further pages',
    })
})
export type PageList = z.infer<typeof pageListSchema> & Listed
