import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { textPicture } from '../../../schema/pictures/picture.ts'
import { memoize } from '../../cache/memoize.ts'
import type { PictureFiles } from '../../pictures/picture-file.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { correctedLine } from '../parse/source.ts'
import type { SourcePosition } from '../parse/source-position.ts'
import type { PictureReference } from '../resolve/contents.ts'
import type { Destinations } from './addresses/link-checks.ts'

/** Reports each position once. */
function found(
  pictures: Iterable<PictureReference>,
  check: (picture: PictureReference) => Diagnostic | undefined,
): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>()
  for (const picture of new Set(pictures)) {
    const diagnostic = check(picture)
    if (diagnostic === undefined) continue
    // Only now: the first position that is asked for in a file parses it once more.
    const { source, start } = picture.position
    diagnostics.set(`${source.file}:${start}`, diagnostic)
  }
  return [...diagnostics.values()]
}

/** Pictures of fields that have no file, without duplicates: a neutral drawing is shown. */
export function pictureDiagnostics(pictures: Iterable<PictureReference>, files: PictureFiles): Diagnostic[] {
  const isThere = memoize(files.has)
  return found(pictures, ({ name, position, address }) =>
    address !== undefined || isThere(name)
      ? undefined
      : diagnose('missing-picture', valueRange(position), { name, folder: files.folder, near: files.near(name) }),
  )
}

/** Where pictures in Markdown may lie. */
type Places = {
  /** The folder of public files, as diagnostics name it. */
  publicFolder: string
  /** The origin of this site, and that before its pictures, if there is one. */
  origins: readonly (string | undefined)[]
  /** Whether there is a file, published as it is or not. */
  hasFile: (address: string) => boolean
} & Pick<Destinations, 'isFile' | 'files'>

function markdownPicture(address: string, position: SourcePosition, places: Places): Diagnostic | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const [own, ...others] = places.origins
  if (url && url.origin !== own)
    return others.includes(url.origin) ? undefined : diagnose('external-picture', valueRange(position), { address })
  const path = url ? url.pathname : address
  // The build writes files of its own for the pictures of the site, others are published as they are.
  if (url || !textPicture(path) ? places.isFile(path) : places.hasFile(path)) return undefined
  const suggestion = suggest(path, places.files())
  const { source, start, end } = position
  const isWritten = suggestion !== undefined && source.text.slice(start, end) === address
  const corrected = isWritten ? correctedLine(source, start, end, suggestion) : undefined
  const file = places.publicFolder + path
  return diagnose('missing-picture-file', valueRange(position), { file, suggestion, corrected })
}

/** Pictures in Markdown that no browser would show, without duplicates. */
export const markdownPictureDiagnostics = (pictures: Iterable<PictureReference>, places: Places): Diagnostic[] =>
  found(pictures, ({ address, position }) =>
    address === undefined ? undefined : markdownPicture(address, position, places),
  )
