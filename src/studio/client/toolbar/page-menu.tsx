import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { say } from '../../words/say.ts'
import type { Command } from '../commands/command.ts'
import type { Commands } from '../commands/studio-commands.ts'
import { MoreIcon } from '../icons.tsx'
import { viewNames } from '../views/view-address.ts'

/** What can be done with pages and shared files as a whole. */
export function PageMenu({ commands }: { commands: Commands }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const item = (command: Command, opensDialog = true) => (
    <MenuItem
      key={command.name}
      disabled={command.run === undefined}
      onClick={() => {
        setAnchor(null)
        command.run?.()
      }}
    >
      {command.name}
      {opensDialog && '…'}
    </MenuItem>
  )
  const { newPage, copyPage, movePage, deletePage, newRecord, newFragment, copyFile, moveRecord, deleteFile } = commands
  return (
    <>
      <Tooltip title={say().toolbar.pageMenu}>
        <IconButton
          aria-label={say().common.pages}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu disablePortal open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {viewNames.map((view) => (view === 'translation' && !commands[view].run ? null : item(commands[view], false)))}
        <Divider />
        {[newPage, copyPage, movePage, deletePage].map((one) => item(one))}
        <Divider />
        {[newRecord, newFragment, copyFile, moveRecord, deleteFile].map((one) => item(one))}
      </Menu>
    </>
  )
}
