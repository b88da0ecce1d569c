import { isScalar, type Node, type Pair, type YAMLMap } from 'yaml'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, textRange } from '../diagnostics/diagnose.ts'
import { shortened } from '../diagnostics/format-value.ts'
import { quotedText } from './quoted-text.ts'
import { correctedLine, type Source } from './source.ts'
import { type Range, rangeOf } from './yaml-document.ts'

const isNameAlone = ({ key, value }: Pair) => value === null && isScalar(key) && key.type === 'PLAIN'
const keyRange = (pair: Pair | undefined) => rangeOf(pair?.key as Node | undefined)

/** `{site.name}`: a text that begins with a token, which YAML reads as a mapping with one field. */
function textInBraces(source: Source, { start, end }: Range): Diagnostic {
  const range = textRange(source, start, end)
  const corrected = correctedLine(source, start, end, quotedText(source.text.slice(start, end)))
  return diagnose('reserved-sign', range, { sign: '{', corrected })
}

/** Names in braces without a colon: text after a comma, a token, or `name:text` without a space. */
export function braceMistakes(source: Source, map: YAMLMap): Diagnostic[] {
  const { items } = map
  const at = items.findIndex(isNameAlone)
  const { start, end } = keyRange(items[at])
  const text = source.text.slice(start, end)
  if (!map.flow || at === -1) return []
  if (items.every(isNameAlone)) return [textInBraces(source, rangeOf(map))]
  const [, name] = text.match(/^([A-Za-z][\w-]*):\S/) ?? []
  if (name !== undefined) {
    const behind = start + name.length + 1
    const range = textRange(source, start, behind)
    return [diagnose('missing-space', range, { name, corrected: correctedLine(source, behind, behind, ' ') })]
  }
  const before = items[at - 1]?.value
  if (!isScalar(before)) return []
  const cut = items.slice(at).findIndex((item) => !isNameAlone(item))
  const last = items[cut === -1 ? items.length - 1 : at + cut - 1]
  const { start: from, end: comma } = rangeOf(before)
  const { end: to } = keyRange(last)
  const left = String(before.value)
  const facts = {
    left: shortened(left),
    lost: shortened(source.text.slice(start, to)),
    corrected: correctedLine(source, from, to, quotedText(`${left}${source.text.slice(comma, to)}`)),
  }
  return [diagnose('comma-in-braces', textRange(source, comma, to), facts)]
}
