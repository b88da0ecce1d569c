import { inSite } from '../../../../schema/site/in-site.ts'
import { translatedInto } from '../../../../schema/translations/languages.ts'
import { partsOf } from '../../../content/edit/edit-path.ts'
import type { ContentName } from '../../../content/load/files/content-names.ts'
import type { ContentFolder, LanguageContent, LoadedSite } from '../../../content/load/load.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { addressesIn } from '../../../content/translations/addresses.ts'
import { mirrorName } from '../../../content/translations/mirror-names.ts'
import type { TranslationUnit as ReadUnit } from '../../../content/translations/translation-units.ts'
import { languageStatus } from '../../../content/translations/work/language-status.ts'
import { translationWork } from '../../../content/translations/work/translation-work.ts'
import { pathWords } from '../../path-words.ts'
import { addressOfShared } from '../../shared-address.ts'
import type { PageModel } from '../../wire/page.ts'
import type {
  TranslatedFile,
  Translation,
  TranslationCounts,
  TranslationState,
  TranslationUnit,
} from '../../wire/translations.ts'
import { say } from '../../words/say.ts'
import { RequestRefused } from '../request-guard.ts'
import type { ViewOf } from './content-models.ts'

type Options = {
  content: ContentFolder
  siteOf: () => LoadedSite | undefined
  modelOf: (address: string) => Promise<PageModel>
  viewOf: ViewOf | undefined
}

const stateOf = ({ state, by }: ReadUnit): TranslationState =>
  state === 'current' && by === 'machine' ? 'unreviewed' : state

/** The translations of a site for the shell: of one page with what it shows, and their numbers. */
export function createTranslationModels({ content, siteOf, modelOf, viewOf }: Options) {
  function contentIn(tag: string): LanguageContent {
    const found = content.languages().find(({ language }) => language.tag === tag)
    if (found === undefined) throw new RequestRefused(404, say().translation.noLanguage(tag))
    return found
  }

  const nameAt = (file: string): ContentName | undefined =>
    content.parsedFiles().find((one) => content.fileOf(one.file) === file)

  const readIn = ({ translationsOf, language: { tag } }: LanguageContent, one: ContentName) =>
    one.kind === 'page' ? translationsOf.ofPage(tag, one) : translationsOf.ofData(tag, one)

  function unitOf(root: unknown, unit: ReadUnit): TranslationUnit {
    const { path, source, before, text, at } = unit
    return {
      key: path,
      where: at ? pathWords(root, at.path) : pathWords(undefined, partsOf(path)),
      state: stateOf(unit),
      source,
      ...(at && { path: at.path }),
      ...(before !== undefined && { before }),
      ...(text !== undefined && { text }),
      ...(at?.isMarkdown && { isMarkdown: true }),
      ...(at?.max !== undefined && { max: at.max }),
    }
  }

  /** A file with its texts in a language; none if it has no text. */
  function fileIn(language: LanguageContent, file: string): TranslatedFile[] {
    const one = nameAt(file)
    if (one === undefined) return []
    const { units, unused } = readIn(language, one)
    if (units.length + unused.length === 0) return []
    const root = content.parsedFiles().find((each) => each.file === one.file)?.parsed.value
    return [
      {
        file,
        mirror: content.fileOf(mirrorName(language.language.tag, one.file)),
        ...(one.kind === 'data' && { shared: addressOfShared(one.name) }),
        units: [...units.map((unit) => unitOf(root, unit)), ...unused.map((unit) => unitOf(root, unit))],
      },
    ]
  }

  /** A page or a shared file in a language: its own texts first, then those of what it shows. */
  async function translation(address: string, tag: string): Promise<Translation> {
    const model = await modelOf(address)
    const language = contentIn(tag)
    const origins = [model.head, ...model.blocks].flatMap(({ origins }) => Object.values(origins))
    const files = [...new Set([model.file, ...origins.map(({ file }) => file)])]
    const page = language.pageFiles().find(({ name }) => name === model.preview)
    const shown = page && language.pageOf(page)?.page
    const view = shown && (await viewOf?.(shown, language, shown.path, undefined, tag))
    const own = nameAt(model.file)
    const begins = own?.kind === 'data' ? 'shared' : isGenerated(rootOf(own)) ? 'template' : 'mirror'
    return {
      files: inSite(content.shared(), () => files.flatMap((file) => fileIn(language, file))),
      begins,
      ...(page && { address: addressesIn(tag, [{ path: page.name }], language.givenAddresses).get(page.name) ?? '' }),
      ...(view && { view }),
    }
  }

  const rootOf = (one: ContentName | undefined) =>
    content.parsedFiles().find(({ file }) => file === one?.file)?.parsed.value

  /** The text of a file in a language with its translation; `undefined` if the text is gone. */
  function unitAt(tag: string, file: string, key: string): ReadUnit | undefined {
    const one = nameAt(file)
    return one && readIn(contentIn(tag), one).units.find((unit) => unit.path === key && unit.at)
  }

  function counts(): TranslationCounts {
    const site = siteOf() ?? content.assemble()
    const work = translationWork(content, site)
    const addressOf = (source: string) => {
      const one = content.parsedFiles().find(({ file }) => file === source)
      return one?.kind === 'page' ? one.name : addressOfShared(one?.name ?? '')
    }
    return translatedInto(content.shared().site, true).map(({ tag }) => {
      const { texts, done, files, pagesWithout } = languageStatus(work, tag)
      return {
        tag,
        texts,
        done,
        files: files.map((one) => ({
          address: addressOf(one.file),
          texts: one.texts,
          done: one.done,
          states: one.states,
        })),
        pagesWithout: pagesWithout.map(addressOf),
      }
    })
  }

  return { translation, unitAt, counts, contentIn, nameAt, readIn }
}

export type TranslationModels = ReturnType<typeof createTranslationModels>
