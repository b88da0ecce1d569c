import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useRef, useState } from 'react'
import { say } from '../../words/say.ts'
import { StoppedAlert } from '../problems/stopped-alert.tsx'
import { isTextEdit } from '../saving/unsaved-edit.ts'
import { ownerOf, selectionOf } from '../store/selectors.ts'
import { useStudio } from '../store/studio-store.ts'
import { FilePane } from './file-pane.tsx'
import { type ShownFile, shownFile } from './shown-file.ts'

type Props = {
  /** Whether the pane is visible. It stays mounted while it is not. */
  isShown: boolean
  /** Moves the focus out of the pane. */
  onLeave: () => void
}

/** The YAML of the file in which the selected value is written. */
export function YamlPane({ isShown, onLeave }: Props) {
  const page = useStudio(({ page }) => page)
  const owner = useStudio(ownerOf)
  const selection = useStudio(selectionOf)
  const saver = useStudio(({ saver }) => saver)
  const { stopped } = useStudio(({ unsaved }) => unsaved)
  /** The shown file, followed by other files with unsaved texts. */
  const [opened, setOpened] = useState<readonly ShownFile[]>([])
  // While a shared file is read, the pane stays as it is.
  const shown = page && (owner || opened.length === 0) ? shownFile({ page, owner, selection }) : undefined
  if (shown && opened[0]?.file !== shown.file)
    setOpened([shown, ...opened.filter(({ file }) => file !== shown.file && saver.unsavedText(file))])

  // A person who opens the pane wants to type; a file that follows a selection does not take the focus.
  const takesFocus = useRef(true)
  useEffect(() => {
    if (!isShown) takesFocus.current = true
  }, [isShown])

  const text = stopped?.edits.find(isTextEdit)
  return (
    <>
      {opened.length === 0 && <CircularProgress size={24} aria-label={say().common.loading} sx={{ m: 3 }} />}
      {opened.map((one, index) => (
        <Box
          key={one.file}
          sx={{ flex: 1, minHeight: 0, display: index === 0 ? 'flex' : 'none', flexDirection: 'column' }}
        >
          <FilePane shown={one} isShown={isShown && index === 0} takesFocus={takesFocus} onLeave={onLeave} />
        </Box>
      ))}
      {stopped && text && stopped.kind !== 'conflict' && (
        <Box sx={{ '& .MuiAlert-root': { m: 0, borderRadius: 0 } }}>
          <StoppedAlert
            stopped={stopped}
            file={text.file === opened[0]?.file ? undefined : text.file}
            onWriteAnyway={() => void saver.writeAnyway()}
            onDrop={saver.drop}
          />
        </Box>
      )}
    </>
  )
}
