import Box from '@mui/material/Box'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { plainMessage } from '../../diagnostic-texts.ts'
import { say } from '../../words/say.ts'
import { plainDescription } from '../../words.ts'
import { FixButton } from '../problems/fix-button.tsx'
import { useFields } from '../state/studio-context.ts'

type Props = {
  /** What the field is called. */
  label?: string | undefined
  description?: string | undefined
  /** What is said after the description. */
  more?: string
  diagnostic?: Diagnostic | undefined
  /** Whether the field still has the text that a new entry began with. */
  isSample?: boolean
  left?: number | undefined
}

/** What stands below a field: its diagnostic with its fix, else its description, and how many characters are left. */
export function FieldHelp({ label, description, more, diagnostic, isSample = false, left }: Props) {
  const { fix } = useFields()
  const own = [description && plainDescription(description), more].filter(Boolean).join(' ')
  const words = diagnostic ? plainMessage(diagnostic, label) : isSample ? say().help.sampleWords : own
  if (!words && left === undefined) return null
  return (
    <>
      <Box component="span" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Box component="span" sx={isSample ? { color: 'text.primary', fontWeight: 600 } : {}}>
          {words}
        </Box>
        {left !== undefined && (
          <Box component="span" sx={{ whiteSpace: 'nowrap', color: left < 0 ? 'error.main' : undefined }}>
            {say().fields.charactersLeft(left)}
          </Box>
        )}
      </Box>
      {diagnostic?.fix && (
        <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
          <FixButton diagnostic={diagnostic} onFix={fix} />
        </Box>
      )}
    </>
  )
}
