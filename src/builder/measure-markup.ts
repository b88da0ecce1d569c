import { searchWords } from '../../schema/language/search-words.ts'
import { consentVersion } from '../../schema/measure/consent.ts'
import type { Site } from '../../schema/site/site.ts'
import type { MeasureData } from '../measure/measure.ts'
import { scriptJson } from '../render/script-json.ts'

type Settings = Pick<Site, 'measure' | 'consent'>

/** Whether pages need the script that counts and asks for consent. */
export const isMeasured = ({ measure, consent }: Settings): boolean =>
  measure.length > 0 || (consent !== undefined && consent.embeds.length > 0)

/**
 * The script at this address, which counts and asks for consent, with its settings, for the end of each page; `undefined` on a
 * site that needs none. With `counts: false` it asks and shows parts of other sites, and counts nothing.
 */
export function measureMarkup(site: Settings, address: string, { counts = true } = {}): string | undefined {
  const { measure, consent } = site
  if (!isMeasured(site)) return undefined
  const version = consentVersion(site)
  const data: MeasureData = {
    providers: counts ? measure : [],
    embeds: consent?.embeds ?? [],
    nothingFound: searchWords.none,
    ...(consent &&
      version !== '' && { consent: { when: consent.when, askAgainAfterMonths: consent.askAgainAfterMonths, version } }),
  }
  const script = `<script type="module" src="${address}"></script>`
  return `<script type="application/json" id="measure">${scriptJson(data)}</script>${script}`
}
