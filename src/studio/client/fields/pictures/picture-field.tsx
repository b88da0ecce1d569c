import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { inSentence, messageOf } from '../../../words.ts'
import { api } from '../../api.ts'
import { useFields } from '../../state/studio-context.ts'
import type { NestedProps } from '../field-props.ts'
import { ObjectField } from '../object-field.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { UploadButton } from './upload-button.tsx'

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
      <UploadButton
        variant="outlined"
        color="inherit"
        label={`Upload ${inSentence(label)}`}
        onFiles={([file]) => void upload(file)}
      >
        Upload a picture
      </UploadButton>
      {wrong && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {wrong}
        </Alert>
      )}
    </Box>
  )
}
