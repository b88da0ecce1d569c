import { inSite } from '../../../schema/site/in-site.ts'
import { summaryOf } from '../../content/derive/page-summary.ts'
import { type Cards, type DrawnCards, writeCards } from '../../seo/social-cards/card-files.ts'
import { createCardOf } from '../../seo/social-cards/card-of.ts'
import type { BuildContext } from '../build-context.ts'

/** Writes the social cards of a site in one language. */
function writeCardsOf(context: BuildContext, drawn: DrawnCards): Promise<Cards> {
  const { content, publicContent, pagesToWrite, stagingDir, cache, isQuick } = context
  const { theme, publicFolders, blocks } = publicContent
  const pages = publicContent.pages.map((page) => summaryOf(page, blocks))
  const standIn = isQuick ? pages.find(({ path }) => path === '/') : undefined
  const options = { theme, publicFolders, outDir: stagingDir, cache, cardOf: createCardOf({ ...publicContent, pages }) }
  const toWrite = pagesToWrite.map((page) => summaryOf(page, blocks))
  return inSite(content, () => writeCards(toWrite, { ...options, standIn, drawn }))
}

/**
 * Writes the social cards of the pages in each language. All of them at once: a processor would wait for the last cards of a language.
 * Languages share the cards that look the same.
 */
export async function writePageCards(context: BuildContext): Promise<{ cards: Cards; cardsOfLanguages: Cards[] }> {
  const drawn: DrawnCards = new Map()
  const [cards, cardsOfLanguages] = await Promise.all([
    writeCardsOf(context, drawn),
    Promise.all(context.languages.map((one) => writeCardsOf(one.context, drawn))),
  ])
  return { cards, cardsOfLanguages }
}
