import Chip from '@mui/material/Chip'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import { memo } from 'react'
import { SharedIcon } from '../icons.tsx'
import { DragHandle } from '../sorting/drag-handle.tsx'
import { useSortableEntry } from '../sorting/sortable-entry.ts'

type Props = {
  index: number
  /** Its type in words. */
  name: string
  /** Its title, else the name of its fragment. */
  title: string | undefined
  /** The fragment that it comes from. */
  fragment: string | undefined
  /** How many errors and warnings it has. */
  problems: number
  isSelected: boolean
  /** Whether Tab stops here. */
  isStop: boolean
  /** Whether it can be moved. */
  canMove: boolean
  onSelect: (index: number) => void
}

/** A block in the outline. It is dragged by any part of it, and moved with the keys by its handle. */
export const OutlineItem = memo((props: Props) => {
  const { index, name, title, fragment, problems, isSelected, isStop, canMove, onSelect } = props
  const { entry, pointers, handle } = useSortableEntry(index, { disabled: !canMove })
  return (
    <ListItem
      disablePadding
      {...entry}
      {...pointers}
      secondaryAction={canMove && <DragHandle {...handle} name={name} edge="end" tabIndex={isStop ? 0 : -1} />}
      sx={{
        bgcolor: 'background.paper',
        '& > .MuiListItemSecondaryAction-root': { right: 12, opacity: 0 },
        '&:hover, &:focus-within': { '& > .MuiListItemSecondaryAction-root': { opacity: 1 } },
        '@media (hover: none)': { '& > .MuiListItemSecondaryAction-root': { opacity: 1 } },
      }}
    >
      <ListItemButton
        selected={isSelected}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(index)}
        tabIndex={isStop ? 0 : -1}
        sx={{ py: 0.5, gap: 1 }}
      >
        <ListItemText
          primary={name}
          secondary={title}
          slotProps={{
            primary: { variant: 'body2', sx: { fontWeight: 600 } },
            secondary: { noWrap: true, variant: 'caption' },
          }}
          sx={{ my: 0.25, minWidth: 0 }}
        />
        {fragment && (
          <Tooltip title={`From the fragment ${fragment}`}>
            <SharedIcon titleAccess="shared" sx={{ color: 'text.secondary', fontSize: 16 }} />
          </Tooltip>
        )}
        {problems > 0 && <Chip size="small" color="warning" label={problems} />}
      </ListItemButton>
    </ListItem>
  )
})
