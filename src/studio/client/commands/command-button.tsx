import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { type Command, tooltipOf } from './command.ts'

/** A button of a command, named after it. */
export const CommandButton = ({ command, icon }: { command: Command; icon: ReactNode }) => (
  <Tooltip title={tooltipOf(command)} describeChild>
    <span>
      <IconButton aria-label={command.name} disabled={!command.run} onClick={command.run}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
)
