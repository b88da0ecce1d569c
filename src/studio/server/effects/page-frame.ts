import { valueChanges } from '../../../content/compare/value-changes.ts'
import type { SharedContent } from '../../../content/load/shared/shared-content.ts'
import { parse } from '../../../content/parse/parse.ts'
import type { ChangeWords } from '../../wire/publish.ts'
import type { NamedText } from '../file-writer.ts'
import { changeWords } from '../publish/change-words.ts'

/** What every page shows around its blocks: header, footer, notices, and the look and the words of the site. As text, to be compared. */
export function frameOf({ site, header, footer, theme, language }: SharedContent): string {
  const { name, phone, email, hours, announcements, actionBar, backToTop, consent, quote } = site
  const own = { name, phone, email, hours, announcements, actionBar, backToTop, consent, quote }
  return JSON.stringify({ own, button: site.header.button, note: site.footer.note, header, footer, theme, language })
}

/** What edits change in shared files, in words. */
export const changesInWords = (texts: readonly NamedText[]): ChangeWords[] =>
  texts
    .filter(({ name }) => name.startsWith('_data/') && name.endsWith('.yaml'))
    .flatMap(({ before, after = '' }) => {
      const [from, to] = [before.text, after].map((text) => parse({ file: '', text }).value)
      return valueChanges(from, to).map((change) => changeWords(change, [from, to]))
    })
