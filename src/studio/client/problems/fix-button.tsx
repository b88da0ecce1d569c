import Button from '@mui/material/Button'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { fixWords } from '../../words.ts'

type Props = { diagnostic: Diagnostic; disabled?: boolean; onFix: (diagnostic: Diagnostic) => void }

/** Applies the fix of a diagnostic, if it has one. */
export const FixButton = ({ diagnostic, disabled = false, onFix }: Props) =>
  diagnostic.fix && (
    <Button
      size="small"
      variant="outlined"
      disabled={disabled}
      onClick={() => onFix(diagnostic)}
      sx={{ textAlign: 'left' }}
    >
      {fixWords(diagnostic.fix)}
    </Button>
  )
