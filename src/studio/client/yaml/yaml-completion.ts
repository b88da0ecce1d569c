import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { type EditPath, valueIn } from '../../../../schema/edit.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { type FileFacts, schemaAt } from './schema-at.ts'
import { caretPosition, pathAt } from './yaml-positions.ts'

type Facts = () => FileFacts | undefined

/** What can be completed at the caret, by the text of the line before it: the group is what was typed of it. */
const patterns = {
  token: /\{([\w-]+\.?[\w.-]*)?$/,
  name: /^[ \t]*(?:- +)*([\w-]*)$/,
  value: /^[ \t]*(?:- +)*[\w-]+:[ \t]+["']?([^"'#{[]*)$/,
  entry: /^[ \t]*(?:- +)+["']?([^"'#{[:]*)$/,
}

const summary = (schema: FieldSchema) => schema.description?.replaceAll('`', '')

/** The values that a schema names. */
function valuesOf(schema: FieldSchema): string[] {
  const { const: only, enum: choices, type, examples, hasTokens } = schema
  if (choices) return choices.map(String)
  if (only !== undefined) return [String(only)]
  if (type === 'boolean') return ['true', 'false']
  return hasTokens ? [] : (examples ?? []).filter((one) => typeof one !== 'object').map(String)
}

/** A value as it stands in YAML: in quotes where it would mean something else, such as `#quote`. */
const written = (value: string) => (/^[#&*!|>%@`{[]|: /.test(value) ? `'${value}'` : value)

/** The names of the fields that the mapping at a path can have but does not have yet. */
function namesAt(facts: FileFacts, values: unknown, path: EditPath): Completion[] {
  const schema = schemaAt(facts, values, path)
  const own = valueIn(values, path)
  const taken = typeof own === 'object' && own !== null ? own : {}
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) =>
    name in taken
      ? []
      : {
          label: name,
          apply: `${name}: `,
          type: 'property',
          boost: schema?.required?.includes(name) ? 1 : 0,
          ...(field.description && { info: field.description.replaceAll('`', '') }),
        },
  )
}

function valuesAt(facts: FileFacts, values: unknown, path: EditPath): Completion[] {
  const schema = schemaAt(facts, values, path)
  const isType = path.at(-1) === 'type'
  return valuesOf(schema ?? {}).map((value) => {
    const info = isType ? facts.setup.blocks.find(({ type }) => type === value)?.description : undefined
    return { label: value, apply: written(value), type: 'enum', ...(info && { info: info.replaceAll('`', '') }) }
  })
}

/** Names of fields, values that a field can have, and tokens, from the schemas that validate the file. */
export const completionsOf =
  (factsOf: Facts) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const facts = factsOf()
    const line = state.doc.lineAt(pos)
    const before = line.text.slice(0, pos - line.from)
    if (!facts) return null
    const token = patterns.token.exec(before)
    if (token)
      return {
        from: pos - (token[1]?.length ?? 0),
        options: Object.entries(facts.page.tokens).map(([label, detail]) => ({
          label,
          detail,
          apply: state.sliceDoc(pos, pos + 1) === '}' ? label : `${label}}`,
        })),
        validFor: /^[\w.-]*$/,
      }
    return namesBefore(facts, { state, pos, before, explicit }) ?? valuesBefore(facts, { state, pos, before })
  }

type Typed = { state: EditorState; pos: number; before: string; explicit?: boolean }

function namesBefore(facts: FileFacts, { state, pos, before, explicit }: Typed): CompletionResult | null {
  const [, word] = patterns.name.exec(before) ?? []
  if (word === undefined || (word === '' && !explicit && !before.trim().startsWith('-'))) return null
  const line = state.doc.lineAt(pos)
  // In front of other text on the line, nothing is completed.
  if (line.text.slice(pos - line.from).trim() !== '') return null
  const from = pos - word.length
  const position = caretPosition(state.doc.toString(), { start: from, end: line.to }, true)
  const options = position ? namesAt(facts, position.values, position.path) : []
  return options.length > 0 ? { from, options, validFor: /^[\w-]*$/ } : null
}

function valuesBefore(facts: FileFacts, { state, pos, before }: Typed): CompletionResult | null {
  const [, word] = patterns.value.exec(before) ?? patterns.entry.exec(before) ?? []
  if (word === undefined) return null
  const from = pos - word.length
  const line = state.doc.lineAt(pos)
  const end = /^[^#]*/.exec(line.text.slice(pos - line.from))?.[0].length ?? 0
  const quote = /["']/.test(state.sliceDoc(from - 1, from)) ? 1 : 0
  const position = caretPosition(state.doc.toString(), { start: from - quote, end: pos + end }, false)
  const options = position ? valuesAt(facts, position.values, position.path) : []
  return options.length > 0 ? { from: from - quote, options, filter: quote === 0 } : null
}

/** Says what a field is for, where the pointer is. */
export const fieldHelp = (factsOf: Facts) =>
  hoverTooltip((view, pos) => {
    const facts = factsOf()
    const text = view.state.doc.toString()
    const position = facts && caretPosition(text, { start: text.length, end: text.length }, true)
    const path = pathAt({ file: '', text }, pos)
    const schema = facts && position && path.length > 0 ? schemaAt(facts, position.values, path) : undefined
    const words = schema && summary(schema)
    if (!words) return null
    return {
      pos,
      create() {
        const dom = document.createElement('div')
        dom.className = 'cm-field-help'
        const name = document.createElement('strong')
        name.textContent = String(path.findLast((part) => typeof part === 'string') ?? '')
        dom.append(name, ` ${words}`)
        return { dom }
      },
    }
  })
