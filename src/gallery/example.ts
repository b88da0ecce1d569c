import { join, relative } from 'node:path'
import { folderOf } from '../../blocks/find-blocks.ts'
import type { Page } from '../../blocks/page.ts'
import { type BlockSchemas, withTones } from '../../schema/block.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { checkBlocks } from '../content/load/check-blocks.ts'
import type { SharedContent } from '../content/load/shared-content.ts'
import { parse } from '../content/parse/parse.ts'
import type { Source } from '../content/parse/source.ts'
import { startResolving } from '../content/resolve/resolve-context.ts'
import { resolveData } from '../content/resolve/resolve-data.ts'
import { assignIds, createBlockCheck } from '../content/validate/block-check.ts'
import { withSlashes } from '../files/with-slashes.ts'

/** The address of the gallery. The pages of blocks lie below it. */
export const galleryPath = '/gallery'
export const blockPath = (type: string) => `${galleryPath}/${type}` as const
/** The file of the example of a block type, from `root`: the site's own, else the engine's. `pages` is absolute. */
export function exampleFile(root: string, pages: string, type: string): string {
  const folder = folderOf(pages, type)?.folder ?? ''
  return withSlashes(relative(root, join(folder, 'example.yaml')))
}

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
  const read = checkBlocks(
    { blocks: [filled], positions: [parsed.position] },
    scopeOf(source.file),
    createBlockCheck(withTones(schemas, tones)),
  )
  const diagnostics = [...resolving.diagnostics, ...read.diagnostics]
  const { blocks } = assignIds(read.checked)
  return { ...(diagnostics.length === 0 && { block: blocks[0] as Page['blocks'][number] }), diagnostics }
}

type Example = { purpose: string; file: string; block: Page['blocks'][number] }

/** The page of the gallery that shows the example of a block alone. */
export function examplePage(type: string, { purpose, file, block }: Example): Page {
  const head = { title: `Block: ${type}`, description: purpose, noindex: true, aliases: [] }
  return { ...head, path: blockPath(type), file, blocks: [block] }
}
