import { type GetTextTranslation, po as gettext } from 'gettext-parser'
import { type ExchangeFormat, type ExchangeUnit, exchangeState, UnreadableExchange } from './exchange-unit.ts'

const contextOf = ({ file, path }: ExchangeUnit) => `${file}#${path}`

function entryOf(unit: ExchangeUnit): GetTextTranslation {
  const { path, source, target, before, max, note } = unit
  const state = exchangeState(unit)
  const extracted = [
    ...(note === undefined ? [] : [note]),
    ...(max === undefined ? [] : [`At most ${max} characters.`]),
  ]
  const isFuzzy = state === 'stale' || state === 'unreviewed'
  return {
    msgctxt: contextOf(unit),
    msgid: source,
    msgstr: [target ?? ''],
    comments: {
      reference: `${unit.file}:${path.replaceAll(/\s/g, '_')}`,
      ...(extracted.length > 0 && { extracted: extracted.join('\n') }),
      ...(isFuzzy && { flag: 'fuzzy' }),
      ...(before !== undefined && { previous: `msgid ${JSON.stringify(before)}` }),
    } as NonNullable<GetTextTranslation['comments']>,
  }
}

/** The lines of the contexts, in order: the parser does not say them. */
function linesOfContexts(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (/^\s*msgctxt\b/.test(line) ? [index + 1] : []))
}

/** Gettext, for Weblate, Poedit and others. */
export const po: ExchangeFormat = {
  ending: '.po',
  write: (units, { from, to }) => {
    // `msgfmt -c` asks for the first four. Without a date, the same texts are the same file.
    const asked = {
      'Project-Id-Version': 'Marquee',
      'PO-Revision-Date': '',
      'Last-Translator': '',
      'Language-Team': '',
    }
    const headers = { ...asked, Language: to, 'X-Source-Language': from, 'MIME-Version': '1.0' }
    const contentType = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': '8bit' }
    const translations = Object.fromEntries(
      units.map((unit) => [contextOf(unit), { [unit.source]: entryOf(unit) }] as const),
    )
    const file = { charset: 'utf-8', headers: { ...headers, ...contentType }, translations }
    return `${gettext.compile(file, { foldLength: 0 }).toString('utf8').trimEnd()}\n`
  },
  read: (text) => {
    let read: ReturnType<typeof gettext.parse>
    try {
      read = gettext.parse(text.replace(/^\uFEFF/, ''), { validation: false })
    } catch (error) {
      throw new UnreadableExchange(error instanceof Error ? `is no PO: ${error.message}` : 'is no PO')
    }
    const lines = linesOfContexts(text)
    const to = read.headers['Language'] ?? read.headers['language']
    const all = Object.values(read.translations).flatMap((ofContext) => Object.values(ofContext))
    const strays = all.filter(({ msgctxt, msgid, msgstr }) => !msgctxt && msgid !== '' && msgstr[0] !== '')
    // Nobody should believe that these were taken: `xliff2po` leaves the contexts out.
    if (strays.length > 0)
      throw new UnreadableExchange(
        `has ${strays.length} ${strays.length === 1 ? 'text' : 'texts'} without the \`msgctxt\` of the export, which says where a text belongs. Programs that turn PO into XLIFF and back leave it out: send them XLIFF, which is \`--format xliff\``,
      )
    const entries = all.filter(({ msgctxt }) => msgctxt)
    return {
      ...(to && { to }),
      units: entries.map(({ msgctxt = '', msgid, msgstr, comments }, index) => {
        const at = msgctxt.indexOf('#')
        const target = msgstr[0] ?? ''
        const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '')
        return {
          file: msgctxt.slice(0, at),
          path: msgctxt.slice(at + 1),
          source: msgid,
          ...(target.trim() !== '' && !isFuzzy && { target, isReviewed: true }),
          ...(msgstr.length > 1 && { problem: 'has several plural forms, and the site has one text there' }),
          line: lines[index] ?? 1,
        }
      }),
    }
  },
}
