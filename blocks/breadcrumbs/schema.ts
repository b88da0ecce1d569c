import { defineBlock } from 'marquee/schema'
import type { z } from 'zod'
import type { BreadcrumbStep } from '../../schema/pages/listed-page.ts'
import { breadcrumbsWords } from './words.ts'

/** What the build fills in. */
type Steps = { steps?: readonly BreadcrumbStep[] }

export const breadcrumbsSchema = defineBlock(
  'breadcrumbs',
  'The way from the home page to this one, as links: through the pages of its folders, or through that of its record.',
  {},
  {
    group: 'Sections and their parts',
    words: breadcrumbsWords,
    lists: {
      mayShow: (_, path, isStep) => isStep(path),
      fill: (_, { steps }): Steps => ({ steps: steps() }),
      // The first step is the home page, by a word of the engine.
      marks: ({ steps = [] }, mark) => ({
        steps: steps.map(({ name, href }) => ({
          name: href === '/' ? mark(name, '/_data/wording', 'crawlers.home') : mark(name, href, 'title'),
          href,
        })),
      }),
    },
    alsoCalled: ['breadcrumb', 'breadcrumb trail'],
  },
)
export type Breadcrumbs = z.infer<typeof breadcrumbsSchema> & Steps
