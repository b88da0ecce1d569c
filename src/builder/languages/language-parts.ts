import { memoizeObjects } from '../../cache/memoize.ts'
import type { HtmlParts, SharedHtml } from '../../render/html-parts.ts'
import { cutAtChoices } from './language-choice.ts'
import type { LanguageOutput } from './language-outputs.ts'

/** A part of a page, or what stands in it as it is: an address of another language. */
export type OutputPart = HtmlParts[number] | { readonly ready: string }

/**
 * Returns a function that marks a part of the page at a path as a language writes it, and puts the choice of languages into it. Of what pages
 * share, only this choice is another on each. Addresses are not in the language yet.
 */
export function createLanguageParts(
  output: LanguageOutput | undefined,
): (path: string, part: HtmlParts[number]) => OutputPart[] {
  if (output === undefined) return (_, part) => [part]
  const cut = memoizeObjects(({ shared }: SharedHtml) => cutAtChoices(output.marks.shared(shared)))
  return (path, part) => {
    if (typeof part === 'string') return [output.marks.page(path, part)]
    return cut(part).map((piece) => (typeof piece === 'string' ? { ready: output.choiceOf(path, piece) } : piece))
  }
}

/** The HTML of a whole page in its language, with its addresses and with more at the end of its head. */
export function pageInLanguage(path: string, html: HtmlParts, output: LanguageOutput | undefined): string {
  const partsOf = createLanguageParts(output)
  const inLanguage = output ? output.put.html : (text: string) => text
  const whole = html
    .flatMap((part) => partsOf(path, part))
    .map((part) => {
      if (typeof part === 'string') return inLanguage(part)
      return 'ready' in part ? part.ready : inLanguage(part.shared)
    })
    .join('')
  const more = output?.headOf(path) ?? ''
  return more === '' ? whole : whole.replace('</head>', () => `${more}</head>`)
}
