import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { CloseIcon } from '../icons.tsx'
import { FixButton } from './fix-button.tsx'

type Props = {
  open: boolean
  diagnostics: readonly Diagnostic[]
  /** The words to show while pages are checked, which may find more; else `''`. */
  checking: string
  onSelect: (diagnostic: Diagnostic) => void
  /** Resolves when the list is up to date. */
  onFix: (diagnostic: Diagnostic) => Promise<void>
  onClose: () => void
}

/** The diagnostics of the page. Each leads to its field, and has a button for its fix. */
export function Problems({ open, diagnostics, checking, onSelect, onFix, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isFixing, setFixing] = useState(false)
  /** A problem that is fixed leaves the list, and its button with the focus. */
  async function fix(found: Diagnostic): Promise<void> {
    heading.current?.focus()
    setFixing(true)
    await onFix(found)
    setFixing(false)
  }
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Problems of this page', role: 'dialog' } }}
    >
      <Box sx={{ width: 'min(420px, 100vw)', p: 2 }}>
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ mb: 1.5, pl: 2, pr: 5, fontSize: 15, outline: 'none' }}
        >
          {diagnostics.length === 0 && !checking ? 'This page has no problems.' : 'Problems of this page'}
        </Typography>
        {checking && (
          <Typography variant="body2" sx={{ mb: 1, px: 2, color: 'text.secondary' }}>
            {checking}. Links and addresses are compared after that.
          </Typography>
        )}
        <List dense disablePadding>
          {diagnostics.map((found) => (
            <ListItem
              key={`${found.file} ${found.path} ${found.code} ${found.line}`}
              disablePadding
              sx={{ flexDirection: 'column', alignItems: 'stretch', pb: found.fix ? 1 : 0 }}
            >
              <ListItemButton onClick={() => onSelect(found)} sx={{ alignItems: 'flex-start', gap: 1.5 }}>
                <Chip
                  size="small"
                  color={found.severity === 'error' ? 'error' : 'warning'}
                  label={found.severity === 'error' ? 'Error' : 'Warning'}
                  sx={{ mt: 0.5 }}
                />
                <ListItemText
                  primary={found.message.replaceAll('`', '')}
                  secondary={found.hint}
                  slotProps={{ secondary: { sx: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
              {found.fix && (
                <Box sx={{ pl: 2 }}>
                  <FixButton diagnostic={found} disabled={isFixing} onFix={(one) => void fix(one)} />
                </Box>
              )}
            </ListItem>
          ))}
        </List>
        {/* Behind the problems, so that the keys reach them first. */}
        <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Drawer>
  )
}
