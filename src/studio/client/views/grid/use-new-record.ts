import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { slugOf } from '../../../../../schema/slug.ts'
import type { EditResult } from '../../../wire/edits.ts'
import type { GridModel, NewRecordRequest, RecordForm } from '../../../wire/grid.ts'
import type { FieldSchema } from '../../../wire/setup.ts'
import { inWords } from '../../../words.ts'
import type { BlockChange, FieldPath } from '../../page-blocks/block-change.ts'
import { withDots } from '../../problems/page-diagnostics.ts'
import { refusalOf } from '../../saving/refusal.ts'
import { changedList, diagnosticsOf, emptyValue, isEmpty, leftPaths, missingPaths } from './record-values.ts'

type Options = {
  grid: GridModel
  collection: string
  form: RecordForm
  create: (row: NewRecordRequest) => Promise<EditResult>
  onCreated: (name: string, pages: number) => void
  /** Some pages need more fields than the form has, by their paths. */
  onNeeded: (paths: readonly FieldPath[]) => void
}

/** Whether the form has the field at a path. */
function hasField(schema: FieldSchema, path: FieldPath): boolean {
  const [name = '', ...inner] = path.split('.')
  if (/^\d+$/.test(name)) return true
  const field = schema.properties?.[name]
  return field !== undefined && (inner.length === 0 || field.type !== 'object' || hasField(field, inner.join('.')))
}

/** The records of the other collection that have a page with more than half of those that have pages. */
function usualOthers({ cells, columns, rows }: GridModel, isColumn: boolean): string[] {
  const [heads, size] = isColumn ? [rows.heads, columns.heads.length] : [columns.heads, rows.heads.length]
  const cellOf = (other: number, at: number) => (isColumn ? cells[other]?.[at] : cells[at]?.[other])
  const all = Array.from({ length: size }, (_, at) => at)
  const used = all.filter((at) => heads.some((_, other) => cellOf(other, at)))
  return heads.flatMap(({ key }, other) => {
    const there = used.filter((at) => {
      const cell = cellOf(other, at)
      return cell && cell.shows === undefined
    }).length
    return there * 2 > used.length ? [key] : []
  })
}

/** Moves the focus to the first of some fields. */
function focusFirst(form: HTMLFormElement | null, [path = '']: readonly FieldPath[]): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const field = fields.findLast(({ dataset }) => path === dataset['field'] || path.startsWith(`${dataset['field']}.`))
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

/** What is filled in of a new record, what is still missing, and its creation. */
export function useNewRecord({ grid, collection, form, create, onCreated, onNeeded }: Options) {
  const { schema, others, folder } = form
  const values = useForm<Record<string, unknown>>({ defaultValues: emptyValue(schema) as Record<string, unknown> })
  const [isOwnSlug, setOwnSlug] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    usualOthers(grid, grid.creates[1]?.collection === collection),
  )
  const [own, setOwn] = useState<readonly string[]>(() => form.own.map(({ name }) => name))
  const [missing, setMissing] = useState<readonly FieldPath[]>([])
  const [selected, setSelected] = useState<FieldPath>()
  const [found, setFound] = useState<readonly Diagnostic[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  /** What was filled in from a place, by path: another place replaces it. */
  const filled = useRef(new Map<FieldPath, string>())
  useEffect(() => focusFirst(element.current, ['name']), [])
  const all = values.watch()

  function change(given: BlockChange): void {
    if (given.kind === 'set') values.setValue(given.path, given.value)
    else values.setValue(given.path, changedList(values.getValues(given.path), given))
    if (given.path === 'slug') setOwnSlug(true)
    if (given.path === 'name' && given.kind === 'set' && !isOwnSlug)
      values.setValue('slug', slugOf(String(given.value ?? '')))
    if (missing.length > 0) setMissing(missingPaths(schema, values.getValues()))
  }

  /**
   * Fills in what follows from a place, but where somebody has typed, and empties what only an earlier place filled in.
   * Returns the names of the fields that it filled in.
   */
  function fill(known: readonly { path: FieldPath; value: string }[]): string[] {
    for (const path of leftPaths(filled.current, known, (one) => values.getValues(one))) {
      filled.current.delete(path)
      change({ kind: 'set', path, value: undefined })
    }
    return known.flatMap(({ path, value }) => {
      const now: unknown = values.getValues(path)
      if (!hasField(schema, path) || !(isEmpty(now) || now === filled.current.get(path))) return []
      filled.current.set(path, value)
      change({ kind: 'set', path, value })
      return [path.split('.').map(inWords).join(', ')]
    })
  }

  async function submit(): Promise<void> {
    const left = missingPaths(schema, values.getValues())
    setMissing(left)
    setFound([])
    setRefusal(undefined)
    setSelected(left[0])
    // The entry of a list with the field opens first.
    if (left.length > 0) return void requestAnimationFrame(() => focusFirst(element.current, left))
    setRunning(true)
    const inOrder = others.flatMap(({ key }) => (chosen.includes(key) ? [key] : []))
    const filledIn = { values: values.getValues(), others: inOrder, own: [...own] }
    const result = await create({ of: grid.name, collection, ...filledIn })
    setRunning(false)
    if (result.kind === 'saved') onCreated(String(all['name']), (others.length > 0 ? chosen.length : 1) + own.length)
    else if (result.kind === 'held') showFound(result.diagnostics)
    else setRefusal(refusalOf(result))
  }

  /** Shows what is wrong at the fields; a field that only some pages need is added to the form. */
  function showFound(all: readonly Diagnostic[]): void {
    const paths = all.flatMap((one) => (one.file === known.file && one.path !== '' ? [withDots(one.path)] : []))
    const needed = paths.filter((path) => !hasField(schema, path))
    setFound(all)
    setMissing(needed)
    setSelected(needed[0])
    if (needed.length > 0) onNeeded(needed)
  }
  useEffect(() => {
    for (const [key, field] of Object.entries(schema.properties ?? {}))
      if (field.type === 'object' && values.getValues(key) === undefined) values.setValue(key, emptyValue(field))
  }, [schema, values])

  const known = { missing, found, file: `${folder}/${String(all['slug'] ?? '')}.yaml` }
  return {
    newFile: known.file,
    values,
    all,
    element,
    chosen,
    setChosen,
    own,
    setOwn,
    change,
    fill,
    submit,
    isRunning,
    missing,
    found,
    refusal,
    context: {
      selected,
      diagnosticsAt: (path: FieldPath) => diagnosticsOf(known, path, { within: false }),
      diagnosticsWithin: (path: FieldPath) => diagnosticsOf(known, path, { within: true }),
    },
  }
}
