import { z } from 'zod'
import { count } from '../../../../schema/writing/count.ts'
import type { LoadedSite } from '../../../content/load/load.ts'
import { type FoundTexts, fileScopes, type Sought, valueKinds } from '../../wire/replace.ts'
import { listedPages } from '../models/listed-pages.ts'
import { foundTexts, replacingEdits } from '../replace/found-texts.ts'
import { RequestRefused } from '../request-guard.ts'
import type { SiteFiles } from '../site-files.ts'

const names = <Name extends string>(of: Readonly<Record<Name, string>>) => z.enum(Object.keys(of) as [Name, ...Name[]])

const sought = z.strictObject({
  search: z.string().max(1_000),
  replaceWith: z.string().max(10_000),
  matchCase: z.boolean(),
  wholeWords: z.boolean(),
  isRegular: z.boolean(),
  values: names(valueKinds),
  scope: names(fileScopes),
  below: z.string().max(500),
  withTemplates: z.boolean(),
})
const replacing = z.strictObject({ sought, except: z.array(z.string()), seen: z.string() })

const listedIn = (site: LoadedSite | undefined) => (site ? listedPages(site) : [])

/** The calls that search all content, and replace what was found in one step. */
export function createReplaceCalls({ content, files, siteOf }: Pick<SiteFiles, 'content' | 'files' | 'siteOf'>) {
  /** Titles as of the last time that all pages were read. */
  const titles = () => new Map(listedIn(siteOf()).map(({ address, title }) => [address, title]))
  return {
    async find(body: Record<string, unknown>): Promise<FoundTexts> {
      const { data } = sought.safeParse(body['sought'])
      if (data === undefined) throw new RequestRefused(400, 'The request is not a search.')
      return foundTexts(content.parsedFiles(), data satisfies Sought, { fileOf: content.fileOf, titles: titles() })
    },
    /** Replaces all matches but those in `except`, as one step. */
    async replaceAll({ shown: _shown, ...body }: Record<string, unknown>) {
      const { data } = replacing.safeParse(body)
      if (data === undefined) throw new RequestRefused(400, 'The request is not a replacement.')
      const { search, replaceWith } = data.sought
      const edits = await replacingEdits(
        content.parsedFiles(),
        data.sought,
        { except: new Set(data.except), seen: data.seen },
        { fileOf: content.fileOf, hashOf: files.hashOf },
      )
      const label = `Replace “${search}” with “${replaceWith}” in ${count(edits.length, 'file')}`
      return files.edit({ files: edits, label })
    },
  }
}
