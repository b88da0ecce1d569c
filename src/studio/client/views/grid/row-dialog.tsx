import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { isMapping } from '../../../../../schema/is-mapping.ts'
import { count } from '../../../../../schema/writing/count.ts'
import type { Position } from '../../../coordinates.ts'
import type { GridModel, RowForm } from '../../../wire/grid.ts'
import type { PageModel } from '../../../wire/page.ts'
import type { FieldSchema, StudioSetup } from '../../../wire/setup.ts'
import { call } from '../../call.ts'
import { Field } from '../../fields/field.tsx'
import { FieldGroup } from '../../fields/field-group.tsx'
import { type FieldsContext, FieldsProvider } from '../../state/studio-context.ts'
import { useStudio } from '../../store/studio-store.ts'
import { ColumnTicks } from './column-ticks.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { PlannedPages } from './planned-pages.tsx'
import { PositionField } from './position-field.tsx'
import { ProblemList } from './problem-list.tsx'
import { isFilledIn } from './row-values.ts'
import { useNewRow } from './use-new-row.ts'

/** The field with the position. */
const positionField = 'geo'

type Props = {
  grid: GridModel
  page: PageModel
  /** Called with what was done and the name of the new row, or without words if nothing was. */
  onClose: (words?: string, name?: string) => void
}

/** Creates a record of the rows with its pages, as one step. */
export function RowDialog(props: Props) {
  const { grid, onClose } = props
  const setup = useStudio(({ setup }) => setup)
  const [also, setAlso] = useState<readonly string[]>([])
  const [isFilled, setFilled] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 600px)')
  const { data: form, error } = useQuery({
    queryKey: ['rowForm', grid.name, also],
    queryFn: () => call('rowForm', { of: grid.name, also }),
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      {...{ open: true, fullWidth: true, maxWidth: 'sm', fullScreen: isNarrow }}
      onClose={() => (isFilled ? setAsking(true) : onClose())}
      aria-labelledby="row-title"
    >
      <DialogTitle id="row-title">New {grid.rows.one}</DialogTitle>
      {error && <Alert severity="error">{error.message}</Alert>}
      {form && setup && (
        <RowFields
          {...props}
          form={form}
          setup={setup}
          onFilled={setFilled}
          onNeeded={(paths) => setAlso([...also, ...paths])}
        />
      )}
      {isAsking && <DiscardDialog one={grid.rows.one} onKeep={() => setAsking(false)} onDiscard={() => onClose()} />}
    </Dialog>
  )
}

type FieldsProps = Props & {
  form: RowForm
  setup: StudioSetup
  /** Called with whether something is filled in. */
  onFilled: (isFilled: boolean) => void
  /** Some pages need more fields than the form has. */
  onNeeded: (paths: readonly string[]) => void
}

function RowFields({ grid, page, onClose, form, setup, onFilled, onNeeded }: FieldsProps) {
  const go = useStudio(({ go }) => go)
  const runCommand = useStudio(({ runCommand }) => runCommand)
  const { columns, map } = form
  const { one } = grid.rows
  const row = useNewRow({
    grid,
    form,
    onNeeded,
    create: (given) => runCommand(() => call('createRow', given, { shown: page.address })),
    onCreated: (name, pages) => onClose(`${name} is there, with ${count(pages, 'page')}. Undo takes it back.`, name),
  })
  const { all, chosen, change, missing } = row
  const schema = withAddress(form, all['slug'])
  const isFilled = isFilledIn(all)
  useEffect(() => onFilled(isFilled), [isFilled, onFilled])
  const context: FieldsContext = { setup, page, change, ...nothing, ...row.context }
  const open = (address: string) => {
    onClose()
    go(address)
  }
  const isFirst = (name: string) => name === 'name' || name === 'slug'
  const geo = schema.properties?.[positionField]
  return (
    <Box
      component="form"
      ref={row.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void row.submit()
      }}
      sx={{ display: 'contents' }}
    >
      <DialogContent dividers>
        <FieldsProvider value={context}>
          <FormProvider {...row.values}>
            <Stack spacing={2.5}>
              <FieldGroup Field={Field} schema={schema} path="" only={isFirst} />
              {geo && (
                <PositionField
                  of={grid.name}
                  name={String(all['name'] ?? '')}
                  map={map}
                  value={positionIn(all[positionField])}
                  error={context.diagnosticsWithin(positionField)[0]?.message}
                  onChange={(value) => change({ kind: 'set', path: positionField, value })}
                  onFound={({ name, position: value, fields }) => {
                    change({ kind: 'set', path: positionField, value })
                    return row.fill([{ path: 'name', value: name }, ...fields])
                  }}
                />
              )}
              <FieldGroup
                Field={Field}
                schema={schema}
                path=""
                only={(name) => !isFirst(name) && name !== positionField}
              />
              {columns.length > 0 && (
                <ColumnTicks words={grid.columns.many} columns={columns} chosen={chosen} onChange={row.setChosen} />
              )}
            </Stack>
          </FormProvider>
        </FieldsProvider>
        <Stack spacing={1.5} sx={{ mt: 2.5 }}>
          <PlannedPages of={grid.name} values={all} columns={chosen} one={one} />
          {missing.length > 0 && (
            <Alert severity="error">
              {count(missing.length, 'field')} {missing.length === 1 ? 'is' : 'are'} still empty. Every page of the{' '}
              {one} needs {missing.length === 1 ? 'it' : 'them'}.
            </Alert>
          )}
          <ProblemList problems={row.found} newFile={row.newFile} onOpen={open} />
          {row.refusal && <Alert severity="error">{row.refusal.replaceAll('`', '')}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onClose()}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={row.isRunning}
          disabled={columns.length > 0 && chosen.length === 0}
        >
          Create {one}
        </Button>
      </DialogActions>
    </Box>
  )
}

/** The schema of a form, with the addresses of the pages in the help of the slug. */
function withAddress({ schema, address }: RowForm, typed: unknown): FieldSchema {
  const { slug, ...others } = schema.properties ?? {}
  if (slug === undefined) return schema
  const shown = address.replace('{slug}', typeof typed === 'string' && typed !== '' ? typed : '…')
  return { ...schema, properties: { ...others, slug: { ...slug, description: `Its pages are at ${shown}.` } } }
}

/** A position, if both of its parts are there. */
const positionIn = (value: unknown): Position | undefined => {
  const { lat, lng } = isMapping(value) ? value : {}
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

/** What fields ask of a page, where there is none yet. */
const nothing = {
  written: { values: {}, origins: {}, composed: [], references: {}, replaced: {} },
  isNew: true,
  flush: () => undefined,
  fix: () => undefined,
  onSelect: () => undefined,
  openFile: () => undefined,
  openToken: () => undefined,
} satisfies Partial<FieldsContext>
