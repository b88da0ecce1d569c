import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useDeferredValue, useState } from 'react'
import { isLedOn } from '../../../led-on.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { CommandDialog } from '../../dialogs/command-dialog.tsx'
import { folderAndName } from '../../fields/pictures/file-path.ts'
import { FolderField } from '../../fields/pictures/folder-field.tsx'
import { useStudio } from '../../store/studio-store.ts'
import { PlannedUses, useFileMovePlan } from './planned-uses.tsx'

type Props = {
  name: string
  address: string
  /** Its path from the root of the repository. */
  file: string
  folders: readonly string[]
  onMoved: () => void
}

/** Puts a file into another folder or gives it another name; all of its uses follow. */
export function MoveFile(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" aria-label={say().pictures.moveNamed(props.name)} onClick={() => setOpen(true)}>
        {say().pictures.move}
      </Button>
      {isOpen && <MoveFileDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function MoveFileDialog({ name, address, file, folders, onMoved, onClose }: Props & { onClose: () => void }) {
  const perform = useStudio(({ perform }) => perform)
  const now = folderAndName(address)
  const [typed, setTyped] = useState(now)
  const shown = useDeferredValue(typed)
  const isOther = shown.folder !== now.folder || shown.name !== now.name
  const request = { file, ...shown }
  const { data: plan, error } = useFileMovePlan(isOther ? request : undefined)
  const isPlanned = isOther && plan !== undefined && plan.refusal === undefined && plan.address !== address
  return (
    <CommandDialog
      name={say().pictures.moveTitle(name)}
      action={say().pictures.move}
      isDisabled={!isPlanned || typed !== shown}
      run={() => call('moveFile', request)}
      perform={perform}
      onDone={() => {
        onClose()
        onMoved()
      }}
      onClose={onClose}
    >
      <FolderField
        value={typed.folder}
        folders={folders}
        helperText={say().pictures.newFolder}
        onChange={(folder) => setTyped({ ...typed, folder })}
      />
      <TextField
        required
        label={say().pictures.fileName}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {isOther && plan && <PlannedUses plan={plan} />}
      {isPlanned && isLedOn(address) && <DialogContentText variant="body2">{say().pictures.ledOn}</DialogContentText>}
    </CommandDialog>
  )
}
