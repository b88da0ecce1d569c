import type { Block } from '../../../../schema/block.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { diagnose, valueRange } from '../../diagnostics/diagnose.ts'
import { unknownName } from '../../diagnostics/suggest.ts'
import { childPosition, setPosition } from '../../parse/source-position.ts'
import type { LinkReference, PictureReference } from '../../resolve/contents.ts'
import type { BlockCheck } from '../../validate/block/check-block.ts'
import { formsIn, type PageForm } from '../../validate/form-checks.ts'
import { checkFragment } from '../fill-and-check.ts'
import { referencesOf } from '../page-result.ts'
import type { SharedContent } from './shared-content.ts'

/** Without the fragment: the diagnostic of a name that there is none of, or the file that links to the dialog lack. */
function withoutFragment({ site, siteRoot, library }: SharedContent): QuoteDialog {
  if (!isMapping(siteRoot)) return { diagnostics: [] }
  const position = childPosition(siteRoot, 'quote')
  const siteFile = childPosition(siteRoot, 'name')?.source.file
  if (position === undefined)
    return { diagnostics: [], missing: siteFile?.replace(/site\.yaml$/, `fragments/${site.quote}.yaml`) }
  const facts = unknownName(site.quote, library.fragmentNames(), position)
  return { diagnostics: [diagnose('unknown-fragment', valueRange(position), facts)] }
}

/** The block in the quote dialog, and the form that it is, with its file. */
export type QuoteDialog = {
  block?: Block | undefined
  forms?: { file: string; forms: readonly PageForm[] }
  /** Its links and pictures. */
  references?: { links: LinkReference[]; pictures: PictureReference[] }
  diagnostics: Diagnostic[]
  /** The file of shared data that would hold the block, where there is none and no other is named. */
  missing?: string | undefined
}

/** The block in the quote dialog of every page: the fragment that the site file names under `quote`. */
export function checkQuoteDialog(shared: SharedContent, checkBlock: BlockCheck): QuoteDialog {
  const { site, library, libraryFor, scopeOf } = shared
  const fragment = library.fragment(site.quote)
  if (fragment === undefined) return withoutFragment(shared)
  if ('chain' in fragment || fragment.broken) return { diagnostics: [] }
  const [position] = fragment.positions
  const file = position?.source.file ?? ''
  const { checked, diagnostics } = checkFragment(fragment, scopeOf(file), libraryFor(), checkBlock)
  const block = checked[0]?.block as Block | undefined
  if (block && position) setPosition(block, position)
  const references = referencesOf(checked, { origin: site.origin, schemas: checkBlock.schemas })
  if (shared.collectionsBroken) return { block, diagnostics: [] }
  return { block, forms: { file, forms: formsIn(checked, checkBlock.schemas) }, references, diagnostics }
}
