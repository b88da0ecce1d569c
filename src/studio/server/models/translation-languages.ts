import { directionOf } from '../../../../schema/language/language.ts'
import { translatedInto } from '../../../../schema/translations/languages.ts'
import type { ContentFolder } from '../../../content/load/load.ts'
import type { ShownSiteLanguage } from '../../wire/setup.ts'

/** The languages of a site, that of its files first; empty on a site in one. */
export function shownLanguages({ shared }: Pick<ContentFolder, 'shared'>): ShownSiteLanguage[] {
  const { site } = shared()
  const [first] = site.languages
  const others = translatedInto(site, true)
  if (first === undefined || others.length === 0) return []
  return [first, ...others].map(({ tag }) => ({
    tag,
    name: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag,
    direction: directionOf(tag),
  }))
}
