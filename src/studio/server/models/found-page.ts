import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { inSite } from '../../../../schema/site/in-site.ts'
import { themeColour } from '../../../../schema/theme/palettes.ts'
import { memoizeObjects } from '../../../cache/memoize.ts'
import { type PageSummary, summaryOf } from '../../../content/derive/page-summary.ts'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { findPictureFile } from '../../../pictures/picture-file.ts'
import { documentTitle } from '../../../render/document.ts'
import { createCardOf } from '../../../seo/social-cards/card-of.ts'
import { cardDrawer } from '../../../seo/social-cards/draw-card.ts'
import { cardPicture, encodeCard } from '../../../seo/social-cards/encode-card.ts'
import type { FoundPage } from '../../wire/listing.ts'
import { say } from '../../words/say.ts'
import { RequestRefused } from '../request-guard.ts'

/** The width of the card that the studio shows, in pixels: twice that on the screen. */
const shownWidth = 640

/** How a page is found and shared: its result in a search engine, and its card in a link preview. */
export function createFoundPages(content: Content, siteOf: () => LoadedSite | undefined) {
  // The fonts of a theme are read once.
  const drawerOf = memoizeObjects((theme: LoadedSite['theme']) =>
    cardDrawer({ theme, publicFolders: content.publicFolders }),
  )

  async function openCard(site: LoadedSite, page: PageSummary): Promise<Sharp> {
    const { theme, publicFolders } = site
    const file = page.image && findPictureFile(publicFolders, page.image.name)
    if (page.image && file) return cardPicture(await readFile(file), themeColour(theme), page.image.focus)
    const card = createCardOf({ ...site, pages: site.everyPage.map((one) => summaryOf(one, site.blocks)) })(page)
    return (await (await drawerOf(theme))(card)).open()
  }

  return (address: string): Promise<FoundPage> =>
    inSite(content.shared(), async () => {
      const one = content.pageFiles().find(({ name }) => name === address)
      const page = one && content.pageOf(one)?.page
      if (page === undefined) throw new RequestRefused(404, say().server.edits.notFoundYet)
      const site = siteOf() ?? content.assemble()
      const card = await encodeCard(() => openCard(site, summaryOf(page, site.blocks)))
      const bytes = await sharp(card).resize({ width: shownWidth }).webp().toBuffer()
      return {
        site: site.site.name,
        title: documentTitle(page.title, site.site),
        description: page.description,
        address: `${site.site.origin}${address === '/' ? '' : address}`,
        isHidden: page.noindex === true,
        card: `data:image/webp;base64,${bytes.toString('base64')}`,
      }
    })
}
