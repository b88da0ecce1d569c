import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent, ReactNode } from 'react'
import { say } from '../../../words/say.ts'
import { DeleteIcon, DownIcon, DuplicateIcon, ExpandIcon, UpIcon } from '../../icons.tsx'
import type { FieldPath } from '../../page-blocks/block-change.ts'
import { DragHandle } from '../../sorting/drag-handle.tsx'
import type { SortableEntry } from '../../sorting/sortable-entry.ts'
import { useFields } from '../../state/studio-context.ts'

/** An action on an entry; without `run`, it is not possible now. */
export type EntryAction = { kind: keyof typeof icons; label: string; run: (() => void) | undefined }

const icons = { up: UpIcon, down: DownIcon, copy: DuplicateIcon, remove: DeleteIcon }

type Props = {
  title: string
  path: FieldPath
  isOpen: boolean
  onToggle: () => void
  /** Takes it away with Escape, if it is new and not valid yet. */
  onDrop?: (() => void) | undefined
  actions: readonly EntryAction[]
  /** The props for dragging, if it can be moved. */
  sorting?: SortableEntry | undefined
  /** Its fields. */
  children: ReactNode
}

/** Whether a key was pressed in an element itself, and not in a list or dialog that its fields have opened over it. */
const isInside = ({ currentTarget, target }: KeyboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target)

/** An entry of a list or a mapping: its title, and its fields while it is open. */
export function ListEntry({ title, path, isOpen, onToggle, onDrop, actions, sorting, children }: Props) {
  const { diagnosticsWithin } = useFields()
  return (
    <Box
      {...sorting?.entry}
      onKeyDown={(event) => {
        // An open list of choices is closed first.
        if (event.key !== 'Escape' || !onDrop || event.defaultPrevented || !isInside(event)) return
        event.stopPropagation()
        onDrop()
      }}
      sx={{
        border: 1,
        borderColor: isOpen ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pr: 0.5 }}>
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          sx={{ flex: 1, minWidth: 0, gap: 0.5, p: 0.75, justifyContent: 'flex-start', borderRadius: 2 }}
        >
          <ExpandIcon sx={{ rotate: isOpen ? '0deg' : '-90deg', color: 'text.secondary' }} />
          <Typography noWrap variant="body2" sx={{ fontWeight: isOpen ? 600 : 400 }}>
            {title}
          </Typography>
          {onDrop ? (
            <Typography variant="body2" sx={{ ml: 1, flexShrink: 0, color: 'text.secondary' }}>
              {say().problems.notSavedYet}
            </Typography>
          ) : (
            <Badge color="error" variant="dot" sx={{ ml: 1 }} invisible={diagnosticsWithin(path).length === 0} />
          )}
        </ButtonBase>
        {sorting && <DragHandle {...sorting.pointers} {...sorting.handle} name={title} />}
        {isOpen &&
          actions.map(({ kind, label, run }) => {
            const Icon = icons[kind]
            return (
              <IconButton key={kind} aria-label={label} disabled={!run} onClick={run}>
                <Icon />
              </IconButton>
            )
          })}
      </Stack>
      <Collapse in={isOpen} unmountOnExit>
        <Box data-fields={path} sx={{ p: 1.25, pt: 1 }}>
          {children}
        </Box>
      </Collapse>
    </Box>
  )
}
