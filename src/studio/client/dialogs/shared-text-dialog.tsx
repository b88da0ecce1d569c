import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useState } from 'react'
import { type Key, keyOf } from '../../keys.ts'
import { createHeldKeys, isWriting } from '../../typed-keys.ts'
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
  /** Called with the choice, and with what was typed meanwhile: a person may still write when the question comes. */
  onChoose: (choice: SharedChoice, typed: readonly Key[]) => void
  onCancel: () => void
}

/** A shared file as a person knows it, by its path from the root of the repository. */
function titleOf(file: string, setup: StudioSetup): string {
  const name = nameOfShared(file)
  return name === undefined ? file : titleOfShared(name, setup)
}

/** Whether a key in the dialog is for the text that it asks about: a letter, unless a part of the dialog takes it. */
function isTypedForText(event: KeyboardEvent): boolean {
  const { target } = event
  const taking = event.key === ' ' ? 'input, [role=combobox], button, a' : 'input, [role=combobox]'
  return isWriting(keyOf(event)) && !(target instanceof Element && target.closest(taking))
}

/** Asks on which pages a change of a shared text should show. */
export function SharedTextDialog({ change, setup, pages, files, revision, onChoose, onCancel }: Props) {
  const { file, address, entry, canChangeHere, canChangeForSome } = change
  const [isForSome, setForSome] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [held] = useState(() => {
    const keys = createHeldKeys()
    keys.start()
    return keys
  })
  const choose = (choice: SharedChoice) => onChoose(choice, held.take())
  return (
    <Dialog
      open
      onClose={onCancel}
      onKeyDown={({ nativeEvent }) => {
        if (isTypedForText(nativeEvent)) held.hold(nativeEvent)
      }}
      maxWidth={isOpen && !isForSome ? 'lg' : 'xs'}
      fullWidth
      aria-labelledby="shared-text-title"
    >
      <DialogTitle id="shared-text-title">{say().dialogs.sharedText}</DialogTitle>
      {isForSome ? (
        <SomePages address={address} entry={entry} setup={setup} onChoose={choose} onBack={() => setForSome(false)} />
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
            {canChangeHere && <Button onClick={() => choose('here')}>{say().dialogs.onlyHere}</Button>}
            {canChangeForSome && <Button onClick={() => setForSome(true)}>{say().dialogs.forSome}</Button>}
            <Button variant={canChangeHere ? 'text' : 'contained'} onClick={() => choose('everywhere')}>
              {say().common.everywhere}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
