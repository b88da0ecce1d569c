import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { tokenNamesIn } from '../../tokens.ts'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import { useFields } from '../state/studio-context.ts'

/** The tokens of a text with their values on this page. Each opens the field that its value comes from. */
export function TokenChips({ text, label }: { text: string; label: string }) {
  const { page, openToken } = useFields()
  const names = tokenNamesIn(text).filter((name) => page.tokens[name] !== undefined)
  if (names.length === 0) return null
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={say().fields.tokensIn(inSentence(label))}
      sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none', flexWrap: 'wrap', gap: 0.75 }}
    >
      {names.map((name) => (
        <li key={name}>
          <Chip
            size="small"
            variant="outlined"
            label={`${name}: ${page.tokens[name]}`}
            sx={{ maxWidth: 300 }}
            onClick={() => openToken(name)}
          />
        </li>
      ))}
    </Stack>
  )
}
