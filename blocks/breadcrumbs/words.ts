import { defineWords } from 'marquee/words'

/** What screen readers call the path. */
export const breadcrumbsWords = defineWords('breadcrumbs', { label: 'Breadcrumbs' })
