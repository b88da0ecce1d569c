import { valueChanges } from '../../../content/compare/value-changes.ts'
import type { SharedContent } from '../../../content/load/shared/shared-content.ts'
import { parse } from '../../../content/parse/parse.ts'
import type { ChangeWords } from '../../wire/history.ts'
import type { NamedText } from '../file-writer.ts'
import { changeWords } from '../publish/change-words.ts'
import { settingsSchema } from '../schemas/settings-schema.ts'

/** What of the site file is not on every page as it is written there. */
const notOnAllPages: ReadonlySet<string> = new Set([
  // Links are compared as they are resolved, figures and maps where pages show them.
  ...['header', 'footer', 'claims', 'outline'],
  // The service and the build read these, and search engines on the home page.
  ...['sample', 'duplicates', 'inquiries', 'aliases', 'headers', 'crawlers'],
  ...['shortName', 'legalName', 'foundingYear', 'priceRange'],
])

/** What every page shows around its blocks: header, footer, notices, and the look and the words of the site. As text, to be compared. */
export function frameOf({ site, header, footer, theme, language }: SharedContent): string {
  const own = Object.entries(site).filter(([name]) => !notOnAllPages.has(name))
  const { search, button } = site.header
  return JSON.stringify({ own, search, button, note: site.footer.note, header, footer, theme, language })
}

/** What edits change in shared files, in words. */
export const changesInWords = (texts: readonly NamedText[]): ChangeWords[] =>
  texts
    .filter(({ name }) => name.startsWith('_data/') && name.endsWith('.yaml'))
    .flatMap(({ name, before, after = '' }) => {
      const [from, to] = [before.text, after].map((text) => parse({ file: '', text }).value)
      return valueChanges(from, to).map((change) => changeWords(change, [from, to], settingsSchema(name)))
    })
