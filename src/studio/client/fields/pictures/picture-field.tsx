import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { inSentence, messageOf } from '../../../words.ts'
import { api } from '../../api.ts'
import { useFields } from '../../state/studio-context.ts'
import type { NestedProps } from '../field-props.ts'
import { ObjectField } from '../object-field.tsx'
import { acceptedPictures, Thumbnail } from './thumbnail.tsx'

/** A picture: its thumbnail, the upload of another file, and its fields. */
export function PictureField(props: NestedProps) {
  const value: unknown = useWatch({ name: props.path })
  const { name, alt = '', focus } = (value ?? {}) as { name?: string; alt?: string; focus?: unknown }
  /** The picture for which its description was written, as far as this form has seen. */
  const [described, setDescribed] = useState({ name, alt })
  if (alt !== described.alt) setDescribed({ name, alt })
  return (
    <ObjectField {...props}>
      {name !== undefined && (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 2 }}>
          <Thumbnail name={name} focus={focus} />
          <Upload path={`${props.path}.name`} label={props.label} />
        </Stack>
      )}
      {alt !== '' && alt === described.alt && name !== described.name && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Alt still describes the previous picture. Write what this one shows.
        </Alert>
      )}
    </ObjectField>
  )
}

/** Uploads a file and names it in the field. */
function Upload({ path, label }: { path: string; label: string }) {
  const { change } = useFields()
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<string>()

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      const { name } = await api.upload(file)
      setWrong(undefined)
      change({ kind: 'set', path, value: name }, `Upload ${inSentence(label)}`, 'now')
      await queries.invalidateQueries({ queryKey: ['setup'] })
    } catch (error) {
      setWrong(messageOf(error))
    }
  }

  return (
    <Box>
      <Button component="label" variant="outlined" color="inherit">
        Upload a picture
        <Box
          component="input"
          type="file"
          accept={acceptedPictures}
          aria-label={`Upload ${inSentence(label)}`}
          sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0 }}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            void upload(target.files?.[0])
            target.value = ''
          }}
        />
      </Button>
      {wrong && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {wrong}
        </Alert>
      )}
    </Box>
  )
}
