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
    const headers = { Language: to, 'X-Source-Language': from, 'MIME-Version': '1.0' }
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
    const entries = Object.values(read.translations)
      .flatMap((ofContext) => Object.values(ofContext))
      .filter(({ msgctxt }) => msgctxt)
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
          line: lines[index] ?? 1,
        }
      }),
    }
  },
}
