import type { BlockSchemas } from '../../../../schema/block.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { defaultLanguage, inLanguage, type Language, type Wording } from '../../../../schema/language/language.ts'
import { languageFields, languageOf } from '../../../../schema/language/language-fields.ts'
import { wordingSchema } from '../../../../schema/language/wording.ts'
import { languagesSchema } from '../../../../schema/translations/languages.ts'
import { diagnose, valueRange } from '../../diagnostics/diagnose.ts'
import { GeoJsonError } from '../../outline/geojson.ts'
import type { DrawnLand } from '../../outline/read-land.ts'
import type { Parsed } from '../../parse/parse.ts'
import { locate } from '../../parse/source-position.ts'
import { checkFile } from '../../validate/records/record-checks.ts'
import { wordsFor } from './ready-words.ts'
import { checkSite } from './site-file.ts'
import { checkTheme } from './theme-file.ts'

/** The files of `_data/` by name without extension, such as `cities/la`; the day; where diagnostics are added. */
export type Checking = { files: ReadonlyMap<string, Parsed>; today: string; diagnostics: Diagnostic[] }

/** Reads the land of an outline. Throws `GeoJsonError`. */
type LandAt = (outline: string) => DrawnLand | undefined

/** What reads the land of a site, its block types, and those that it brings and that are broken. */
export type Code = { landAt: LandAt; blocks: BlockSchemas; broken: readonly string[] }

/** The land of the site file; a wrong GeoJSON file is reported where it is named. */
function landOf(
  { site: { outline }, root }: ReturnType<typeof checkSite>,
  landAt: LandAt,
  diagnostics: Diagnostic[],
): DrawnLand | undefined {
  const position = root && locate(root, ['outline']).position
  if (outline === undefined || position === undefined) return undefined
  try {
    return landAt(outline)
  } catch (error) {
    if (!(error instanceof GeoJsonError)) throw error
    const problem = `\`_data/${outline}\` ${error.message}.`
    diagnostics.push(diagnose('invalid-value', valueRange(position), { key: 'outline', problem, description: '' }))
    return undefined
  }
}

/** The language in which the texts of the site file are set, and the time zone of its days: the file says both itself. */
export function writtenLanguage(site: Parsed | undefined): Language {
  const value = isMapping(site?.value) ? site.value : {}
  const { data: locale = defaultLanguage.locale } = languageFields.locale.safeParse(value['locale'])
  const { data: timeZone = defaultLanguage.timeZone } = languageFields.timeZone.safeParse(value['timeZone'])
  return { ...defaultLanguage, locale, timeZone }
}

/** The tag of the language in which the files of a site are written, if it has several. */
export function writtenTag(site: Parsed | undefined): string | undefined {
  const value = isMapping(site?.value) ? site.value : {}
  return languagesSchema.safeParse(value['languages']).data?.[0]?.tag
}

/** The site file, the language with the words of the site, the land of its maps, and its theme. */
export function checkSettings(
  { files, today, diagnostics }: Checking,
  siteFile: string,
  { landAt, blocks, broken }: Code,
) {
  const siteSource = files.get('site')
  const ownLanguage = writtenLanguage(siteSource)
  const checkedSite = inLanguage(ownLanguage, () =>
    checkSite(siteSource, { file: siteFile, text: '' }, today, diagnostics),
  )
  const wordingFile = files.get('wording')
  const wordings = wordingSchema(blocks, broken)
  const wording =
    wordingFile &&
    inLanguage(ownLanguage, () => checkFile(wordingFile, { schema: wordings, owner: 'wording', today }, diagnostics))
      .data
  return {
    checkedSite,
    wordingSchema: wordings,
    language: languageOf(checkedSite.site, wordsFor(checkedSite.site.locale, (wording ?? {}) as Wording)),
    land: landOf(checkedSite, landAt, diagnostics),
    ...checkTheme(files.get('theme'), today, diagnostics),
  }
}

export type Settings = ReturnType<typeof checkSettings>
