import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { valueIn } from '../../../../schema/edit.ts'
import { diagnose, keyRange, valueRange } from '../../diagnostics/diagnose.ts'
import { fieldMeantBy } from '../../diagnostics/field-synonyms.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { childPosition, isContainer, locate, positionOf, type SourcePosition } from '../../parse/source-position.ts'
import { isCard } from '../../resolve/record-cards.ts'
import { exampleLine, fieldList, metaOf, schemaAt, structureOf } from '../schema-fields.ts'
import { corrected, fieldName, lastOf, parentOf, type Subject } from './issue-subject.ts'

function ownerAt(subject: Subject, path: readonly PropertyKey[]) {
  if (path.length === 0)
    return { owner: subject.owner, docs: subject.docs, fields: fieldList(structureOf(subject.schema)) }
  const schema = schemaAt(subject.schema, path, subject.root)
  return {
    owner: (schema && metaOf(schema).title) ?? fieldName(path, subject.owner),
    docs: subject.docs,
    fields: schema === undefined ? [] : fieldList(structureOf(schema)),
  }
}

/** Fields that a mapping does not have yet: a misspelt key may mean one of them. */
export function missingNames(subject: Subject, path: readonly PropertyKey[]): string[] {
  const schema = schemaAt(subject.schema, path, subject.root)
  const { value } = locate(subject.root, path)
  const present = isContainer(value) ? value : {}
  return Object.keys(schema === undefined ? {} : structureOf(schema)).filter((name) => !Object.hasOwn(present, name))
}

/** Unknown keys, each at its position. */
export function unknownKeys(subject: Subject, path: readonly PropertyKey[], keys: readonly string[]): Diagnostic[] {
  const { value, position } = locate(subject.root, path)
  const container = position && isContainer(value) ? value : undefined
  const owner = ownerAt(subject, path)
  const names = missingNames(subject, path)
  return keys.flatMap((key) => {
    const child = container && childPosition(container, key)
    const at = child ?? position
    if (at === undefined) return []
    const key_ = keyRange(at, subject.block)
    const suggestion = fieldMeantBy(key, names) ?? suggest(key, names)
    const range = position ? { ...key_, path: valueRange(child?.parent ?? position).path } : key_
    const correction = suggestion === undefined ? undefined : corrected(range, suggestion)
    return [diagnose('unknown-key', range, { key, ...owner, suggestion, corrected: correction })]
  })
}

/** The collection of a card; `undefined` for another mapping. */
function collectionOf(card: unknown): string | undefined {
  const [, collection] = (isCard(card) && /_data\/([^/]+)\/[^/]+$/.exec(positionOf(card)?.source.file ?? '')) || []
  return collection
}

/** A missing required field. */
export function missingKey(subject: Subject, path: readonly PropertyKey[], position: SourcePosition): Diagnostic {
  const key = String(lastOf(path) ?? '')
  const schema = schemaAt(subject.schema, path, subject.root)
  const facts = {
    key,
    ...ownerAt(subject, parentOf(path)),
    example: exampleLine(key, schema),
    description: (schema && metaOf(schema).description) ?? '',
  }
  const collection = collectionOf(valueIn(subject.root, parentOf(path)))
  // No fix writes the example: it is true for somebody else, and would be published without being looked at.
  return diagnose('missing-key', valueRange(position, subject.block), { ...facts, collection })
}
