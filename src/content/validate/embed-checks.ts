import type { Embed } from '../../../blocks/embed/schema.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Site } from '../../../schema/site.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { type CheckedBlock, fieldPosition } from './checked-block.ts'

/** Parts of other sites whose host the site file does not list, or that belong to this site. */
export const embedDiagnostics = (
  blocks: readonly CheckedBlock[],
  { site: { origin, embeds }, siteFile }: { site: Site; siteFile: string },
): Diagnostic[] =>
  blocks.flatMap((one) => {
    if (one.block.type !== 'embed') return []
    const url = new URL((one.block as CheckedBlock['block'] & Embed).href)
    const at = () => valueRange(fieldPosition(one, 'href'), 'embed')
    if (url.origin === origin) return [diagnose('own-embed', at(), {})]
    return embeds.includes(url.host) ? [] : [diagnose('unlisted-embed', at(), { host: url.host, embeds, siteFile })]
  })
