import { defineBlock, introField, line, sentences } from 'marquee/schema'
import { z } from 'zod'

export const siteSearchSchema = defineBlock(
  'site-search',
  'The search over all pages with its results. `?q=` in the address is searched for.',
  {
    title: line(90).meta({
      description: 'The headline. A page has one, above its other headings.',
      examples: ['Search this site'],
    }),
    intro: introField('It may have moved, or the address has a typing mistake.'),
    label: line(60).meta({ description: 'What the field is for.', examples: ['Service, city or word'] }),
    placeholder: line(60).meta({ description: 'An example of a search.', examples: ['Delivery in Boston'] }),
    page: z
      .string()
      .regex(/^\/[a-z0-9/-]*$/)
      .default('/search')
      .meta({ description: 'The page that this block stands on, where its form leads.' }),
    start: z
      .enum(['query', 'path'])
      .default('query')
      .meta({
        description:
          'What it searches for at first: `?q=` of the address, or the words of its path, for the not-found page.',
        examples: ['path'],
      }),
    withoutScripts: sentences(300).meta({
      description: 'What a visitor without scripts reads in its place.',
      examples: ['The search needs scripts. All pages are in the sitemap.'],
    }),
  },
  {
    label: 'Search over the site',
    group: 'Questions and links',
    island: 'idle-at-top',
    alsoCalled: ['search', 'search bar', 'search box', 'find'],
    headline: true,
    search: ({ page, start }) => ({ page, isNearest: start === 'path' }),
  },
)
export type SiteSearch = z.infer<typeof siteSearchSchema>
