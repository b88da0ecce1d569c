import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { slugOf } from '../../../../schema/slug.ts'
import { say } from '../../words/say.ts'
import { messageOf } from '../../words.ts'
import { uploadPicture } from '../call.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'

/** The longest name of a picture that is offered. */
const maxName = 60

/** A name from that of the file; browsers call each picture of the clipboard `image.png`. */
const nameOf = ({ name }: File) => slugOf(name.replace(/\.[a-z0-9]+$/i, '').replace(/^image$/, ''), maxName)

type Props = {
  file: File
  /** Called with the address of the picture, once it is stored, and with what it shows. */
  onAdd: (address: string, alt: string) => void
  onClose: () => void
}

/** Asks whether a picture that was pasted or dropped belongs to the text: under which name, and what it shows. */
export function AddPictureDialog({ file, onAdd, onClose }: Props) {
  const [alt, setAlt] = useState('')
  const [typedName, setTypedName] = useState<string>()
  const [src, setSrc] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const [isStoring, setStoring] = useState(false)
  const queries = useQueryClient()
  const name = typedName ?? (nameOf(file) || slugOf(alt, maxName))
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [file])

  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function store(): Promise<void> {
    setStoring(true)
    setWrong(undefined)
    try {
      const { address } = await uploadPicture(new File([file], name, { type: file.type }))
      await Promise.all(['pictures', 'setup'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      // Nobody waits for it after “Cancel”.
      if (isOpen.current) onAdd(address, alt.trim())
    } catch (error) {
      setWrong(messageOf(error))
      setStoring(false)
    }
  }

  return (
    <FormDialog
      disableRestoreFocus
      title={say().writing.addPictureAsk}
      action={say().writing.addPicture}
      isDisabled={isStoring || alt.trim() === '' || slugOf(name, maxName) === ''}
      onSubmit={() => void store()}
      onClose={onClose}
    >
      {src !== undefined && (
        <Box
          component="img"
          src={src}
          alt={say().writing.pictureToAdd}
          sx={{ display: 'block', maxWidth: 1, maxHeight: 200, borderRadius: 1, mb: 2 }}
        />
      )}
      <TextField
        autoFocus
        required
        label={say().writing.whatItShows}
        helperText={say().writing.whatItShowsHelp}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        sx={{ mt: 1, mb: 2 }}
      />
      <TextField
        required
        label={say().dialogs.name}
        helperText={say().writing.nameHelp}
        value={name}
        onChange={({ target }) => setTypedName(target.value)}
      />
      {wrong !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {wrong}
        </Alert>
      )}
      <DialogContentText variant="body2" role="status" sx={{ mt: 1 }}>
        {isStoring && say().writing.storing}
      </DialogContentText>
    </FormDialog>
  )
}
