import type { BlockSchemas } from '../../schema/block.ts'
import type { Collections } from '../../schema/collections/collections.ts'
import { numberedAddress, numberedPath } from '../../schema/links/numbered-path.ts'
import type { Page } from '../../schema/page.ts'
import { versionsOf } from '../builder/languages/alternates.ts'
import { type LanguageOutput, outputsOf, type WrittenLanguage } from '../builder/languages/language-outputs.ts'
import { memoizeObjects } from '../cache/memoize.ts'
import type { PageFile } from '../content/load/files/content-names.ts'
import type { Content, ContentFolder, LanguageContent } from '../content/load/load.ts'
import { type Addresses, addressesIn } from '../content/translations/addresses.ts'
import { mirrorName } from '../content/translations/mirror-names.ts'
import { linkNames } from '../content/validate/addresses/link-names.ts'

/** The pages of a language by their files. A further page of a list is one of its first. */
const pathsAmong = memoizeObjects((files: readonly PageFile[]) => files.map(({ name }) => ({ path: name })))
const pagesIn = (content: Content) => pathsAmong(content.pageFiles())

const addressesOf = memoizeObjects(
  (content: LanguageContent): Addresses => addressesIn(content.language.tag, pagesIn(content), content.givenAddresses),
)

const pathsOf = memoizeObjects(
  (content: LanguageContent) => new Map([...addressesOf(content)].map(([path, address]) => [address, path])),
)

/** The path of the page at an address of a language; the address itself if it has none. */
function pathIn(content: LanguageContent, address: string): string | undefined {
  const paths = pathsOf(content)
  const { first, number } = numberedAddress(address) ?? {}
  const list = first === undefined ? undefined : paths.get(first)
  const further = list === undefined || number === undefined ? undefined : numberedPath(list, number)
  const { tag } = content.language
  const isBelow = `${address}/`.startsWith(`/${tag}/`)
  return paths.get(address) ?? further ?? (isBelow ? address : undefined)
}

/** The names of fields that are addresses, found once for the same blocks and collections: all schemas are walked for them. */
const linkNamesOf = memoizeObjects((blocks: BlockSchemas) =>
  memoizeObjects((collections: Collections) => linkNames(blocks, collections)),
)

/** The languages of a site as the development server answers with them: what the build writes, for one page at a time. */
export function createDevLanguages(source: ContentFolder) {
  const contentIn = (tag: string) => source.languages().find(({ language }) => language.tag === tag)

  /** A language as it is written on a page, with the addresses of all of its pages. */
  function writtenOn(page: Page, content: Content, language?: LanguageContent): WrittenLanguage {
    const { site, language: words } = content.shared()
    const isFurther = page.numbered !== undefined && page.numbered.number > 1
    const pages = [...pagesIn(content), ...(isFurther ? [page] : [])]
    const first = page.numbered?.first ?? page.path
    const file = content.pageFiles().find(({ name }) => name === first)
    const untranslated = language && file ? (content.pageOf(file)?.untranslated ?? []) : []
    return {
      tag: language?.language.tag ?? site.languages[0]?.tag ?? '',
      locale: site.locale,
      language: words,
      pages,
      addresses: language ? addressesIn(language.language.tag, pages, language.givenAddresses) : new Map(),
      untranslated: new Map([[page.path, untranslated]]),
      untranslatedAround: language?.untranslatedAround() ?? [],
    }
  }

  const pageIn = (content: Content, path: string): Page[] => {
    const file = content.pageFiles().find(({ name }) => name === path)
    const page = file && content.pageOf(file)?.page
    return page ? [page] : []
  }

  return {
    contentIn,
    /** The language that an address belongs to, and the path there; `undefined` for an address of the source. */
    at(address: string): { content: LanguageContent; path: string } | undefined {
      for (const content of source.languages()) {
        const path = pathIn(content, address)
        if (path !== undefined) return { content, path }
      }
      return undefined
    },
    /** The mirror of the page at an address of a language, from the root of the repository. */
    mirrorAt(address: string): string | undefined {
      const found = this.at(address)
      const file = found?.content.pageFiles().find(({ name }) => name === found.path)?.file
      return found && file ? source.fileOf(mirrorName(found.content.language.tag, file)) : undefined
    },
    /** How a page is written, of the source without a tag; `undefined` on a site in one language. */
    outputOn(page: Page, tag?: string): LanguageOutput | undefined {
      const others = source.languages()
      if (others.length === 0) return undefined
      const written = [writtenOn(page, source), ...others.map((one) => writtenOn(page, one, one))]
      const contents = [source, ...others]
      const shown = written.map((one, index) => ({ ...one, pages: pageIn(contents[index] ?? source, page.path) }))
      const { origin } = source.shared().site
      const outputs = outputsOf(written, {
        origin,
        versions: versionsOf(shown),
        linkNames: linkNamesOf(source.blocks())(source.shared().collections),
      })
      return tag === undefined ? outputs[0] : outputs.find((one) => one.tag === tag)
    },
  }
}
