import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { PictureFiles } from '../../pictures/picture-file.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { childPosition, type SourcePosition } from '../parse/source-position.ts'

/** A picture as written, the position of its name, and whether a scene is drawn if it has no file. */
export type PictureReference = { name: string; isDrawn: boolean; position: SourcePosition }

/** Adds the picture that a container describes, if it is one. */
export function addPicture(container: object, pictures: PictureReference[]): void {
  if (!isMapping(container) || !('alt' in container)) return
  const { name } = container
  const position = childPosition(container, 'name')
  if (position && typeof name === 'string') pictures.push({ name, isDrawn: 'scene' in container, position })
}

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
