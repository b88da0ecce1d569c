import { type BlockSchemas, withTones } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Page } from '../../../schema/page.ts'
import { parse } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'
import { startResolving } from '../resolve/resolve-context.ts'
import { resolveData } from '../resolve/resolve-data.ts'
import { createBlockCheck } from '../validate/block/check-block.ts'
import { assignIds } from '../validate/block-ids.ts'
import { fillAndCheck } from './fill-and-check.ts'
import type { SharedContent } from './shared/shared-content.ts'

type Read = { block?: Page['blocks'][number]; diagnostics: Diagnostic[] }

/** Examples name tones of the sample site; in another the block has the tone of pages. */
function dropUnknownTone(block: unknown, tones: readonly string[]): void {
  if (typeof block !== 'object' || block === null || !('tone' in block)) return
  if (typeof block.tone === 'string' && !tones.includes(block.tone)) delete block.tone
}

/**
 * Checks the example of a block like a block of a page: fills tokens, resolves shared lists, validates by its schema.
 */
export function checkExample(
  source: Source,
  { libraryFor, scopeOf, tones }: SharedContent,
  schemas: BlockSchemas,
): Read {
  const parsed = parse(source, 'type: …\ntitle: …')
  if (parsed.value === undefined) return { diagnostics: parsed.diagnostics }
  const resolving = startResolving(libraryFor())
  const filled = resolveData(parsed.value, resolving)
  dropUnknownTone(filled, tones)
  const read = fillAndCheck(
    { blocks: [filled], positions: [parsed.position] },
    scopeOf(source.file),
    createBlockCheck(withTones(schemas, tones)),
  )
  const diagnostics = [...resolving.diagnostics, ...read.diagnostics]
  const { blocks } = assignIds(read.checked)
  return { ...(diagnostics.length === 0 && { block: blocks[0] as Page['blocks'][number] }), diagnostics }
}
