import type { Manifest } from 'vite'
import { searchWords } from '../../schema/language/search-words.ts'
import { askedEntries, consentVersion } from '../../schema/measure/consent.ts'
import type { Site } from '../../schema/site.ts'
import type { MeasureData } from '../measure/measure.ts'
import { scriptJson } from '../render/script-json.ts'
import { measureEntry } from './assets/used-scripts.ts'

/** The script that counts, with its settings, for the end of each page; `undefined` on a site that counts nothing. */
export function measureMarkup(site: Pick<Site, 'measure' | 'consent'>, manifest: Manifest): string | undefined {
  const { measure, consent } = site
  if (measure.length === 0) return undefined
  const asked = askedEntries(site)
  const data: MeasureData = {
    providers: measure,
    nothingFound: searchWords.none,
    ...(consent && asked.length > 0 && { consent: { when: consent.when, version: consentVersion(asked) } }),
  }
  const script = `<script type="module" src="/${manifest[measureEntry]?.file}"></script>`
  return `<script type="application/json" id="measure">${scriptJson(data)}</script>${script}`
}
