import { defineBlock } from 'marquee/schema'
import type { z } from 'zod'
import type { BreadcrumbStep } from '../../schema/listed-page.ts'
import { breadcrumbsWords } from './words.ts'

export const breadcrumbsSchema = defineBlock(
  'breadcrumbs',
  'The way from the home page to this one, as links: through the pages of its folders, or through that of its record.',
  {},
  { group: 'Sections and their parts', words: breadcrumbsWords, alsoCalled: ['breadcrumb', 'breadcrumb trail'] },
)
/** The build fills `steps` in once every page is read; they cannot be written in YAML. */
export type Breadcrumbs = z.infer<typeof breadcrumbsSchema> & { steps?: readonly BreadcrumbStep[] }
