import CircularProgress from '@mui/material/CircularProgress'
import { Suspense, useState } from 'react'
import { say } from '../../words/say.ts'
import { lazyPart } from '../lazy-part.ts'
import { PaneBox } from '../pane-box.tsx'

/** The text editor is loaded when it is first opened. */
const YamlPane = lazyPart(async () => (await import('./yaml-pane.tsx')).YamlPane)

type Props = {
  isOpen: boolean
  /** Moves the focus out of the pane. */
  onLeave: () => void
}

/** The region with the YAML of the page. What was typed there stays while it is closed. */
export function YamlRegion({ isOpen, onLeave }: Props) {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <PaneBox label={say().commands.yaml} isLast isShown={isOpen} width={undefined}>
        <Suspense fallback={<CircularProgress size={24} aria-label={say().common.loading} sx={{ m: 3 }} />}>
          <YamlPane isShown={isOpen} onLeave={onLeave} />
        </Suspense>
      </PaneBox>
    )
  )
}
