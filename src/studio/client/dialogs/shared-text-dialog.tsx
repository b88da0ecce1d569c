import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useState } from 'react'
import type { FileEdits } from '../../wire/edits.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { lazyPart } from '../lazy-part.ts'
import { nameOfShared, titleOfShared } from '../shared-files.ts'
import type { PendingChange, SharedChoice } from '../store/saving-state.ts'
import { SomePages } from './some-pages.tsx'

/** What a change would do is loaded when a question is first asked. */
const EffectDetails = lazyPart(async () => (await import('../effects/effect-details.tsx')).EffectDetails)

type Props = {
  change: PendingChange
  setup: StudioSetup
  /** How many pages show the file, once all pages have been read. */
  pages: number | undefined
  /** The edits of the change if it goes everywhere, and the revision of the content. */
  files: FileEdits[]
  revision: number
  onChoose: (choice: SharedChoice) => void
  onCancel: () => void
}

/** A shared file as a person knows it, by its path from the root of the repository. */
function titleOf(file: string, setup: StudioSetup): string {
  const name = nameOfShared(file)
  return name === undefined ? file : titleOfShared(name, setup)
}

/** Asks on which pages a change of a shared text should show. */
export function SharedTextDialog({ change, setup, pages, files, revision, onChoose, onCancel }: Props) {
  const { file, address, entry, canChangeHere, canChangeForSome } = change
  const [isForSome, setForSome] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth={isOpen && !isForSome ? 'lg' : 'xs'}
      fullWidth
      aria-labelledby="shared-text-title"
    >
      <DialogTitle id="shared-text-title">{say().dialogs.sharedText}</DialogTitle>
      {isForSome ? (
        <SomePages address={address} entry={entry} setup={setup} onChoose={onChoose} onBack={() => setForSome(false)} />
      ) : (
        <>
          <DialogContent>
            <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
              {say().dialogs.standsIn(titleOf(file, setup), pages)} {canChangeHere && say().dialogs.whereToChange}
            </DialogContentText>
            {!canChangeHere && (
              <DialogContentText sx={{ mt: 1 }}>
                {entry === undefined ? say().dialogs.allShow : say().dialogs.severalBlocks}{' '}
                {say().dialogs.notAskedAgain}
              </DialogContentText>
            )}
            {files.length > 0 && (
              <Suspense>
                <EffectDetails of={file} {...{ files, revision, isOpen }} onOpen={setOpen} />
              </Suspense>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onCancel}>
              {say().common.cancel}
            </Button>
            {canChangeHere && <Button onClick={() => onChoose('here')}>{say().dialogs.onlyHere}</Button>}
            {canChangeForSome && <Button onClick={() => setForSome(true)}>{say().dialogs.forSome}</Button>}
            <Button variant={canChangeHere ? 'text' : 'contained'} onClick={() => onChoose('everywhere')}>
              {say().common.everywhere}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
