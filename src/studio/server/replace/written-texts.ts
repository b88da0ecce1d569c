import type { EditPath } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { parse } from '../../../content/parse/parse.ts'
import type { Sought } from '../../wire/replace.ts'

/** A text that is written in a content file. */
export type WrittenText = { source: ContentFile; path: EditPath; value: string }

const isAddress = (value: string) => /^(?:[/#]|https?:|mailto:|tel:)/.test(value)
/** Fields that are read by the engine alone: formulas of calculators, conditions, patterns of forms. */
const codeFields: ReadonlySet<string> = new Set(['formula', 'reads', 'when', 'pattern'])

/** What names something, and is read by no visitor: a block type, a picture, a record. */
const isName = (value: string) => /^[a-z0-9]+(?:[-/_.][a-z0-9]+)*$/.test(value)

const isOfKind: Record<Sought['values'], (value: string, path: EditPath) => boolean> = {
  texts: (value, path) => !isAddress(value) && !isName(value) && !codeFields.has(String(path.at(-1))),
  addresses: isAddress,
  all: () => true,
}

/** Fields that are never replaced: they say how a file is read. */
const fixedFields: ReadonlySet<string> = new Set(['template', 'detached', 'from', 'use', 'type'])

export function* textsIn(value: unknown, path: EditPath): Generator<{ path: EditPath; value: string }> {
  if (typeof value === 'string') yield { path, value }
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* textsIn(entry, [...path, index])
  else if (isMapping(value))
    for (const [key, entry] of Object.entries(value)) if (!fixedFields.has(key)) yield* textsIn(entry, [...path, key])
}

/** The texts that a file says itself: of a page that follows a template, its overrides. */
function ownTexts({ kind, parsed: { source, value } }: ContentFile) {
  if (kind !== 'page' || !isMapping(value) || !isGenerated(value)) return textsIn(value, [])
  // The parsed page has its overrides in place already.
  const written = source.text.includes('\noverrides:') ? parse(source).value : undefined
  return textsIn(isMapping(written) ? written['overrides'] : undefined, ['overrides'])
}

type Where = Pick<Sought, 'scope' | 'below' | 'withTemplates' | 'values'>

function isMeant({ kind, name }: ContentFile, { scope, below }: Where): boolean {
  if (scope !== 'all' && (scope === 'pages') !== (kind === 'page')) return false
  return below === '' || (kind === 'page' && (name === below || name.startsWith(`${below.replace(/\/$/, '')}/`)))
}

/** Whether a text of a file is searched. */
export const isSearched = (file: ContentFile, where: Where, { value, path }: Pick<WrittenText, 'value' | 'path'>) =>
  isMeant(file, where) && isOfKind[where.values](value, path)

/**
 * The texts of a site as they are written. Of a page that follows a template they are its overrides; `withTemplates`, also
 * what the template says there.
 */
export function writtenTexts(files: readonly ContentFile[], where: Where): WrittenText[] {
  return files
    .filter((source) => isMeant(source, where))
    .flatMap((source) => {
      const found = where.withTemplates ? textsIn(source.parsed.value, []) : ownTexts(source)
      return [...found].flatMap((text) => (isSearched(source, where, text) ? [{ source, ...text }] : []))
    })
}
