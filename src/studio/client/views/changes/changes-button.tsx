import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { say } from '../../../words/say.ts'
import type { Command } from '../../commands/command.ts'
import { useChangeCount } from './use-change-count.ts'

type Props = {
  command: Command
  /** The revision of the content. */
  revision: number | undefined
}

/** Opens the view “Changes”, and says how many files differ from the last commit. Where it has no room, the menu “Pages” has it. */
export function ChangesButton({ command, revision }: Props) {
  const count = useChangeCount(revision)
  const words = count === undefined ? command.name : `${command.name} ${count}: ${say().changes.fileCount(count)}`
  return (
    <Button
      color="inherit"
      aria-label={words}
      onClick={command.run}
      sx={{
        display: { xs: 'none', lg: 'inline-flex' },
        flexShrink: 0,
        gap: 0.75,
        minWidth: 0,
        color: count ? 'text.primary' : 'text.secondary',
      }}
    >
      {command.name}{' '}
      {count !== undefined && (
        <Chip
          component="span"
          size="small"
          label={count}
          sx={{ height: 18, cursor: 'inherit', '& > span': { px: 0.75 } }}
        />
      )}
    </Button>
  )
}
