import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { FieldSchema } from '../wire/setup.ts'
import { say } from '../words/say.ts'
import { Field } from './fields/field.tsx'
import { FieldGroup } from './fields/field-group.tsx'
import { ExpandIcon } from './icons.tsx'
import { type FieldPath, fieldKey, originAt } from './page-blocks/block-change.ts'
import type { Saver } from './saving/saver.ts'
import type { StoppedSave } from './saving/unsaved-edits.ts'
import { withTyped, withUnsaved } from './saving/unsaved-values.ts'
import { useFields } from './state/studio-context.ts'

type Props = {
  schema: FieldSchema
  /** The names of the fields in the folded part below the others. */
  folded: ReadonlySet<string>
  saver: Pick<Saver, 'isUnsaved' | 'typed'>
  /** The edits that were stopped. */
  stopped: StoppedSave | undefined
  /** Whether a change waits for a choice. */
  isPending: boolean
  /** Whether the values are those of the files now, without anything that is being saved. */
  isSaved: boolean
  /** A field to focus, and a number that grows with each request. */
  focus: { path: FieldPath | undefined; request: number }
  header: ReactNode
}

/** The form with the fields of a block or of the head of a page, below a header. */
export function FieldsPane({ schema, folded, saver, stopped, isPending, isSaved, focus, header }: Props) {
  const { written, selected } = useFields()
  const form = useForm<Record<string, unknown>>({ defaultValues: withTyped(written, saver.typed()) })

  /** The values of the files, with what was typed and is not saved yet. */
  function valuesNow(): Record<string, unknown> {
    const isUnsaved = (path: FieldPath) => saver.isUnsaved(originAt(written, path), fieldKey(written, path))
    return withUnsaved(written.values, form.getValues(), isUnsaved)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stopped or pending may have been dropped
  useEffect(() => {
    if (!isPending) form.reset(valuesNow())
  }, [form, written, saver, stopped, isPending])

  // A file that was changed elsewhere during a save may have other values than were typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values come with the effect above
  useEffect(() => {
    const values = isSaved ? valuesNow() : undefined
    if (values && JSON.stringify(values) !== JSON.stringify(form.getValues())) form.reset(values)
  }, [form, isSaved])

  const pane = useRef<HTMLDivElement>(null)
  useFocus(pane, focus)
  const isFolded = folded.has(selected?.split('.')[0] ?? '')
  return (
    <FormProvider {...form}>
      <Box ref={pane} sx={{ p: 2, position: 'relative', overflow: 'auto', flex: 1 }}>
        {header}
        <Stack spacing={2}>
          <FieldGroup Field={Field} schema={schema} path="" only={(name) => !folded.has(name)} />
          {folded.size > 0 && (
            <Accordion
              disableGutters
              elevation={0}
              defaultExpanded={isFolded}
              sx={{ border: 1, borderColor: 'divider', borderRadius: 2, '&::before': { display: 'none' } }}
            >
              <AccordionSummary expandIcon={<ExpandIcon />}>
                <Typography variant="h3">{say().shell.hiddenFields}</Typography>
              </AccordionSummary>
              <AccordionDetails>
                <FieldGroup Field={Field} schema={schema} path="" only={(name) => folded.has(name)} />
              </AccordionDetails>
            </Accordion>
          )}
        </Stack>
      </Box>
    </FormProvider>
  )
}

/** Focuses the field of a path, or the closest field around it; the first one for the whole. */
function useFocus(pane: React.RefObject<HTMLDivElement | null>, { path, request }: Props['focus']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path may be requested again
  useEffect(() => {
    if (path === undefined) return
    const find = () => {
      for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
        const found = pane.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`)
        if (found) return found
      }
      return pane.current?.querySelector<HTMLElement>('[data-field]')
    }
    const found = find()
    const field = found?.matches('input, textarea, [contenteditable=true], [tabindex]')
      ? found
      : found?.querySelector<HTMLElement>('input, textarea, [contenteditable=true], button')
    found?.scrollIntoView({ block: 'nearest' })
    field?.focus({ preventScroll: true })
  }, [path, request])
}
