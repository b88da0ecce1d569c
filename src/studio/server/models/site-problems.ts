import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { valueIn } from '../../../../schema/edit.ts'
import { parseEditPath } from '../../../content/edit/edit-path.ts'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { parse } from '../../../content/parse/parse.ts'
import { mirrorOf } from '../../../content/translations/mirror-names.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import { isSample } from '../../sample-values.ts'
import type { SiteProblems } from '../../wire/listing.ts'
import type { PageModel } from '../../wire/page.ts'

/** How many problems are listed. */
const maxListed = 200

export const noProblems: SiteProblems = { errors: 0, warnings: 0, samples: 0, listed: [] }

const keyOf = ({ code, file, path, message }: Diagnostic) => JSON.stringify([code, file, path, message])

/**
 * The problems of a site without those of one page: these are listed with the page, as they are while it is edited. Of
 * many problems only the first are listed, errors before warnings, and what is left of the sample at the end.
 */
export function problemsBeside(
  { file, diagnostics }: Pick<PageModel, 'file' | 'diagnostics'>,
  site: LoadedSite,
  content: Pick<Content, 'pageFiles' | 'fileOf' | 'names'>,
): SiteProblems {
  const own = new Set(diagnostics.map(keyOf))
  const others = site.diagnostics.filter((one) => one.file !== file && !own.has(keyOf(one)))
  const errors = others.filter(({ severity }) => severity === 'error')
  const samples = others.filter(isSample)
  const warnings = others.filter((one) => one.severity !== 'error' && !isSample(one))
  const pages = new Map(content.pageFiles().map((page) => [content.fileOf(page.file), page.name as string]))
  const mirrors = new Map(content.names().map((name) => [content.fileOf(name), mirrorOf(name)]))
  const listed = [...errors, ...warnings, ...samples].slice(0, maxListed).map((diagnostic) => {
    const mirror = mirrors.get(diagnostic.file)
    const file = mirror === undefined ? diagnostic.file : content.fileOf(mirror.source)
    const isShared = /(?:^|\/)_data\/.*\.yaml$/.test(file)
    const address = pages.get(file) ?? (isShared ? sharedAddress(file) : undefined)
    return { diagnostic, ...(address !== undefined && { address }), ...(mirror && { language: mirror.tag }) }
  })
  return { errors: errors.length, warnings: warnings.length, samples: samples.length, listed }
}

/**
 * The diagnostics of a file that were found in an earlier text, without those whose value was changed since: whether it
 * is still wrong shows when all pages have been checked again.
 */
export function stillThere(found: readonly Diagnostic[], before: string | undefined, after: string): Diagnostic[] {
  if (found.length === 0 || before === undefined || before === after) return [...found]
  const [old, now] = [before, after].map((text) => parse({ file: '', text }).value)
  return found.filter(({ path }) => {
    if (path === '') return true
    const at = parseEditPath(path)
    return isDeepStrictEqual(valueIn(old, at), valueIn(now, at))
  })
}
