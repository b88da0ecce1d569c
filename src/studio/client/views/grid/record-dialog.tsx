import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { isMapping } from '../../../../../schema/is-mapping.ts'
import type { Position } from '../../../coordinates.ts'
import { plainMessage } from '../../../diagnostic-texts.ts'
import type { GridModel, RecordForm } from '../../../wire/grid.ts'
import type { PageModel } from '../../../wire/page.ts'
import type { FieldSchema, StudioSetup } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { Field } from '../../fields/field.tsx'
import { FieldGroup } from '../../fields/field-group.tsx'
import { type FieldsContext, FieldsProvider } from '../../state/studio-context.ts'
import { useStudio } from '../../store/studio-store.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { FurtherFields } from './further-fields.tsx'
import { PlannedPages } from './planned-pages.tsx'
import { PositionField } from './position-field.tsx'
import { ProblemList } from './problem-list.tsx'
import { RecordTicks } from './record-ticks.tsx'
import { isFilledIn } from './record-values.ts'
import { useNewRecord } from './use-new-record.ts'

/** The field with the position. */
const positionField = 'geo'

type Props = {
  grid: GridModel
  /** The collection that the record comes to. */
  collection: string
  page: PageModel
  /** Called with what was done and the name of the new record, or without words if nothing was. */
  onClose: (words?: string, name?: string) => void
}

/** Creates a record with its pages, as one step. */
export function RecordDialog(props: Props) {
  const { grid, collection, onClose } = props
  const one = wordFor(grid, collection)
  const setup = useStudio(({ setup }) => setup)
  const [also, setAlso] = useState<readonly string[]>([])
  const [isFilled, setFilled] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 600px)')
  const { data: form, error } = useQuery({
    queryKey: ['recordForm', grid.name, collection, also],
    queryFn: () => call('recordForm', { of: grid.name, collection, also }),
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      {...{ open: true, fullWidth: true, maxWidth: 'sm', fullScreen: isNarrow }}
      onClose={() => (isFilled ? setAsking(true) : onClose())}
      aria-labelledby="record-title"
    >
      <DialogTitle id="record-title">{say().grid.newNamed(one)}</DialogTitle>
      {error && <Alert severity="error">{error.message}</Alert>}
      {form && setup && (
        <RecordFields
          {...props}
          form={form}
          setup={setup}
          onFilled={setFilled}
          onNeeded={(paths) => setAlso([...also, ...paths])}
        />
      )}
      {isAsking && <DiscardDialog one={one} onKeep={() => setAsking(false)} onDiscard={() => onClose()} />}
    </Dialog>
  )
}

type FieldsProps = Props & {
  form: RecordForm
  setup: StudioSetup
  /** Called with whether something is filled in. */
  onFilled: (isFilled: boolean) => void
  /** Some pages need more fields than the form has. */
  onNeeded: (paths: readonly string[]) => void
}

function RecordFields({ grid, collection, page, onClose, form, setup, onFilled, onNeeded }: FieldsProps) {
  const go = useStudio(({ go }) => go)
  const runCommand = useStudio(({ runCommand }) => runCommand)
  const { others, map } = form
  const one = wordFor(grid, collection)
  const axis = grid.creates[1]?.collection === collection ? grid.rows : grid.columns
  const record = useNewRecord({
    grid,
    collection,
    form,
    onNeeded,
    create: (given) => runCommand(() => call('createRecord', given, { shown: page.address })),
    onCreated: (name, pages) => onClose(say().grid.created(name, pages), name),
  })
  const { all, chosen, own, change, missing } = record
  const schema = withAddress(form, all['slug'])
  const isFilled = isFilledIn(all)
  useEffect(() => onFilled(isFilled), [isFilled, onFilled])
  const context: FieldsContext = { setup, page, change, ...nothing, ...record.context }
  const open = (address: string) => {
    onClose()
    go(address)
  }
  const isFirst = (name: string) => name === 'name' || name === 'slug'
  const geo = schema.properties?.[positionField]
  const [wrongPosition] = context.diagnosticsWithin(positionField)
  return (
    <Box
      component="form"
      ref={record.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void record.submit()
      }}
      sx={{ display: 'contents' }}
    >
      <DialogContent dividers>
        <FieldsProvider value={context}>
          <FormProvider {...record.values}>
            <Stack spacing={2.5}>
              <FieldGroup Field={Field} schema={schema} path="" only={isFirst} />
              {geo && (
                <PositionField
                  collection={collection}
                  name={String(all['name'] ?? '')}
                  map={map}
                  value={positionIn(all[positionField])}
                  error={wrongPosition && plainMessage(wrongPosition)}
                  onChange={(value) => change({ kind: 'set', path: positionField, value })}
                  onFound={({ name, position: value, fields }) => {
                    change({ kind: 'set', path: positionField, value })
                    return record.fill([{ path: 'name', value: name }, ...fields])
                  }}
                />
              )}
              <FieldGroup
                Field={Field}
                schema={schema}
                path=""
                only={(name) => !isFirst(name) && name !== positionField}
              />
              {form.further && <FurtherFields schema={form.further} />}
              {others.length > 0 && (
                <RecordTicks words={axis.many} records={others} chosen={chosen} onChange={record.setChosen} />
              )}
              {form.own.map(({ name, address }) => (
                <FormControlLabel
                  key={name}
                  label={say().grid.ownPage(addressIn(address, all['slug']))}
                  control={
                    <Checkbox
                      size="small"
                      checked={own.includes(name)}
                      onChange={({ target }) =>
                        record.setOwn(target.checked ? [...own, name] : own.filter((other) => other !== name))
                      }
                    />
                  }
                />
              ))}
            </Stack>
          </FormProvider>
        </FieldsProvider>
        <Stack spacing={1.5} sx={{ mt: 2.5 }}>
          <PlannedPages of={grid.name} collection={collection} values={all} others={chosen} own={own} one={one} />
          {missing.length > 0 && <Alert severity="error">{say().grid.stillEmpty(missing.length, one)}</Alert>}
          <ProblemList problems={record.found} newFile={record.newFile} onOpen={open} />
          {record.refusal && <Alert severity="error">{record.refusal.replaceAll('`', '')}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onClose()}>
          {say().common.cancel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={record.isRunning}
          disabled={others.length > 0 && chosen.length === 0 && own.length === 0}
        >
          {say().grid.create(one)}
        </Button>
      </DialogActions>
    </Box>
  )
}

/** The schema of a form, with the addresses of the pages in the help of the slug. */
function withAddress({ schema, address }: RecordForm, typed: unknown): FieldSchema {
  const { slug, ...others } = schema.properties ?? {}
  if (slug === undefined) return schema
  const description = say().grid.pagesAt(addressIn(address, typed))
  return { ...schema, properties: { ...others, slug: { ...slug, description } } }
}

/** An address of a record with its slug, as far as that is typed. */
const addressIn = (address: string, slug: unknown) =>
  address.replace('{slug}', typeof slug === 'string' && slug !== '' ? slug : '…')

/** The word for one record of a collection. */
const wordFor = ({ creates, rows }: GridModel, collection: string) =>
  creates.find((one) => one.collection === collection)?.one ?? rows.one

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
