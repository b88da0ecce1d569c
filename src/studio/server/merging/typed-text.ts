import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { spliced } from '../../../content/edit/splice.ts'
import { decode } from '../../../content/parse/source.ts'
import { mergeTexts, textChanges } from '../../merge-texts.ts'
import type { Stopped } from '../../wire/edits.ts'
import { say } from '../../words/say.ts'
import type { FileState } from '../file-writer.ts'
import { shownValue } from './concurrent-edits.ts'
import { mergeYaml } from './merge-yaml.ts'

/** A text with `\n` as line breaks, as the shell shows it. */
export const withPlainBreaks = (text: string) => text.replaceAll('\r\n', '\n')

/** A text from the shell with the line breaks of its file. Lines that were not typed in stay as they are. */
export function withOwnBreaks(typed: string, base: string): string {
  if (!base.includes('\r\n')) return typed
  const breaks = [...base.matchAll(/\r\n/g)].map(({ index }, count) => index - count)
  /** Converts an offset in the text with plain line breaks to one in the file. */
  const offsetOf = (at: number) => {
    const before = breaks.findIndex((one) => one >= at)
    return at + (before === -1 ? breaks.length : before)
  }
  return spliced(
    base,
    textChanges(withPlainBreaks(base), typed).map(({ from, to, insert }) => ({
      start: offsetOf(from),
      end: offsetOf(to),
      text: insert.replaceAll('\n', '\r\n'),
    })),
  )
}

/**
 * Merges the text that a person has typed, based on the text that they saw, with the current text of the file: by field and by
 * entry, or by line while it is no valid YAML. Changes of the same are a conflict.
 */
export function typedText(
  file: string,
  { typed, base, now }: { typed: string; base: string | undefined; now: FileState },
): string | Extract<Stopped, { kind: 'conflict' }> {
  if (now.bytes && decode(now.bytes).badAt !== undefined) throw new EditRefused(say().server.edits.notUtf8(file))
  const stopped = { kind: 'conflict', file, hash: now.hash } as const
  if (base === undefined) return { ...stopped, mine: typed, theirs: now.text, merged: typed }
  const mine = withOwnBreaks(typed, base)
  if (base === now.text) return mine
  const byLine = mergeTexts(base, mine, now.text)
  const { text, conflicts } = mergeYaml({ base, mine, theirs: now.text }, () => undefined) ?? {
    text: byLine.text,
    conflicts: byLine.conflict ? [byLine.conflict] : [],
  }
  if (conflicts.length === 0) return text
  const versions = byLine.conflict ?? {
    mine: conflicts.map((one) => shownValue(one.mine)).join('\n'),
    theirs: conflicts.map((one) => shownValue(one.theirs)).join('\n'),
  }
  return { ...stopped, ...versions, merged: withPlainBreaks(text) }
}
