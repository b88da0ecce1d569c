import { type BlockSchemas, wordGroupsOf } from '../../../schema/block.ts'
import type { Language } from '../../../schema/language/language.ts'
import { pageLanguage } from '../../../schema/language/page-language.ts'
import type { Page } from '../../../schema/page.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { imagesIn } from '../../content/derive/block-images.ts'
import type { PageData } from '../../render/page-data.ts'

type Parts = Pick<PageData, 'modules' | 'islands'> & {
  pictures: PictureTable
  language: Language
  blocks: BlockSchemas
}

/** Types of islands, in the order in which the page shows them. */
export const islandTypes = (islands: PageData['islands']): string[] => Object.values(islands).map(({ type }) => type)

/** The data of a page for the browser: with the part of `pictures` and the words that its islands need. */
export function assemblePageData({ quote }: Page, { modules, islands, pictures, language, blocks }: Parts): PageData {
  const keys = Object.values(islands).flatMap(imagesIn).map(pictureKey)
  const shown = keys.flatMap((key) => (pictures[key] ? [[key, pictures[key]] as const] : []))
  return {
    modules,
    islands,
    ...(shown.length > 0 && { pictures: Object.fromEntries(shown) }),
    ...(quote && { quote }),
    ...pageLanguage(language, wordGroupsOf(blocks, islandTypes(islands))),
  }
}
