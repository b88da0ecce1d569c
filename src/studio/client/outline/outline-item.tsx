import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import ListItemButton from '@mui/material/ListItemButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { say } from '../../words/say.ts'
import { inWords } from '../../words.ts'
import { ExpandIcon, SharedIcon } from '../icons.tsx'
import { DragHandle } from '../sorting/drag-handle.tsx'
import { useSortableEntry } from '../sorting/sortable-entry.ts'
import { type OutlineRow, rowIndent } from './outline-rows.ts'

type Props = {
  row: OutlineRow
  /** The type of the block in words, or the number of the column. */
  name: string
  /** The title of the block, else the name of its fragment; of a column, how many blocks it has. */
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
  onSelect: (row: OutlineRow) => void
  /** Opens or closes it. */
  onToggle: (key: string) => void
}

/** A block or a column in the outline. A block is dragged by any part of it, and moved with the keys by its handle. */
export const OutlineItem = memo((props: Props) => {
  const { row, name, title, fragment, problems, isSelected, isStop, canMove, onSelect, onToggle } = props
  const { key, level, position, size, isOpen, column } = row
  const { entry, pointers, handle } = useSortableEntry(key, { disabled: !canMove })
  const id = `row-${key}`
  const isBlock = column === undefined
  return (
    <ListItemButton
      component="li"
      {...entry}
      {...pointers}
      role="treeitem"
      aria-labelledby={id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={isSelected}
      {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
      data-row={key}
      selected={isSelected}
      onClick={() => onSelect(row)}
      tabIndex={isStop ? 0 : -1}
      sx={{
        py: isBlock ? 0.5 : 0,
        pr: 1.5,
        pl: `${4 + rowIndent * (level - 1) + (level === 1 ? 12 : 0)}px`,
        gap: 0.5,
        bgcolor: 'background.paper',
        '& [data-drag]': { opacity: 0 },
        '&:hover [data-drag], &:focus-within [data-drag]': { opacity: 1 },
        '@media (hover: none)': { '& [data-drag]': { opacity: 1 } },
      }}
    >
      <Box
        aria-hidden
        onClick={(event) => {
          if (isOpen === undefined) return
          event.stopPropagation()
          onToggle(key)
        }}
        sx={{
          display: level === 1 && isOpen === undefined ? 'none' : 'flex',
          width: 16,
          ml: level === 1 ? '-12px' : 0,
        }}
      >
        {isOpen !== undefined && (
          <ExpandIcon sx={{ fontSize: 16, rotate: isOpen ? '0deg' : '-90deg', color: 'text.secondary' }} />
        )}
      </Box>
      <Box id={id} sx={{ display: 'flex', flex: 1, minWidth: 0, alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: 1, my: isBlock ? 0.5 : 0, minWidth: 0, '& > span': { display: 'block' } }}>
          <Typography
            component="span"
            variant={isBlock ? 'body2' : 'caption'}
            sx={isBlock ? { fontWeight: 600 } : { color: 'text.secondary' }}
          >
            {name}
          </Typography>{' '}
          <Typography noWrap component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
        </Box>{' '}
        {fragment && (
          <Tooltip title={say().outline.fromShared(inWords(fragment))}>
            <SharedIcon titleAccess={say().outline.shared} sx={{ color: 'text.secondary', fontSize: 16 }} />
          </Tooltip>
        )}{' '}
        {problems > 0 && <Chip size="small" color="warning" label={problems} />}
      </Box>
      {canMove && <DragHandle {...handle} name={name} edge="end" tabIndex={isStop ? 0 : -1} />}
    </ListItemButton>
  )
})
