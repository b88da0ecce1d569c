import { join } from 'node:path'
import { setLanguage } from '../../schema/language/language.ts'
import { setLand } from '../../schema/outline.ts'
import { type LoadedSite, loadSite } from '../../src/content/load/load.ts'

let loaded: Promise<LoadedSite> | undefined

/** The sample site, with its language and land. It takes seconds to load, so files of tests share it and only read it. */
export async function sampleSite(): Promise<LoadedSite> {
  loaded ??= loadSite({ root: join(import.meta.dirname, '../..') })
  const site = await loaded
  setLanguage(site.material.shared.language)
  setLand(site.material.shared.land)
  return site
}
