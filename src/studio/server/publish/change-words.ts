import { stringify } from 'yaml'
import { isMoment } from '../../../../schema/schedule/moment.ts'
import { shownMoment } from '../../../../schema/schedule/site-time.ts'
import type { ValueChange } from '../../../content/compare/value-changes.ts'
import { pathWords } from '../../path-words.ts'
import type { ChangeWords } from '../../wire/history.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'

/** A value as a person reads it: a time in that of the site, a mapping or a list as YAML. */
function shownValue(value: unknown): string {
  if (typeof value === 'string') return value.includes('T') && isMoment(value) ? shownMoment(value) : value
  if (typeof value === 'boolean') return value ? say().server.changes.yes : say().server.changes.no
  return value === null || value === undefined ? '' : stringify(value, { lineWidth: 0 }).trimEnd()
}

/**
 * A change in words, with the values before and after it. `before` and `after` are the values of the file, `schema` has
 * the labels of its fields.
 */
export function changeWords(
  change: ValueChange,
  [before, after]: readonly [unknown, unknown],
  schema?: FieldSchema,
): ChangeWords {
  const where = pathWords(change.kind === 'deleted' ? before : after, change.path, schema)
  switch (change.kind) {
    case 'added':
      return { words: say().server.changes.added(where), after: shownValue(change.value) }
    case 'deleted':
      return { words: say().server.changes.deleted(where), before: shownValue(change.value) }
    case 'moved': {
      const [from, to] = [change.from, Number(change.path.at(-1))].map((index) =>
        say().server.changes.place(index + 1),
      ) as [string, string]
      return { words: say().server.changes.moved(where), before: from, after: to }
    }
    case 'set': {
      const field = change.path.at(-1)
      return {
        words: where,
        ...(typeof field === 'string' && { field }),
        ...(change.before !== undefined && { before: shownValue(change.before) }),
        ...(change.after !== undefined && { after: shownValue(change.after) }),
      }
    }
  }
}
