import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { spliced } from '../../../content/edit/splice.ts'
import { decode } from '../../../content/parse/source.ts'
import { mergeTexts, textChanges } from '../../merge-texts.ts'
import type { Stopped } from '../../wire/edits.ts'
import type { FileState } from '../file-writer.ts'

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
 * Merges the text that a person has typed, based on the text that they saw, with the current text of the file. Changes
 * of different lines are merged; changes of the same lines are a conflict.
 */
export function typedText(
  file: string,
  { typed, base, now }: { typed: string; base: string | undefined; now: FileState },
): string | Extract<Stopped, { kind: 'conflict' }> {
  if (now.bytes && decode(now.bytes).badAt !== undefined)
    throw new EditRefused(`${file} is not written in UTF-8. Save it as UTF-8 in an editor first.`)
  const stopped = { kind: 'conflict', file, hash: now.hash } as const
  if (base === undefined) return { ...stopped, mine: typed, theirs: now.text, merged: typed }
  const { text, conflict } = mergeTexts(base, withOwnBreaks(typed, base), now.text)
  return conflict === undefined ? text : { ...stopped, ...conflict, merged: withPlainBreaks(text) }
}
