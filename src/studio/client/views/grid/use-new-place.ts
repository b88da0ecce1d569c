import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { slugOf } from '../../../../../schema/slug.ts'
import type { GridModel, NewPlace, PlaceForm } from '../../../grid-model.ts'
import type { EditResult } from '../../../model.ts'
import type { BlockChange, FieldPath } from '../../block-change.ts'
import { changedList, diagnosticsOf, emptyValue, missingPaths } from './place-values.ts'

type Options = {
  grid: GridModel
  form: PlaceForm
  create: (place: NewPlace) => Promise<EditResult>
  onCreated: (name: string, pages: number) => void
}

/** The columns in which more than half of the rows with pages have one. */
function usualColumns({ cells, columns }: GridModel): string[] {
  const rows = cells.filter((row) => row.some((cell) => cell))
  return columns.heads.flatMap(({ key }, index) => {
    const there = rows.filter((row) => row[index] && row[index].shows === undefined).length
    return there * 2 > rows.length ? [key] : []
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
export function useNewPlace({ grid, form: { schema, columns }, create, onCreated }: Options) {
  const values = useForm<Record<string, unknown>>({ defaultValues: emptyValue(schema) as Record<string, unknown> })
  const [isOwnSlug, setOwnSlug] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>(() => usualColumns(grid))
  const [missing, setMissing] = useState<readonly FieldPath[]>([])
  const [selected, setSelected] = useState<FieldPath>()
  const [found, setFound] = useState<readonly Diagnostic[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(element.current, ['name']), [])
  const all = values.watch()

  function change(made: BlockChange): void {
    if (made.kind === 'set') values.setValue(made.path, made.value)
    else values.setValue(made.path, changedList(values.getValues(made.path), made))
    if (made.path === 'slug') setOwnSlug(true)
    if (made.path === 'name' && made.kind === 'set' && !isOwnSlug)
      values.setValue('slug', slugOf(String(made.value ?? '')))
    if (missing.length > 0) setMissing(missingPaths(schema, values.getValues()))
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
    const inOrder = columns.flatMap(({ key }) => (chosen.includes(key) ? [key] : []))
    const result = await create({ of: grid.name, values: values.getValues(), columns: inOrder })
    setRunning(false)
    if (result.kind === 'saved') onCreated(String(all['name']), columns.length > 0 ? chosen.length : 1)
    else if (result.kind === 'held') setFound(result.diagnostics)
    else setRefusal(result.kind === 'refused' ? result.message : `${result.file} was changed elsewhere meanwhile.`)
  }

  const known = { missing, found, file: `/${String(all['slug'] ?? '')}.yaml` }
  return {
    ...{ values, all, element, chosen, setChosen, change, submit, isRunning, missing, found, refusal },
    context: {
      selected,
      diagnosticsAt: (path: FieldPath) => diagnosticsOf(known, path, { within: false }),
      diagnosticsWithin: (path: FieldPath) => diagnosticsOf(known, path, { within: true }),
    },
  }
}
