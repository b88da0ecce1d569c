import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Focus } from '../../../../../schema/pictures/image.ts'
import { givenPicture } from '../../../given-picture.ts'
import { say } from '../../../words/say.ts'
import { inSentence, messageOf } from '../../../words.ts'
import { uploadPicture } from '../../call.ts'
import type { FieldPath } from '../../page-blocks/block-change.ts'
import { pictureChange } from '../../picture-change.ts'
import type { NestedProps } from '../field-props.ts'
import { ObjectField } from '../object-field.tsx'
import { useSetNow } from '../use-set-now.ts'
import { FocusDialog } from './focus-dialog.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadFolder } from './upload-folder.tsx'

/** A picture: its thumbnail, the upload of another file, which may be dropped or pasted here, and its fields. */
export function PictureField(props: NestedProps) {
  const value: unknown = useWatch({ name: props.path })
  const { name, alt = '', focus } = (value ?? {}) as { name?: string; alt?: string; focus?: Focus }
  /** The picture for which its description was written, as far as this form has seen. */
  const [described, setDescribed] = useState({ name, alt })
  if (alt !== described.alt) setDescribed({ name, alt })
  const [folder, setFolder] = useState('')
  const { upload, wrong } = useUpload(props, folder)
  function take(event: SyntheticEvent, data: DataTransfer): void {
    const file = givenPicture(data)
    if (!file) return
    event.preventDefault()
    void upload(file)
  }
  const hasFocus = props.schema.properties?.['focus'] !== undefined
  return (
    <Box onDrop={(event) => take(event, event.dataTransfer)} onPaste={(event) => take(event, event.clipboardData)}>
      <ObjectField {...props}>
        {wrong && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {wrong}
          </Alert>
        )}
        {name !== undefined && (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 2 }}>
            <Thumbnail name={name} focus={focus} />
            <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
              <AttachButton name={name} path={`${props.path}.name`} />
              <UploadButton
                variant="outlined"
                color="inherit"
                label={say().fields.upload(inSentence(props.label))}
                onFiles={([file]) => void upload(file)}
              >
                {say().fields.uploadPicture}
              </UploadButton>
              <UploadFolder folder={folder} onChange={setFolder} />
              {hasFocus && <FocusButton name={name} focus={focus} path={`${props.path}.focus`} />}
            </Stack>
          </Stack>
        )}
        {alt !== '' && alt === described.alt && name !== described.name && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {say().fields.oldDescription}
          </Alert>
        )}
      </ObjectField>
    </Box>
  )
}

/** Opens the choice of another picture of the site. */
function AttachButton({ name, path }: { name: string; path: FieldPath }) {
  const setNow = useSetNow()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say().fields.attachPicture}
      </Button>
      {isOpen && (
        <LibraryDialog
          current={name}
          onChoose={(value) => {
            setOpen(false)
            setNow(path, value, say().fields.attachPicture)
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
  const setNow = useSetNow()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {focus ? say().fields.changeFocus : say().fields.chooseFocus}
      </Button>
      {isOpen && (
        <FocusDialog
          name={name}
          focus={focus}
          onChoose={(value) => {
            setOpen(false)
            setNow(path, value, say().fields.editFocus)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Stores a file in a folder and shows it in the field. `wrong`: why the last one was not stored. */
function useUpload({ path, label }: NestedProps, folder: string) {
  const setNow = useSetNow()
  const { getValues } = useFormContext()
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<string>()

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      const { name } = await uploadPicture(file, folder)
      setWrong(undefined)
      const shown = pictureChange(getValues(), path, name)
      setNow(shown.path, shown.value, say().fields.upload(inSentence(label)))
      await queries.invalidateQueries({ queryKey: ['setup'] })
    } catch (error) {
      setWrong(messageOf(error))
    }
  }
  return { upload, wrong }
}
