import { askedCategories } from '../../schema/measure/consent.ts'
import { inSite } from '../../schema/site/in-site.ts'
import type { Site } from '../../schema/site/site.ts'
import { darkTonesOf } from '../../schema/theme/palettes.ts'
import { cacheOf } from '../cache/cache.ts'
import { shortHash } from '../cache/hash.ts'
import { filesOn } from '../content/derive/block-files.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { siteLogo } from '../pictures/logo.ts'
import { contentFolder } from '../pictures/public-folders.ts'
import type { Renderer, RendererInput } from '../render/renderer.ts'
import { cachedRenderer } from './assets/cached-bundles.ts'
import { namedPictures } from './assets/collect-images.ts'
import { downloadSizes } from './assets/downloads.ts'

type Content = Pick<LoadedSite, 'site' | 'theme' | 'language' | 'land' | 'header' | 'footer' | 'dialog'>

/** The files of a site that its pages show. `searchFile` is the address of the search index, `languages` are those to choose from. */
type Files = Pick<RendererInput, 'logo' | 'pictures' | 'downloads'> & {
  searchFile?: string | undefined
  languages?: RendererInput['layout']['languages']
}

/** The input of a renderer for this content. */
export function rendererInput(
  { site, theme, language, land, header: entries, footer: columns, dialog }: Content,
  { searchFile, languages, ...files }: Files,
): RendererInput {
  const { name, phone, email, header, footer, hours, announcements, actionBar, backToTop } = site
  const { search, button } = header
  const layout = {
    name,
    language,
    land: land && { url: land.url, project: land.project },
    logo: theme.logo?.name,
    phone,
    email,
    header: { entries, button },
    announcements: announcements.map((one) => ({ ...one, hash: shortHash(one.text) })),
    actionBar,
    backToTop,
    hasDark: darkTonesOf(theme).size > 0,
    languages: header.languages ? languages : undefined,
    consent: consentOf(site),
    search: search && searchFile ? { ...search, file: searchFile } : undefined,
    footer: { columns, note: footer.note, hours: hours?.text },
  }
  return { layout, theme, dialog, ...files }
}

/** The question of a site that loads something only after a visitor has agreed. */
function consentOf(site: Site): RendererInput['layout']['consent'] {
  const { consent, measure } = site
  const asked = askedCategories(site)
  if (!consent || asked.length === 0) return undefined
  const own = new Map(consent.categories.map((one) => [one.key, one]))
  const isAsked = ({ category }: { category: string }) => asked.includes(category)
  return {
    categories: asked.map((key) => own.get(key) ?? { key }),
    counts: measure.some(isAsked),
    shows: consent.embeds.some(isAsked),
    privacy: consent.privacy,
  }
}

/**
 * A renderer for hashing and comparing page content, without the pictures and styles of a build. `codeRoot` is the root of
 * the code that renders.
 */
export async function hashingRenderer(
  codeRoot: string,
  content: Content & Pick<LoadedSite, 'pages' | 'blocks' | 'publicFolders'>,
): Promise<Renderer> {
  const { createRenderer } = await cachedRenderer(codeRoot, contentFolder(content))
  const { theme, publicFolders, pages, blocks } = content
  const logo = siteLogo(theme, publicFolders)
  const files = pages.flatMap((page) => filesOn(page, blocks))
  const downloads = await inSite(content, () => downloadSizes({ files, cache: cacheOf(codeRoot) }))
  return createRenderer(rendererInput(content, { logo, pictures: namedPictures(content), downloads }))
}
