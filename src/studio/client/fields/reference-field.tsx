import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiTextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import type { Reference } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import { isReference } from '../field-schema.ts'
import { titleOfShared } from '../shared-files.ts'
import { useFields } from '../state/studio-context.ts'
import type { FieldProps } from './field-props.ts'

/** A value that stands in shared data: which data, and which records of it, with a way to its file. */
export function ReferenceField({ path, label, given }: Pick<FieldProps, 'path' | 'label'> & { given?: Reference }) {
  const value: unknown = useWatch({ name: path })
  const { setup, change, openFile } = useFields()
  const reference = given ?? (isReference(value) ? value : { from: '' })
  const slugs = setup.collections[reference.from]
  const set = (next: Reference) =>
    change({ kind: 'set', path, value: next, isReference: true }, say().fields.edit(inSentence(label)), 'now')
  return (
    <Box data-field={path}>
      <Autocomplete
        freeSolo
        size="small"
        options={setup.data}
        value={reference.from}
        onChange={(_, chosen) => typeof chosen === 'string' && set({ from: chosen })}
        renderInput={(params) => (
          <MuiTextField {...params} label={say().fields.sharedData(label)} helperText={say().fields.sharedDataHelp} />
        )}
      />
      {slugs && (
        <Autocomplete
          multiple
          size="small"
          options={slugs}
          value={reference.only ?? []}
          getOptionLabel={(slug) => setup.recordNames[`${reference.from}/${slug}`] ?? slug}
          sx={{ mt: 1.5 }}
          onChange={(_, only) => set(only.length === 0 ? { from: reference.from } : { ...reference, only })}
          renderInput={(params) => (
            <MuiTextField {...params} label={say().fields.onlyThese(label)} helperText={say().fields.onlyTheseHelp} />
          )}
        />
      )}
      {setup.files.includes(reference.from) && (
        <Button onClick={() => openFile(reference.from)}>
          {say().fields.open(titleOfShared(reference.from, setup))}
        </Button>
      )}
    </Box>
  )
}
