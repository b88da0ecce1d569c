import type { EditPath } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { partsOf } from '../../../content/edit/edit-path.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import type { LanguageContent } from '../../../content/load/load.ts'
import { mirrorName } from '../../../content/translations/mirror-names.ts'
import { textKey } from '../../../content/translations/text-key.ts'
import { isShown, type TranslationUnit } from '../../../content/translations/translation-units.ts'
import type { Sought } from '../../wire/replace.ts'
import { isSearched, textsIn, type WrittenText } from './written-texts.ts'

/** A text of a mirror, which it says in its language. `source` is the file that it mirrors. */
export type MirrorText = WrittenText & { mirror: { file: string; tag: string } }

/** What a mirror says besides texts: where its pages are, which it has, and texts that are gone. */
const otherFields: ReadonlySet<string> = new Set([
  ...['path', 'address', 'aliases', 'draft', 'publishAt'],
  ...['records', 'only', 'except', 'texts', 'unused'],
])

/** The translations of a mirror, and the fields that only its language has. */
function* textsOf(mirror: Readonly<Record<string, unknown>>): Generator<{ path: EditPath; value: string }> {
  const { texts } = mirror
  for (const [key, entry] of isMapping(texts) ? Object.entries(texts) : [])
    if (isMapping(entry) && typeof entry['text'] === 'string')
      yield { path: ['texts', key, 'text'], value: entry['text'] }
  for (const [field, value] of Object.entries(mirror)) if (!otherFields.has(field)) yield* textsIn(value, [field])
}

/** The words of the engine in a language: a file of its folder. */
function wordingOf({ translationsOf, language: { tag } }: LanguageContent): MirrorText[] {
  const file = 'wording.yaml'
  const parsed = translationsOf.mirrorAt(tag, file)
  if (parsed === undefined) return []
  const source: ContentFile = { file, kind: 'data', name: 'wording', parsed }
  return [...textsIn(parsed.value, [])].map((text) => ({
    source,
    ...text,
    mirror: { file: mirrorName(tag, file), tag },
  }))
}

/**
 * The texts that mirrors say in the languages of a site. The source text of a translation is none of them: it says which text the
 * translation belongs to.
 */
export function mirrorTexts(
  files: readonly ContentFile[],
  languages: readonly LanguageContent[],
  where: Sought,
): MirrorText[] {
  const found = languages.flatMap((one) => {
    const { language, translationsOf } = one
    const ofFiles = files.flatMap((source): MirrorText[] => {
      const mirror = translationsOf.mirrorAt(language.tag, source.file)?.value
      if (!isMapping(mirror)) return []
      const own = { file: mirrorName(language.tag, source.file), tag: language.tag }
      return [...textsOf(mirror)].map((text) => ({ source, ...text, mirror: own }))
    })
    return [...ofFiles, ...wordingOf(one)]
  })
  return found.filter(({ source, value, path }) => isSearched(source, where, { value, path }))
}

/** The texts of a file with their translations into a language. */
export const unitsIn = ({ language: { tag }, translationsOf }: LanguageContent, source: ContentFile) =>
  source.kind === 'page' ? translationsOf.ofPage(tag, source).units : translationsOf.ofData(tag, source).units

/** The parts of the path of a text as mirrors write it, also that of an override. */
function partsAt(root: unknown, path: EditPath): EditPath {
  const [first, key, ...rest] = path
  return first === 'overrides' && typeof key === 'string' ? [...partsOf(key), ...rest] : partsOf(textKey(root, path))
}

/** Whether visitors see a translation of the text at a path: it is stale once the text is another. */
export function isTranslated({ source, path }: WrittenText, units: readonly TranslationUnit[]): boolean {
  const at = JSON.stringify(partsAt(source.parsed.value, path))
  return units.some((unit) => unit.at !== undefined && isShown(unit) && JSON.stringify(partsOf(unit.path)) === at)
}
