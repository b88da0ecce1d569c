import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import type { ListedFile } from '../../../wire/listing.ts'
import { say } from '../../../words/say.ts'
import { messageOf } from '../../../words.ts'
import { call, uploadInstead } from '../../call.ts'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { UploadButton } from '../../fields/pictures/upload-button.tsx'
import { useStudio } from '../../store/studio-store.ts'
import { FileUses } from './file-uses.tsx'

type Props = {
  name: string
  /** Its path from the root of the repository. */
  file: string
  uses: ListedFile['uses']
  onReplaced: () => void
}

/** Puts another file in the place of one, under the same name, so that all of its uses show the new one. */
export function ReplaceFile({ name, file, uses, onReplaced }: Props) {
  const perform = useStudio(({ perform }) => perform)
  const go = useStudio(({ go }) => go)
  const [chosen, setChosen] = useState<File>()
  const [wrong, setWrong] = useState<string>()
  const [isStoring, setStoring] = useState(false)
  const close = () => {
    setChosen(undefined)
    setWrong(undefined)
  }

  async function replace(other: File): Promise<void> {
    setStoring(true)
    setWrong(undefined)
    try {
      const { name: upload } = await uploadInstead(other, file)
      const refusal = await perform(() => call('replaceFile', { file, upload }))
      if (refusal === undefined) close()
      else setWrong(refusal)
      onReplaced()
    } catch (error) {
      setWrong(messageOf(error))
    }
    setStoring(false)
  }

  return (
    <>
      <UploadButton
        isAnyFile
        color="inherit"
        label={say().pictures.replaceNamed(name)}
        onFiles={([other]) => setChosen(other)}
      >
        {say().pictures.replace}
      </UploadButton>
      {chosen && (
        <FormDialog
          title={say().pictures.replaceQuestion(name)}
          action={say().pictures.replace}
          isDisabled={isStoring}
          onSubmit={() => void replace(chosen)}
          onClose={close}
        >
          <DialogContentText variant="body2" sx={{ mb: 1 }}>
            {say().pictures.takesItsPlace(chosen.name)}
          </DialogContentText>
          <FileUses uses={uses} none={say().pictures.unusedFile} onOpen={go} />
          {wrong !== undefined && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {wrong}
            </Alert>
          )}
        </FormDialog>
      )}
    </>
  )
}
