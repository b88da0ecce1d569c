import type { ArtifactLocation, Fix as SarifFix } from 'sarif'
import type { Fix } from '../../../schema/diagnostic.ts'
import { EditRefused } from '../edit/edit-refused.ts'
import { fixedText } from '../edit/fixed-text.ts'
import { spliceBetween } from '../edit/splice.ts'
import { positionAt } from '../parse/source.ts'

/** The address of a file in a log, relative to the root of the repository. */
export const artifactLocation = (file: string): ArtifactLocation => ({
  uri: file.split('/').map(encodeURIComponent).join('/'),
  uriBaseId: '%SRCROOT%',
})

/** The text of the file after the fix; `undefined` if SARIF cannot say it: a file that is created or deleted. */
function textAfter(text: string, fix: Fix): string | undefined {
  if (fix.change.kind === 'create' || fix.change.kind === 'delete') return undefined
  try {
    return fixedText(text, fix)
  } catch (error) {
    // The file is written in a way that edits refuse, such as with anchors.
    if (error instanceof EditRefused) return undefined
    throw error
  }
}

/** The fix of a diagnostic, as one replacement in the text of its file. */
export function sarifFix(fix: Fix, text: string): SarifFix | undefined {
  const after = textAfter(text, fix)
  if (after === undefined) return undefined
  const { start, end, text: inserted } = spliceBetween(text, after)
  const source = { file: fix.file, text }
  const [from, to] = [positionAt(source, start), positionAt(source, end)]
  const deletedRegion = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
  const insertedContent = { text: inserted.toWellFormed() }
  return {
    description: { text: fix.title },
    artifactChanges: [
      { artifactLocation: artifactLocation(fix.file), replacements: [{ deletedRegion, insertedContent }] },
    ],
  }
}
