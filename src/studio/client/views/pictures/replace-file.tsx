import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedFile } from '../../../wire/listing.ts'
import { say } from '../../../words/say.ts'
import { call, uploadInstead } from '../../call.ts'
import { CommandDialog } from '../../dialogs/command-dialog.tsx'
import { UploadButton } from '../../fields/pictures/upload-button.tsx'
import { useStudio } from '../../store/studio-store.ts'
import { FileUses } from './file-uses.tsx'
import { PlannedUses, useFileMovePlan } from './planned-uses.tsx'

type Props = {
  name: string
  address: string
  /** Its path from the root of the repository. */
  file: string
  uses: ListedFile['uses']
  onReplaced: () => void
}

/** Puts another file in the place of one: all of its uses show the new one, under its own name or under the old one. */
export function ReplaceFile(props: Props) {
  const [chosen, setChosen] = useState<File>()
  return (
    <>
      <UploadButton
        isAnyFile
        color="inherit"
        label={say().pictures.replaceNamed(props.name)}
        onFiles={([other]) => setChosen(other)}
      >
        {say().pictures.replace}
      </UploadButton>
      {chosen && <ReplaceFileDialog {...props} chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

type DialogProps = Props & { chosen: File; onClose: () => void }

function ReplaceFileDialog({ name, address, file, uses, chosen, onReplaced, onClose }: DialogProps) {
  const perform = useStudio(({ perform }) => perform)
  const go = useStudio(({ go }) => go)
  const [choice, setChoice] = useState<'own' | 'old'>('own')
  const [keepsOld, setKeepsOld] = useState(false)
  const { data: uploaded, error } = useQuery({
    queryKey: ['uploadInstead', file, chosen.name, chosen.lastModified, chosen.size],
    queryFn: () => uploadInstead(chosen, file),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const request = uploaded && { file, upload: uploaded.name, keepsOld }
  const { data: plan, error: noPlan } = useFileMovePlan(request)
  const hasOwnName = plan !== undefined && plan.address !== address
  const isOld = !hasOwnName || plan.refusal !== undefined || choice === 'old'
  const wrong = error ?? noPlan
  return (
    <CommandDialog
      name={say().pictures.replaceQuestion(name)}
      action={say().pictures.replace}
      isDisabled={plan === undefined || (isOld && !plan.fitsOldName)}
      run={() =>
        isOld ? call('replaceFile', { file, upload: uploaded?.name ?? '' }) : call('moveFile', request ?? { file })
      }
      perform={perform}
      onDone={() => {
        onClose()
        onReplaced()
      }}
      onClose={onClose}
    >
      {wrong && <Alert severity="error">{wrong.message}</Alert>}
      {!wrong && !plan && <CircularProgress size={24} aria-label={say().common.loading} />}
      {hasOwnName && plan.refusal === undefined && plan.fitsOldName && (
        <RadioGroup
          aria-label={say().pictures.nameThen}
          value={choice}
          onChange={(_, value) => setChoice(value === 'old' ? 'old' : 'own')}
        >
          <FormControlLabel value="own" control={<Radio size="small" />} label={say().pictures.ownName(plan.address)} />
          <FormControlLabel value="old" control={<Radio size="small" />} label={say().pictures.oldName(address)} />
        </RadioGroup>
      )}
      {plan && !isOld && (
        <>
          <PlannedUses plan={plan} />
          <FormControlLabel
            label={say().pictures.keepOld(address)}
            control={
              <Checkbox size="small" checked={keepsOld} onChange={({ target }) => setKeepsOld(target.checked)} />
            }
          />
        </>
      )}
      {plan && isOld && (
        <div>
          {plan.refusal !== undefined && <PlannedUses plan={plan} />}
          <DialogContentText variant="body2" sx={{ my: 1 }}>
            {say().pictures.takesItsPlace(chosen.name)}
          </DialogContentText>
          <FileUses uses={uses} none={say().pictures.unusedFile} onOpen={go} />
        </div>
      )}
    </CommandDialog>
  )
}
