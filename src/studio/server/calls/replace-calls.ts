import type { LoadedSite } from '../../../content/load/load.ts'
import type { Requests } from '../../wire/calls.ts'
import type { FoundTexts, Sought } from '../../wire/replace.ts'
import { say } from '../../words/say.ts'
import type { Outcome } from '../file-edits.ts'
import { listedPages } from '../models/listed-pages.ts'
import { foundTexts, replacingEdits } from '../replace/found-texts.ts'
import type { SiteFiles } from '../site-files.ts'

const listedIn = (site: LoadedSite | undefined) => (site ? listedPages(site) : [])

/** The calls that search all content, and replace what was found in one step. */
export function createReplaceCalls({ content, files, siteOf }: Pick<SiteFiles, 'content' | 'files' | 'siteOf'>) {
  /** Titles as of the last time that all pages were read. */
  const titles = () => new Map(listedIn(siteOf()).map(({ address, title }) => [address, title]))
  const searched = () => ({ files: content.parsedFiles(), languages: content.languages() })
  return {
    async find(sought: Sought): Promise<FoundTexts> {
      return foundTexts(searched(), sought, { fileOf: content.fileOf, titles: titles() })
    },
    /** Replaces all matches but those in `except`, as one step. */
    async replaceAll({ sought, except, seen }: Requests['replaceAll']): Promise<Outcome> {
      const edits = await replacingEdits(
        searched(),
        sought,
        { except: new Set(except), seen },
        { fileOf: content.fileOf, hashOf: files.hashOf },
      )
      const label = say().server.steps.replaceText(sought.search, sought.replaceWith, edits.length)
      return files.edit({ files: edits, label })
    },
  }
}
