import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { FieldPath } from '../block-change.ts'
import { entryTitle } from '../field-schema.ts'
import { DeleteIcon, DownIcon, DuplicateIcon, ExpandIcon, UpIcon } from '../icons.tsx'
import { useFields } from '../state/studio-context.ts'

/** What can be done with an entry; what is missing is not possible now. */
type Actions = Record<'up' | 'down' | 'copy' | 'remove', (() => void) | undefined>

type Props = {
  value: unknown
  /** From 1. */
  number: number
  path: FieldPath
  isOpen: boolean
  onToggle: () => void
  /** Without any, the entry stays where it is. */
  actions: Actions | undefined
  /** Its fields. */
  children: ReactNode
}

const Action = ({ label, run, children }: { label: string; run: (() => void) | undefined; children: ReactNode }) => (
  <IconButton aria-label={label} disabled={!run} onClick={run}>
    {children}
  </IconButton>
)

/** An entry of a list: its title, and when it is open its fields. */
export function ListEntry({ value, number, path, isOpen, onToggle, actions, children }: Props) {
  const { diagnosticsWithin } = useFields()
  return (
    <Box sx={{ border: 1, borderColor: isOpen ? 'primary.main' : 'divider', borderRadius: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', pr: 0.5 }}>
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          sx={{ flex: 1, minWidth: 0, gap: 0.5, p: 0.75, justifyContent: 'flex-start', borderRadius: 2 }}
        >
          <ExpandIcon sx={{ rotate: isOpen ? '0deg' : '-90deg', color: 'text.secondary' }} />
          <Typography noWrap variant="body2" sx={{ fontWeight: isOpen ? 600 : 400 }}>
            {entryTitle(value, number)}
          </Typography>
          <Badge color="error" variant="dot" sx={{ ml: 1 }} invisible={diagnosticsWithin(path).length === 0} />
        </ButtonBase>
        {actions && isOpen && (
          <>
            <Action label={`Entry ${number} up`} run={actions.up}>
              <UpIcon />
            </Action>
            <Action label={`Entry ${number} down`} run={actions.down}>
              <DownIcon />
            </Action>
            <Action label={`Copy entry ${number}`} run={actions.copy}>
              <DuplicateIcon />
            </Action>
            <Action label={`Remove entry ${number}`} run={actions.remove}>
              <DeleteIcon />
            </Action>
          </>
        )}
      </Stack>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ p: 1.25, pt: 1 }}>{children}</Box>
      </Collapse>
    </Box>
  )
}
