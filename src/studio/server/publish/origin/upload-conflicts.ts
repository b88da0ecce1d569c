import { join, posix } from 'node:path'
import sharp from 'sharp'
import { type Edit, type EditPath, valueIn } from '../../../../../schema/edit.ts'
import { isMapping } from '../../../../../schema/is-mapping.ts'
import { freeName } from '../../../../../schema/slug.ts'
import { encoded } from '../../../../content/edit/edit-file.ts'
import { editText } from '../../../../content/edit/edit-text.ts'
import { parse } from '../../../../content/parse/parse.ts'
import { decode } from '../../../../content/parse/source.ts'
import { filesBelow } from '../../../../files/files-below.ts'

/** The folder of what visitors can load, below the content folder. */
const publicFolder = '_public/'

/** The folder of pictures in it. */
const folderOfPictures = `${publicFolder}images/`

/** The largest side of a picture in the question which one counts. */
const maxSide = 480

const dataAddress = (bytes: Buffer | undefined): Promise<string | undefined> =>
  sharp(bytes)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()
    .then(
      (shown) => `data:image/webp;base64,${shown.toString('base64')}`,
      () => undefined,
    )

/** Both versions of a picture, to be looked at; nothing for another file. */
export async function shownPictures(name: string, versions: { mine: Buffer | undefined; theirs: Buffer | undefined }) {
  if (!name.startsWith(publicFolder)) return {}
  const [mine, theirs] = [await dataAddress(versions.mine), await dataAddress(versions.theirs)]
  if (mine === undefined && theirs === undefined) return {}
  return { pictures: { ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) } }
}

/** A path without its ending, which two versions of a picture may not share. */
const withoutEnding = (path: string) => path.slice(0, path.length - posix.extname(path).length)

/** The path below the content folder under which a second version of a file is stored. */
export function freePublicPath(folder: string, path: string, others: readonly string[]): string {
  const paths = [...filesBelow(join(folder, publicFolder)).map((one) => `${publicFolder}${one}`), ...others]
  return `${freeName(withoutEnding(path), new Set(paths.map(withoutEnding)))}${posix.extname(path)}`
}

/** The name by which blocks show a picture; `undefined` for another file. */
const pictureName = (path: string) =>
  path.startsWith(folderOfPictures) ? withoutEnding(path).slice(folderOfPictures.length) : undefined

/** The edits that give a file another name wherever a value shows it or links to it. */
function renamings(value: unknown, [from, to]: readonly [string, string], path: EditPath = []): Edit[] {
  if (typeof value === 'string') {
    const [file, newFile] = [from, to].map((one) => one.slice(publicFolder.length - 1)) as [string, string]
    const renamed = value.replaceAll(file, (found, at: number) => {
      // Not in the address of another site, nor in a longer one.
      const [before = '', after = ''] = [value.slice(0, at).at(-1), value[at + file.length]]
      return /[\p{L}\p{N}_.-]/u.test(before) || /[\p{L}\p{N}_-]/u.test(after) ? found : newFile
    })
    return renamed === value ? [] : [{ kind: 'set', path, value: renamed }]
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => renamings(entry, [from, to], [...path, index]))
  if (!isMapping(value)) return []
  const [before, after] = [pictureName(from), pictureName(to)]
  const isShown = before !== undefined && value['name'] === before && 'alt' in value
  const own: Edit[] = isShown ? [{ kind: 'set', path: [...path, 'name'], value: after }] : []
  return [...own, ...Object.keys(value).flatMap((key) => renamings(valueIn(value, [key]), [from, to], [...path, key]))]
}

/** A YAML file that shows a picture or links to a file under another name; `undefined` if it does neither. */
export function withFileName(bytes: Buffer, from: string, to: string): Buffer | undefined {
  const { text, badAt } = decode(bytes)
  if (badAt !== undefined) return undefined
  const { value, diagnostics } = parse({ file: '', text })
  const edits = diagnostics.length > 0 ? [] : renamings(value, [from, to])
  return edits.length === 0 ? undefined : Buffer.from(encoded(editText(text, edits), bytes))
}
