import Button from '@mui/material/Button'
import { useState } from 'react'
import { say } from '../../words/say.ts'
import { useStudio } from '../store/studio-store.ts'
import { HistoryDialog } from './history-dialog.tsx'

type Props = {
  /** The picture as a person knows it, and the path of its file. */
  title: string
  file: string
}

/** Opens the versions of a picture, each of which can be restored. */
export function PictureHistoryButton({ title, file }: Props) {
  const page = useStudio(({ page }) => page)
  const perform = useStudio(({ perform }) => perform)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" aria-label={say().history.of(title)} onClick={() => setOpen(true)} disabled={!page}>
        {say().history.history}
      </Button>
      {isOpen && page && (
        <HistoryDialog
          of={{ title, file }}
          address={page.address}
          revision={page.revision}
          isPicture
          perform={perform}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
