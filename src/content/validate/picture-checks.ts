import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { PictureFiles } from '../../pictures/picture-file.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import type { PictureReference } from '../resolve/contents.ts'

/** Pictures that have neither a scene nor a file, without duplicates. */
export function pictureDiagnostics(pictures: Iterable<PictureReference>, files: PictureFiles): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>()
  for (const { name, isDrawn, position } of new Set(pictures)) {
    if (isDrawn || files.has(name)) continue
    const key = `${position.source.file}:${position.start}`
    if (!diagnostics.has(key))
      diagnostics.set(
        key,
        diagnose('missing-picture', valueRange(position), { name, folder: files.folder, near: files.near(name) }),
      )
  }
  return [...diagnostics.values()]
}
