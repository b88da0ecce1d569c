import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { hintInLanguage, messageInLanguage } from '../../src/studio/diagnostic-texts.ts'
import { inItsLanguage } from '../../src/studio/server/request-language.ts'
import { say } from '../../src/studio/words/say.ts'

/** Words that stand in most English sentences, and in no German one. */
const english = /\b(?:the|is|are|must|has|have|not|and|or|of|with|but|this|such|which|needs|takes|there|cannot)\b/i

/** A text without what stands for itself in each language: code, quotes, and names of files. */
const proseOf = (text: string) => text.replaceAll(/`[^`]*`|[„“"][^“”"]*[“”"]|\S*[/.#]\S+|\{[^}]*\}/g, '')

/** The code and the numbers of a text, each of which any language repeats; the studio says folders in words. */
const valuesOf = (text: string) => [
  ...(text.match(/`[^`]+`/g) ?? []).filter((code) => !/^`_data\/(?:.*\/)?`$/.test(code)),
  ...(text.replaceAll(/`[^`]*`/g, '').match(/\d+/g) ?? []),
]

/** A request of a studio in German. */
const request = Object.assign(new IncomingMessage(new Socket()), { headers: { 'accept-language': 'de' } })

/** What is wrong with what the studio says of diagnostics in German. */
export function germanFaults(diagnostics: readonly Diagnostic[]): Promise<string[]> {
  const isHintNeeded = diagnostics.map((found) => hintInLanguage(found) !== '')
  return inItsLanguage(request, async () =>
    diagnostics.flatMap((found, index) => faultsOf(found, isHintNeeded[index] ?? false)),
  )
}

function faultsOf(found: Diagnostic, isHintNeeded: boolean): string[] {
  const [message, hint] = [messageInLanguage(found), hintInLanguage(found)]
  const title = found.fix?.title
  const lost = valuesOf(found.message).filter((value) => !message.includes(value))
  return [
    ...(message === found.message ? [`${found.code}: not in German: ${message}`] : []),
    ...(title !== undefined && say().diagnostics?.fix(title) === title
      ? [`${found.code}: has a fix that is not in German: ${title}`]
      : []),
    ...[message, hint].flatMap((text) =>
      english.test(proseOf(text)) ? [`${found.code}: has English words: ${text}`] : [],
    ),
    ...lost.map((value) => `${found.code}: lacks ${value} of “${found.message}”: ${message}`),
    ...(isHintNeeded && hint === '' ? [`${found.code}: has no hint, but in English: ${found.hint}`] : []),
  ]
}
