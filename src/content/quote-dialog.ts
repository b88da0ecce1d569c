import type { Block } from '../../blocks/registry.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import type { createBlockCheck } from './blocks.ts'
import { diagnose, spotOf } from './diagnose.ts'
import { childPlace, isMapping } from './place.ts'
import { readBlocks } from './read-blocks.ts'
import { resolveData } from './resolve-data.ts'
import { startResolving, unknownName } from './resolving.ts'
import type { SharedContent } from './shared.ts'

/** The block in the quote dialog of every page: the fragment that the site file names under `quote`. */
export function readQuoteDialog(
  { site, siteRoot, library, libraryFor, scopeOf }: SharedContent,
  checkBlock: ReturnType<typeof createBlockCheck>,
): { block?: Block | undefined; diagnostics: Diagnostic[] } {
  const place = isMapping(siteRoot) ? childPlace(siteRoot, 'quote') : undefined
  if (site.quote === undefined || place === undefined) return { diagnostics: [] }
  const fragment = library.fragment(site.quote)
  if (fragment === undefined)
    return {
      diagnostics: [
        diagnose('unknown-fragment', spotOf(place), unknownName(site.quote, library.fragmentNames(), place)),
      ],
    }
  if ('chain' in fragment || fragment.broken) return { diagnostics: [] }
  const scope = scopeOf(fragment.places[0]?.source.file ?? place.source.file)
  const resolving = startResolving(libraryFor())
  const blocks = fragment.blocks.map((block) => resolveData(block, resolving))
  const { parsed, diagnostics } = readBlocks(blocks, fragment.places, scope, checkBlock)
  return { block: parsed[0] as Block | undefined, diagnostics: [...resolving.diagnostics, ...diagnostics] }
}
