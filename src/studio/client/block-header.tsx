import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { BlockModel, BlockType } from '../model.ts'
import { DeleteIcon, DownIcon, DuplicateIcon, UpIcon } from './icons.tsx'

type Props = {
  type: BlockType
  block: BlockModel
  canMove: { up: boolean; down: boolean }
  canDuplicate: boolean
  canDelete: boolean
  onMove: (by: 1 | -1) => void
  onDuplicate: () => void
  onDelete: () => void
  /** Opens the fragment of the block. */
  onFragment: (name: string) => void
}

type ActionProps = { label: string; keys?: string; disabled?: boolean; onClick: () => void; children: ReactNode }

const Action = ({ label, keys, disabled = false, onClick, children }: ActionProps) => (
  <Tooltip title={keys ? `${label} (${keys})` : label} describeChild>
    <span>
      <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)

/** The name of the selected block, and what can be done with it as a whole. */
export const BlockHeader = ({
  type,
  block,
  canMove,
  canDuplicate,
  canDelete,
  onMove,
  onDuplicate,
  onDelete,
  onFragment,
}: Props) => (
  <Stack sx={{ mb: 2, gap: 0.75 }}>
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Typography variant="h2" sx={{ flex: 1, fontSize: 15 }}>
        {type.name}
      </Typography>
      <Action label="Move up" keys="Alt+↑" disabled={!canMove.up} onClick={() => onMove(-1)}>
        <UpIcon />
      </Action>
      <Action label="Move down" keys="Alt+↓" disabled={!canMove.down} onClick={() => onMove(1)}>
        <DownIcon />
      </Action>
      <Action label="Duplicate" disabled={!canDuplicate} onClick={onDuplicate}>
        <DuplicateIcon />
      </Action>
      <Action label="Delete" disabled={!canDelete} onClick={onDelete}>
        <DeleteIcon />
      </Action>
    </Stack>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {type.description.replaceAll('`', '')}
    </Typography>
    {block.fragment && (
      <Chip
        size="small"
        variant="outlined"
        onClick={() => onFragment(`fragments/${block.fragment?.name}`)}
        label={`Shared: fragment ${block.fragment.name}`}
        sx={{ alignSelf: 'start' }}
      />
    )}
  </Stack>
)
