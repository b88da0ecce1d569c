import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The vocabulary of schema.org, read from the declarations that Google generates of it (`schema-dts`). Each line is a
 * declaration or a property: `interface OfferBase extends IntangibleBase {`, `"price"?:
 * SchemaValue<Number | Text, "price">;`, `"@type": "Offer";`, `export type Offer = OfferLeaf | AggregateOffer;`.
 */
const lines = readFileSync(fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts'), 'utf8').split(
  '\n',
)

type Interface = { parents: string[]; properties: Map<string, string[]> }
const interfaces = new Map<string, Interface>()
/** Name of a type of nodes → interface with its properties. */
const nodeTypes = new Map<string, string>()
/** Name → what it may be: other names, texts in quotes, `string`, `number`. */
const unions = new Map<string, string[]>()

const members = (union: string) => union.replaceAll(/<[^>]*>/g, '').split(' | ')
let open = ''
for (const line of lines) {
  const start = line.match(
    /^(?:export )?(?:interface|type) (\w+)(?:<.*?>)? (?:extends ([\w, <>]+) \{|= Omit<(\w+), TProperty> & \{)$/,
  )
  const property = line.match(/^ {4}"([\w-]+)"\?: SchemaValue<(.*), "[\w-]+">;$/)
  const type = line.match(/^ {4}"@type": "(\w+)";$/)
  const union = line.match(/^export type (\w+)(?:<.*?>)? = (.*);$/)
  if (start) {
    open = start[1] ?? ''
    interfaces.set(open, { parents: (start[2] ?? start[3] ?? '').split(', '), properties: new Map() })
  } else if (property) interfaces.get(open)?.properties.set(property[1] ?? '', members(property[2] ?? ''))
  else if (type) nodeTypes.set(type[1] ?? '', open)
  else if (union) unions.set(union[1] ?? '', members(union[2] ?? ''))
}

/** What a property of a type may hold, or `undefined` where the type has none of that name. */
function rangeOf(name: string, property: string): string[] | undefined {
  const found = interfaces.get(name)
  if (!found) return undefined
  return found.properties.get(property) ?? found.parents.map((parent) => rangeOf(parent, property)).find(Boolean)
}

/** The same with what actions alone have: `query-input` says how `query` is filled in (schema.org, "Actions"). */
function rangeWithInputs(name: string, property: string): string[] | undefined {
  const [, filled] = property.match(/^(\w+)-(?:input|output)$/) ?? []
  if (filled === undefined) return rangeOf(name, property)
  const isAction = rangeOf(name, 'actionStatus') !== undefined
  return isAction && rangeOf(name, filled) ? ['PropertyValueSpecification', 'string'] : undefined
}

/** Types of texts with a fixed form, which the declarations call any text. */
const forms: Record<string, (text: string) => boolean> = {
  Date: (text) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?$/.test(text),
  URL: (text) => URL.canParse(text),
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Whether a value is one of those that a name stands for. */
function fits(name: string, value: unknown): boolean {
  if (name.startsWith('"')) return name === `"${value}"`
  if (name === 'string' || name === 'number' || name === 'boolean') return typeof value === name
  // biome-ignore lint/suspicious/noTemplateCurlyInString: so it stands in the declarations.
  if (name === '`${number}`') return typeof value === 'string' && value !== '' && !Number.isNaN(Number(value))
  if (name === 'IdReference') return isNode(value) && Object.keys(value).join() === '@id'
  const form = forms[name]
  if (form) return typeof value === 'string' && form(value)
  if (name.endsWith('Leaf')) return isNode(value) && nodeTypes.get(String(value['@type'])) === name
  return unions.get(name)?.some((member) => fits(member, value)) ?? false
}

/** Errors of a node and of the nodes in it against the vocabulary, each with its path. */
export function vocabularyErrors(node: Node, place = ''): string[] {
  if (Object.keys(node).join() === '@id') return []
  const type = String(node['@type'])
  const declared = nodeTypes.get(type)
  if (!declared) return [`${place}: there is no type ${type}`]
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, given]) => {
      const at = `${place}/${type}.${name}`
      const range = rangeWithInputs(declared, name)
      if (!range) return [`${at}: ${type} has no such property`]
      return [given]
        .flat()
        .flatMap((value) => [
          ...(range.some((member) => fits(member, value))
            ? []
            : [`${at}: ${JSON.stringify(value).slice(0, 80)} is none of ${range.join(', ')}`]),
          ...(isNode(value) ? vocabularyErrors(value, at) : []),
        ])
    })
}

/** A type of nodes and all types that are kinds of it. */
export function kindsOfType(type: string): string[] {
  const kinds = (unions.get(type) ?? []).flatMap((member) => {
    const leaf = member.replace(/Leaf$/, '')
    if (leaf !== member) return nodeTypes.has(leaf) ? [leaf] : []
    return kindsOfType(member)
  })
  return [...new Set([...(nodeTypes.has(type) ? [type] : []), ...kinds])].sort()
}
