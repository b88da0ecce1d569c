import type { RecordField } from './field.ts'
import type { PropertyRule } from './properties/property-rule.ts'
import { familyOf } from './record-family.ts'
import { fieldsInText, type PropertyName, type PropertySource, propertyRules } from './record-properties.ts'

type Fields = Readonly<Record<string, RecordField>>
type WithFields = Readonly<Record<string, { fields: Fields }>>

/** Fields of the engine that give properties. */
const ownFields: Fields = {
  name: { kind: 'text', max: 40, translate: true, description: 'Its name.', required: true },
  slug: { kind: 'text', max: 40, translate: false, description: 'Its slug.', required: true },
  geo: { kind: 'place', description: 'Its place.', required: false },
}

/** The field at a path in the records of a collection, through groups and references. */
export function fieldAt(collections: WithFields, collection: string, path: string): RecordField | undefined {
  const [first = '', ...rest] = path.split('.')
  let field: RecordField | undefined = collections[collection]?.fields[first] ?? ownFields[first]
  for (const [index, name] of rest.entries()) {
    if (field?.kind === 'reference') return fieldAt(collections, field.to, rest.slice(index).join('.'))
    field = field?.kind === 'group' ? field.fields[name] : undefined
  }
  return field
}

/** The fields of the groups of a list. */
const fieldsOfGroups = (field: RecordField): Fields =>
  field.kind === 'list' && field.of.kind === 'group' ? field.of.fields : {}

function accepts({ from, list }: PropertyRule, field: RecordField): boolean {
  const { days, day, opens, closes } = fieldsOfGroups(field)
  if (from.includes('hours')) return days?.kind === 'list' && opens !== undefined && closes !== undefined
  if (from.includes('exceptions')) return day !== undefined && opens !== undefined && closes !== undefined
  return from.includes(field.kind) || (list === true && field.kind === 'list' && from.includes(field.of.kind))
}

const kindsOf = ({ from, list, description }: PropertyRule) =>
  from.includes('hours') || from.includes('exceptions')
    ? description.replace(/^[^:]*: /, '').replace(/\.$/, '')
    : `${from.map((kind) => `\`${kind}\``).join(', ')}${list ? ', or a list of them' : ''}`

/** Why a field or a text cannot give a property; `undefined` if it can. */
function problemOf(
  rule: PropertyRule,
  source: PropertySource,
  at: (path: string) => RecordField | undefined,
): string | undefined {
  if (typeof source === 'string') {
    const field = at(source)
    if (!field) return `\`${source}\` is not among the fields`
    if (!accepts(rule, field)) return `\`${source}\` is of the kind \`${field.kind}\`, and this needs ${kindsOf(rule)}`
    return undefined
  }
  if (!rule.from.some((kind) => kind === 'text')) return `must be a field of the kind ${kindsOf(rule)}, not a text`
  const wrong = fieldsInText(source.text).find((path) => at(path) === undefined)
  return wrong === undefined ? undefined : `\`${wrong}\` is not among the fields`
}

type Typed = WithFields &
  Readonly<
    Record<string, { type?: string | undefined; properties: { [name in PropertyName]?: PropertySource | undefined } }>
  >

/** Checks that each property belongs to the type of its collection, and that there is a field that can give it. */
export function checkProperties(collections: Typed, issue: (path: PropertyKey[], message: string) => void): void {
  for (const [name, { type, properties }] of Object.entries(collections)) {
    const family = familyOf({ type })
    for (const [key, source] of Object.entries(properties) as [PropertyName, PropertySource | undefined][]) {
      if (source === undefined) continue
      const rule = propertyRules[key]
      const path = [name, 'properties', key]
      if (family === undefined) issue(path, `belongs to a record with a \`type\`, and \`${name}\` has none`)
      else if (!rule.of.includes(family)) issue(path, `is no property of a \`${type}\``)
      else {
        const problem = problemOf(rule, source, (field) => fieldAt(collections, name, field))
        if (problem !== undefined) issue(path, problem)
      }
    }
  }
}
