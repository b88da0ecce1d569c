import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Focus } from '../../../../../schema/image.ts'
import { inSentence, messageOf } from '../../../words.ts'
import { api } from '../../api.ts'
import type { FieldPath } from '../../block-change.ts'
import { useFields } from '../../state/studio-context.ts'
import type { NestedProps } from '../field-props.ts'
import { ObjectField } from '../object-field.tsx'
import { FocusDialog } from './focus-dialog.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { UploadButton } from './upload-button.tsx'

/** A picture: its thumbnail, the upload of another file, and its fields. */
export function PictureField(props: NestedProps) {
  const value: unknown = useWatch({ name: props.path })
  const { name, alt = '', focus } = (value ?? {}) as { name?: string; alt?: string; focus?: Focus }
  /** The picture for which its description was written, as far as this form has seen. */
  const [described, setDescribed] = useState({ name, alt })
  if (alt !== described.alt) setDescribed({ name, alt })
  const hasFocus = props.schema.properties?.['focus'] !== undefined
  return (
    <ObjectField {...props}>
      {name !== undefined && (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 2 }}>
          <Thumbnail name={name} focus={focus} />
          <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
            <AttachButton name={name} path={`${props.path}.name`} />
            <Upload path={`${props.path}.name`} label={props.label} />
            {hasFocus && <FocusButton name={name} focus={focus} path={`${props.path}.focus`} />}
          </Stack>
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

/** Opens the choice of another picture of the site. */
function AttachButton({ name, path }: { name: string; path: FieldPath }) {
  const { change } = useFields()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Attach picture
      </Button>
      {isOpen && (
        <LibraryDialog
          current={name}
          onChoose={(value) => {
            setOpen(false)
            change({ kind: 'set', path, value }, 'Attach picture', 'now')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type FocusProps = { name: string; focus: Focus | undefined; path: FieldPath }

/** Opens the choice of the point that every crop keeps. */
function FocusButton({ name, focus, path }: FocusProps) {
  const { change } = useFields()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {focus ? 'Change what stays visible' : 'Choose what stays visible'}
      </Button>
      {isOpen && (
        <FocusDialog
          name={name}
          focus={focus}
          onChoose={(value) => {
            setOpen(false)
            change({ kind: 'set', path, value }, 'Edit what stays visible', 'now')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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
