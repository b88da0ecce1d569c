import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ViewProps } from '../views/view-props.ts'
import { HistoryDialog } from './history-dialog.tsx'

type Props = {
  studio: Pick<ViewProps['studio'], 'page' | 'perform'>
  /** The picture as a person knows it, and the path of its file. */
  title: string
  file: string
}

/** Opens the versions of a picture, each of which can be restored. */
export function PictureHistoryButton({ studio: { page, perform }, title, file }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-label={`History of ${title}`} onClick={() => setOpen(true)} disabled={!page}>
        History
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
