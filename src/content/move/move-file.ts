import { stringify } from 'yaml'
import type { Splice } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { pictureEndings } from '../../../schema/pictures/picture.ts'
import { collector } from '../derive/collector.ts'
import { EditRefused } from '../edit/edit-refused.ts'
import { spliced } from '../edit/splice.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import { childPosition, type SourcePosition } from '../parse/source-position.ts'
import { addressPattern, type FileMove, type MovedText, mayName, withMovedAddresses } from './file-addresses.ts'
import { asTyped } from './updated-links.ts'

const picturePath = new RegExp(`^images/(.+)\\.(?:${pictureEndings.join('|')})$`)

/** The name by which picture fields name a file of `_public/`; `undefined` for a file that is no picture. */
export const pictureNameAt = (path: string): string | undefined => picturePath.exec(path)?.[1]

/** The positions of the names of pictures: fields with a name and a description. */
const pictureNames = collector<SourcePosition>((container, into) => {
  if (!isMapping(container) || typeof container['name'] !== 'string' || !('alt' in container)) return
  const position = childPosition(container, 'name')
  if (position) into.push(position)
})

/** A name as YAML, which would read some of them as a number. */
const asYaml = (name: string) => stringify(name).trim()

/** The places at which a name of a picture stands as it is, without tokens. */
function nameSplices(positions: readonly SourcePosition[], before: string, after: string): Splice[] {
  const splices = positions.flatMap(({ source, start, end }): Splice[] => {
    const written = source.text.slice(start, end)
    if (written === before) return [{ start, end, text: asYaml(after) }]
    const isQuoted = written === `'${before}'` || written === `"${before}"`
    return isQuoted ? [{ start: start + 1, end: end - 1, text: after }] : []
  })
  return [...new Map(splices.map((one) => [one.start, one])).values()]
}

/** Whether a text or a key of a value has an address. */
function isNamedIn(value: unknown, pattern: RegExp): boolean {
  const texts: string[] = []
  JSON.stringify(value, (key, entry: unknown) => {
    texts.push(key)
    if (typeof entry === 'string') texts.push(entry)
    return entry
  })
  return texts.join('\n').search(pattern) >= 0
}

/**
 * The text of a YAML file after a file of `_public/` got another path: addresses in links, texts and keys, and names of pictures. All
 * other bytes stay. `shown` are the positions of names of pictures that are found on pages, such as in overrides. `undefined`
 * if the file does not name it. Throws `EditRefused` for an address that is written in a way that this cannot change.
 */
export function textAfterFileMove(
  parsed: Parsed,
  move: FileMove,
  { shown = [], origin }: { shown?: readonly SourcePosition[]; origin?: string } = {},
): MovedText | undefined {
  const { source } = parsed
  if (!mayName(source.text, move)) return undefined
  const [before, after] = [pictureNameAt(move.from), pictureNameAt(move.to)]
  const { value } = asTyped(parsed)
  const isRenamed = before !== undefined && after !== undefined && before !== after
  const splices = isRenamed ? nameSplices([...pictureNames(value), ...shown], before, after) : []
  const { text, places } = withMovedAddresses(spliced(source.text, splices), move, origin)
  const pattern = addressPattern(move.from, origin)
  if (places === 0 && splices.length === 0 && !isNamedIn(value, pattern)) return undefined
  if (isNamedIn(parse({ ...source, text }).value, pattern))
    throw new EditRefused(
      `${source.file} names /${move.from} in a way that cannot be changed safely. Change it by hand first.`,
    )
  return { text, places: places + splices.length }
}
