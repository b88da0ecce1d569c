import type { Collections } from '../../../schema/collections/collections.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { DiagnosticCode } from '../../../schema/diagnostics/codes.ts'
import type { Parsed } from '../parse/parse.ts'
import { lineText } from '../parse/source.ts'

/** What can be wrong with a value alone because it was filled in from something that has an error. */
const ofValues: ReadonlySet<string> = new Set<DiagnosticCode>([
  'empty-page-list',
  'invalid-value',
  'missing-key',
  'not-one-line',
  'number-out-of-range',
  'search-length',
  'too-few',
  'too-long',
  'too-many',
  'too-short',
  'unknown-data',
  'unknown-option',
  'unknown-token',
  'unsafe-link',
  'wrong-format',
  'wrong-type',
  'wrong-value',
])

/** What can be wrong alone because of what the site file lists. */
const ofSite: ReadonlySet<string> = new Set<DiagnosticCode>(['own-embed', 'unlisted-embed'])

/** What a page shows that has errors of its own, which are reported in its own file. */
type Broken = {
  /** The collections: what a record is cannot be said. */
  collections: boolean
  /** A record that the page names. */
  record: boolean
  /** The site file. */
  site: boolean
}

/**
 * The diagnostics of a page without consequences of what is broken elsewhere: one cause is one diagnostic. With a broken
 * record all values of the page are in doubt, with a broken site file those on a line with its tokens.
 */
export function withoutConsequences(
  diagnostics: readonly Diagnostic[],
  { source, diagnostics: ofText }: Pick<Parsed, 'source' | 'diagnostics'>,
  broken: Broken,
): Diagnostic[] {
  if (broken.collections) return [...ofText]
  const hasSiteToken = ({ file, line }: Diagnostic) => file !== source.file || lineText(source, line).includes('{site.')
  return diagnostics.filter(
    (found) =>
      !(broken.site && ofSite.has(found.code)) &&
      (!ofValues.has(found.code) || !(broken.record || (broken.site && hasSiteToken(found)))),
  )
}

/** Adding or renaming a field fixes what is written for a block; a record that a block shows has fields of its own. */
export function withFittingFix(found: Diagnostic, collections: Collections): Diagnostic {
  const { fix: _fix, ...rest } = found
  const [, folder = ''] = /\/_data\/([a-z0-9-]+)\//.exec(found.file) ?? []
  const isOfField = found.code === 'missing-key' || found.code === 'unknown-key'
  return isOfField && found.block !== undefined && Object.hasOwn(collections, folder) ? rest : found
}
