import { commandLine } from '../../../schema/command-line.ts'
import { formatPretty } from '../../content/formats/pretty.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { type LoadedSite, loadSite, type SiteContent } from '../../content/load/load.ts'
import { storedPages } from '../../content/store/stored-pages.ts'
import { tryExamples } from '../../dev/try-examples.ts'
import { projectRoot } from '../../files/roots.ts'

/** Loads the content. Prints its errors and `afterwards`, a sentence, and returns `undefined` if there are errors. */
export const loadOrReport = async (pages: string, afterwards: string, now = new Date()) =>
  validOrReported(
    await loadSite({ root: projectRoot, pages, now, tryExamples, stored: storedPages({ base: projectRoot, pages }) }),
    { afterwards, pages },
  )

/**
 * A loaded site without the parsed content. Prints its errors and `afterwards`, a sentence, and returns `undefined` if
 * there are errors. Reports only the number of warnings: `npm run validate` shows them.
 */
export function validOrReported(
  site: LoadedSite,
  { afterwards, pages, warn = console.error }: { afterwards: string; pages: string; warn?: (words: string) => void },
): SiteContent | undefined {
  const errors = site.diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = site.diagnostics.length - errors.length
  if (errors.length > 0)
    console.error(withSite(`${formatPretty(errors, site.sources, { pages: site.pageCount })}${afterwards}`, pages))
  else if (warnings > 0) warn(withSite(describeWarnings(warnings), pages))
  const {
    material: _material,
    sources: _sources,
    crossPage: _crossPage,
    moments: _moments,
    hashes: _hashes,
    ...content
  } = site
  return errors.length > 0 ? undefined : content
}

/** The number of warnings, and how to read them. */
const describeWarnings = (count: number) =>
  `${count} ${count === 1 ? 'warning' : 'warnings'}. To read them: ${commandLine('validate')}`
