import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { Diagnostic } from '../../../schema/diagnostic.ts'

type Props = {
  open: boolean
  diagnostics: readonly Diagnostic[]
  onSelect: (diagnostic: Diagnostic) => void
  onClose: () => void
}

/** The diagnostics of the page. Each leads to its field. */
export const Problems = ({ open, diagnostics, onSelect, onClose }: Props) => (
  <Drawer
    anchor="right"
    open={open}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': 'Problems of this page', role: 'dialog' } }}
  >
    <Box sx={{ width: 'min(420px, 100vw)', p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {diagnostics.length === 0 ? 'This page has no problems.' : 'Problems of this page'}
      </Typography>
      <List dense disablePadding>
        {diagnostics.map((diagnostic) => (
          <ListItem key={`${diagnostic.file} ${diagnostic.path} ${diagnostic.code} ${diagnostic.line}`} disablePadding>
            <ListItemButton onClick={() => onSelect(diagnostic)} sx={{ alignItems: 'flex-start', gap: 1.5 }}>
              <Chip
                size="small"
                color={diagnostic.severity === 'error' ? 'error' : 'warning'}
                label={diagnostic.severity === 'error' ? 'Error' : 'Warning'}
                sx={{ mt: 0.5 }}
              />
              <ListItemText
                primary={diagnostic.message.replaceAll('`', '')}
                secondary={diagnostic.hint}
                slotProps={{ secondary: { sx: { whiteSpace: 'pre-wrap' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  </Drawer>
)
