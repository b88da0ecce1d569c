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

/** The folder of pictures below the content folder. */
const folderOfPictures = '_public/images/'

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
  if (!name.startsWith('_public/')) return {}
  const [mine, theirs] = [await dataAddress(versions.mine), await dataAddress(versions.theirs)]
  if (mine === undefined && theirs === undefined) return {}
  return { pictures: { ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) } }
}

/** A path below the content folder as the name of a picture and its ending. */
function pictureAt(path: string) {
  const ending = posix.extname(path)
  return { name: path.slice(folderOfPictures.length, -ending.length), ending }
}

/** The path below the content folder under which a second version of a picture is stored. */
export function freePicturePath(folder: string, path: string, others: readonly string[]): string {
  const { name, ending } = pictureAt(path)
  const paths = [
    ...filesBelow(join(folder, folderOfPictures)),
    ...others.map((one) => one.slice(folderOfPictures.length)),
  ]
  const taken = new Set(paths.map((one) => one.slice(0, one.length - posix.extname(one).length)))
  return `${folderOfPictures}${freeName(name, taken)}${ending}`
}

/** The edits that give a picture another name wherever a value shows it or links to its file. */
function renamings(value: unknown, [from, to]: readonly [string, string], path: EditPath = []): Edit[] {
  const [before, after] = [pictureAt(from), pictureAt(to)]
  const [file, newFile] = [from, to].map((one) => one.slice('_public'.length)) as [string, string]
  if (typeof value === 'string')
    return value.includes(file) ? [{ kind: 'set', path, value: value.replaceAll(file, newFile) }] : []
  if (Array.isArray(value)) return value.flatMap((entry, index) => renamings(entry, [from, to], [...path, index]))
  if (!isMapping(value)) return []
  const own: Edit[] =
    value['name'] === before.name && 'alt' in value ? [{ kind: 'set', path: [...path, 'name'], value: after.name }] : []
  return [...own, ...Object.keys(value).flatMap((key) => renamings(valueIn(value, [key]), [from, to], [...path, key]))]
}

/** A YAML file that shows a picture under another name; `undefined` if it does not show it. */
export function withPictureName(bytes: Buffer, from: string, to: string): Buffer | undefined {
  const { text, badAt } = decode(bytes)
  if (badAt !== undefined) return undefined
  const { value, diagnostics } = parse({ file: '', text })
  const edits = diagnostics.length > 0 ? [] : renamings(value, [from, to])
  return edits.length === 0 ? undefined : Buffer.from(encoded(editText(text, edits), bytes))
}
