import type { Block } from '../../../blocks/registry.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { quoteHref } from '../../../schema/quote-href.ts'
import { diagnose, spotOf } from '../diagnostics/diagnose.ts'
import { unknownName } from '../diagnostics/suggest.ts'
import { childPosition, isMapping, locate } from '../parse/source-position.ts'
import { startResolving } from '../resolve/resolve-context.ts'
import { resolveData } from '../resolve/resolve-data.ts'
import type { createBlockCheck } from '../validate/block-check.ts'
import { type FoundForm, formsIn } from '../validate/form-checks.ts'
import { readBlocks } from './read-blocks.ts'
import type { SharedContent } from './shared-content.ts'

/** The diagnostic of a missing dialog fragment: an unknown name, or a missing one. */
function withoutFragment({ site, siteRoot, library }: SharedContent): Diagnostic[] {
  if (!isMapping(siteRoot)) return []
  const place = childPosition(siteRoot, 'quote')
  if (place)
    return [diagnose('unknown-fragment', spotOf(place), unknownName(site.quote, library.fragmentNames(), place))]
  const button = locate(siteRoot, ['header', 'button', 'href'])
  if (button.place === undefined || button.value !== quoteHref) return []
  const file = button.place.source.file.replace(/site\.yaml$/, `fragments/${site.quote}.yaml`)
  return [diagnose('missing-quote-form', spotOf(button.place), { button: String(site.header.button?.text), file })]
}

/** The block in the quote dialog, and the form that it is, with its file. */
export type QuoteDialog = {
  block?: Block | undefined
  forms?: { file: string; forms: readonly FoundForm[] }
  diagnostics: Diagnostic[]
}

/** The block in the quote dialog of every page: the fragment that the site file names under `quote`. */
export function readQuoteDialog(shared: SharedContent, checkBlock: ReturnType<typeof createBlockCheck>): QuoteDialog {
  const { site, library, libraryFor, scopeOf } = shared
  const fragment = library.fragment(site.quote)
  if (fragment === undefined) return { diagnostics: withoutFragment(shared) }
  if ('chain' in fragment || fragment.broken) return { diagnostics: [] }
  const file = fragment.places[0]?.source.file ?? ''
  const scope = scopeOf(file)
  const resolving = startResolving(libraryFor())
  const blocks = fragment.blocks.map((block) => resolveData(block, resolving))
  const { parsed, filled, places, diagnostics } = readBlocks({ blocks, places: fragment.places }, scope, checkBlock)
  return {
    block: parsed[0] as Block | undefined,
    forms: { file, forms: formsIn(parsed, filled, places) },
    diagnostics: [...resolving.diagnostics, ...diagnostics],
  }
}
