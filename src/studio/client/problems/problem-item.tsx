import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { hintInLanguage, plainMessage } from '../../diagnostic-texts.ts'
import { isSample } from '../../sample-values.ts'
import { say } from '../../words/say.ts'

import { FixButton } from './fix-button.tsx'

type Props = {
  diagnostic: Diagnostic
  /** The page or shared file that has it, if that is not the open one. */
  place?: string
  isFixing: boolean
  /** Opens its field; missing if the studio cannot open the file. */
  onSelect: (() => void) | undefined
  onFix: () => void
}

/** A diagnostic that leads to its field, with a button for its fix. */
export const ProblemItem = ({ diagnostic, place, isFixing, onSelect, onFix }: Props) => (
  <ListItem disablePadding sx={{ flexDirection: 'column', alignItems: 'stretch', pb: diagnostic.fix ? 1 : 0 }}>
    <ListItemButton disabled={!onSelect} onClick={onSelect} sx={{ alignItems: 'flex-start', gap: 1.5 }}>
      {!isSample(diagnostic) && (
        <Chip
          size="small"
          color={diagnostic.severity === 'error' ? 'error' : 'warning'}
          label={diagnostic.severity === 'error' ? say().problems.error : say().problems.warning}
          sx={{ mt: 0.5 }}
        />
      )}
      <ListItemText
        primary={plainMessage(diagnostic)}
        secondary={[place, hintInLanguage(diagnostic)].filter(Boolean).join('\n')}
        slotProps={{ secondary: { sx: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }}
      />
    </ListItemButton>
    {diagnostic.fix && (
      <Box sx={{ pl: 2 }}>
        <FixButton diagnostic={diagnostic} disabled={isFixing} onFix={onFix} />
      </Box>
    )}
  </ListItem>
)
