import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { emptyValue } from '../../first-value.ts'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import { AddIcon } from '../icons.tsx'
import { partPath, partWith } from '../page-blocks/block-change.ts'
import { useFields } from '../state/studio-context.ts'
import { FieldGroup } from './field-group.tsx'
import type { NestedProps } from './field-props.ts'
import { EntriesFieldset } from './lists/entries-fieldset.tsx'
import { ListEntry } from './lists/list-entry.tsx'
import { useAddedFocus } from './use-added-focus.ts'
import { valueSchema, widgetOf } from './widget-of.ts'

/** Names that the path of a field could not hold. */
const isName = (name: string) => name !== '' && !/[.[\]"]/.test(name)

/** Values by names that the author chooses. One is open at a time. */
export function MapField({ schema, path, label, Field }: NestedProps) {
  const value: unknown = useWatch({ name: path })
  const { setValue } = useFormContext()
  const { change, selected } = useFields()
  const [open, setOpen] = useState(partWith(path, selected))
  const [name, setName] = useState('')
  const focusAdded = useAddedFocus()
  const entry = valueSchema(schema)
  if (!entry) return null
  const values = isMapping(value) ? value : {}
  const word = inSentence(label)

  function add(): void {
    const empty = emptyValue(entry ?? {})
    // It shows before it is written, also if it cannot be written as it begins.
    setValue(path, { ...values, [name]: empty })
    if (value === undefined) change({ kind: 'set', path, value: { [name]: empty } }, say().fields.addTo(word), 'now')
    else change({ kind: 'set', path: partPath(path, name), value: empty }, say().fields.addTo(word), 'now')
    setOpen(name)
    focusAdded(partPath(path, name))
    setName('')
  }

  return (
    <EntriesFieldset path={path} label={label} description={schema.description}>
      <Stack spacing={0.75}>
        {Object.keys(values).map((key) => (
          <ListEntry
            key={key}
            title={key}
            path={partPath(path, key)}
            isOpen={open === key}
            onToggle={() => setOpen(open === key ? undefined : key)}
            actions={[
              {
                kind: 'remove',
                label: say().fields.removeNamed(key),
                run: () =>
                  change(
                    { kind: 'set', path: partPath(path, key), value: undefined },
                    say().fields.removeNamed(key),
                    'now',
                  ),
              },
            ]}
          >
            {widgetOf(entry) === 'object' ? (
              <FieldGroup Field={Field} schema={entry} path={partPath(path, key)} />
            ) : (
              <Field required schema={entry} path={partPath(path, key)} name={key} label={key} />
            )}
          </ListEntry>
        ))}
      </Stack>
      <Stack direction="row" sx={{ mt: 0.75, gap: 1 }}>
        <MuiTextField
          label={say().fields.newName}
          slotProps={{ htmlInput: { 'aria-label': say().fields.newNameIn(word) } }}
          value={name}
          onChange={({ target }) => setName(target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isName(name) && !(name in values)) add()
          }}
        />
        <Button
          startIcon={<AddIcon />}
          sx={{ flexShrink: 0 }}
          disabled={!isName(name) || name in values}
          aria-label={say().fields.addTo(word)}
          onClick={add}
        >
          {say().common.add}
        </Button>
      </Stack>
    </EntriesFieldset>
  )
}
