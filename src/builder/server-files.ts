import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageHead } from '../content/derive/page-summary.ts'
import type { SiteContent } from '../content/load/load.ts'
import { aliasTable } from './aliases.ts'
import { speculationRules } from './speculation-rules.ts'

type Notes = {
  site: Pick<SiteContent, 'site'> & { pages: readonly PageHead[] }
  forms: Record<string, readonly object[]>
  /** Of the inline scripts and styles. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  hasGallery: boolean
}

/** Writes the files that configure the server, and the speculation rules. */
export async function writeServerFiles(
  stagingDir: string,
  { site: content, forms, scriptHashes, styleHashes, hasGallery }: Notes,
): Promise<void> {
  const { imageBase, crawlers } = content.site
  const json = (name: string, value: unknown) => writeFile(join(stagingDir, name), JSON.stringify(value))
  await json('_headers.json', {
    scriptHashes,
    styleHashes,
    imageOrigins: imageBase ? [new URL(imageBase).origin] : [],
    ...(hasGallery && { gallery: true }),
  })
  await json('_aliases.json', aliasTable(content))
  if (crawlers.snapshots === 'rewrite') await json('_snapshots.json', 'rewrite')
  await json('_forms.json', forms)
  await json('speculation-rules.json', speculationRules)
}
