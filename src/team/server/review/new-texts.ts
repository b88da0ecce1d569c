import { type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { engineSchemas } from '../../../content/block-types/engine-blocks.ts'
import { contentAmong } from '../../../content/load/files/content-names.ts'
import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import { fileSchemaOf } from '../../../content/translations/file-schemas.ts'
import { isMirror } from '../../../content/translations/mirror-names.ts'
import { createSourceTexts } from '../../../content/translations/source-texts.ts'
import { pathWords } from '../../../studio/path-words.ts'
import { changesOf, wordsOf } from '../../../studio/server/publish/file-changes.ts'
import type { ReviewedFile } from '../../review-wire.ts'
import { placeOfChange } from './comment-places.ts'

const textsIn = createSourceTexts({ blocks: engineSchemas, typeOf: () => undefined })

type Text = { path: EditPath; text: string }

/** All texts of a value, in their order. */
function stringsIn(value: unknown, path: EditPath = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => stringsIn(one, [...path, index]))
  return isMapping(value) ? Object.entries(value).flatMap(([key, one]) => stringsIn(one, [...path, key])) : []
}

/** What blocks have under these names no visitor reads, nor an address. */
const noTexts = /^(?:type|use|kind|id|icon|from|href|name)$/

/** Whether a text may be one for visitors because it is in a block that the site brings: none of its code runs here. */
function isOfOwnBlock(root: unknown, { path, text }: Text): boolean {
  if (noTexts.test(String(path.at(-1))) || /^(?:[/#]|https?:)/.test(text)) return false
  const types = path.map((_, at) => valueIn(root, [...path.slice(0, at), 'type']))
  const block = types.findLast((type) => typeof type === 'string')
  return typeof block === 'string' && path.includes('blocks') && !Object.hasOwn(engineSchemas, block)
}

/** What a file that is new says, in its order, each with the path of the block or field that it is of: its texts, or all of a file without texts. */
export function newTexts(name: string, bytes: Buffer): ReviewedFile['changes'] {
  const { value } = parse({ file: '', text: decode(bytes).text })
  const [one] = contentAmong([name]).all
  const schema = one && fileSchemaOf(one, {})
  if (!schema)
    return changesOf(name, Array.isArray(value) ? [] : {}, value)
      .filter(({ path }) => !isMirror(name) || path[0] === 'texts')
      .map((change) => ({ ...wordsOf(name, change, [undefined, value]), path: placeOfChange(change) }))
  const known = new Set(textsIn(value, schema).map(({ path }) => JSON.stringify(path)))
  return stringsIn(value)
    .filter((one) => known.has(JSON.stringify(one.path)) || isOfOwnBlock(value, one))
    .map(({ path, text }) => ({
      words: pathWords(value, path),
      after: text,
      path: placeOfChange({ kind: 'set', path, before: undefined, after: text }),
    }))
}
