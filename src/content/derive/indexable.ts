import type { Page } from '../../../schema/page.ts'

/** Whether search engines may show a page. Other pages are in no sitemap, no feed and no list for machines. */
export const isIndexable = ({ noindex, path }: Pick<Page, 'noindex' | 'path'>): boolean => !noindex && path !== '/404'
