import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useState } from 'react'
import { say } from '../../words/say.ts'
import { ViewIcon } from '../icons.tsx'
import { useStudio } from '../store/studio-store.ts'

/** Chooses how wide the page in the frame is. */
export function WidthButtons() {
  const width = useStudio(({ width }) => width)
  const onWidth = useStudio(({ setWidth }) => setWidth)
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={width}
      aria-label={say().toolbar.width}
      onChange={(_, chosen) => chosen && onWidth(chosen)}
    >
      {(['390', '768', '1440', 'full'] as const).map((one) => (
        <ToggleButton key={one} value={one}>
          {one === 'full' ? say().toolbar.full : one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** What a narrow toolbar has no room for: how the page and the studio are shown. */
export function ViewMenu({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={say().toolbar.widthAndColours}>
        <IconButton
          aria-label={say().toolbar.view}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewIcon />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say().toolbar.view } }}
      >
        <Stack direction="row" sx={{ p: 1, gap: 1, alignItems: 'center' }}>
          {children}
        </Stack>
      </Popover>
    </>
  )
}
