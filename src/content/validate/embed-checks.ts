import type { BlockSchemas } from '../../../schema/block.ts'
import { embeddedField } from '../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Site } from '../../../schema/site/site.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { type CheckedBlock, fieldPosition, type ParsedBlock } from './checked-block.ts'

/** Parts of other sites whose host the site file does not list, or that belong to this site. */
export const embedDiagnostics = (
  blocks: readonly CheckedBlock[],
  { site: { origin, embeds }, siteFile }: { site: Site; siteFile: string },
  schemas: BlockSchemas,
): Diagnostic[] =>
  blocks.flatMap((one) => {
    const field = embeddedField(schemas, one.block)
    if (field === undefined) return []
    const url = new URL(String(one.block[field as keyof ParsedBlock]))
    const at = () => valueRange(fieldPosition(one, field), one.block.type)
    if (url.origin === origin) return [diagnose('own-embed', at(), {})]
    return embeds.includes(url.host) ? [] : [diagnose('unlisted-embed', at(), { host: url.host, embeds, siteFile })]
  })
