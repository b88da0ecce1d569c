import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createContent, type LoadedSite } from '../../../src/content/load/load.ts'

export const root = join(import.meta.dirname, '../../..')

/** Pages of ten kinds. */
export const shownPages = [
  '/',
  '/la/bartenders',
  '/about',
  '/faq',
  '/blog',
  '/careers',
  '/book-now',
  '/team',
  '/case-studies',
  '/data-dashboard',
]

/** The sample site with the theme of a folder here. Its content is copied to the folder `pages`. */
export async function themedSite(theme: string, pages: string): Promise<LoadedSite> {
  await cp(join(root, 'pages'), pages, { recursive: true })
  await rm(join(pages, '_public'), { recursive: true })
  await cp(join(import.meta.dirname, theme, 'theme.yaml'), join(pages, '_data/theme.yaml'))
  await cp(join(import.meta.dirname, theme, '_public'), join(pages, '_public'), { recursive: true })
  return createContent({ root, pages }).load()
}
