import { isDetached, namesTemplate, splitOverrides } from '../../../generate/generated-text.ts'
import type { Choose } from './merge-values.ts'
import { type MergedYaml, mergeYaml } from './merge-yaml.ts'

type Texts = { base: string | undefined; mine: string; theirs: string }

const isGenerated = (text: string) => namesTemplate(text) && !isDetached(text)

/**
 * Merges a page that was generated on both sides: its own words are merged, all else is as it was generated there, until it is
 * generated again from what the template has become. `undefined` for other pages.
 */
export function mergeGenerated({ base = '', mine, theirs }: Texts, choose: Choose): MergedYaml | undefined {
  if (!isGenerated(mine) || !isGenerated(theirs)) return undefined
  const [before, own, other] = [base, mine, theirs].map(splitOverrides)
  const generated = other?.generated ?? ''
  const texts = [before, own, other].map((one) => one?.overrides ?? '')
  const [was = '', is = '', there = ''] = texts
  if (is === there || is === was) return { text: generated + there, conflicts: [] }
  if (there === was) return { text: generated + is, conflicts: [] }
  const empty = 'overrides: {}\n'
  const merged = mergeYaml({ base: was || empty, mine: is || empty, theirs: there || empty }, choose)
  return merged && { ...merged, text: generated + (merged.text === empty ? '' : merged.text) }
}

/** Whether a text is that of a generated page without words of its own: it can be written again at any time. */
export const isOnlyGenerated = (text: string): boolean => isGenerated(text) && splitOverrides(text).overrides === ''
