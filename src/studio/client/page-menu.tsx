import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { type PageCommand, pageCommands } from './dialogs/page-dialog.tsx'
import { MoreIcon } from './icons.tsx'

type Props = {
  /** Whether a page is shown, which can be copied, moved and deleted. */
  isPage: boolean
  onChoose: (command: PageCommand) => void
}

/** What can be done with pages as a whole. */
export function PageMenu({ isPage, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title="New page, copy, address, delete">
        <IconButton
          aria-label="Pages"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(Object.keys(pageCommands) as PageCommand[]).map((command) => (
          <MenuItem
            key={command}
            disabled={command !== 'new' && !isPage}
            onClick={() => {
              setAnchor(null)
              onChoose(command)
            }}
          >
            {pageCommands[command]}…
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
