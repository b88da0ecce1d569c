import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { fixedText } from '../../../content/edit/fixed-text.ts'
import type { LoadedSite } from '../../../content/load/load.ts'
import type { Files } from '../site-files.ts'

type Options = { files: Pick<Files, 'textOf'>; siteOf: () => LoadedSite | undefined }

/** Leaves out the fixes of diagnostics that files would refuse now. */
export function createPossibleFixes({ files, siteOf }: Options) {
  /** The diagnostic, without its fix if the file has changed since it was found: it may be fixed already. */
  function withFreshFix(found: Diagnostic): Diagnostic {
    const { fix, ...rest } = found
    const site = siteOf()
    if (fix === undefined || !site?.diagnostics.includes(found)) return found
    return site.sources(fix.file) === files.textOf(fix.file) ? found : rest
  }

  /** The diagnostic, without its fix if the file refuses it, such as a page that follows a template. */
  function withPossibleFix(found: Diagnostic): Diagnostic {
    const { fix, ...rest } = found
    if (fix === undefined || fix.change.kind === 'create') return found
    try {
      fixedText(files.textOf(fix.file), fix)
      return found
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error
      return rest
    }
  }

  return { withFreshFix, withPossibleFix }
}
