import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { GridHead } from '../../../wire/grid.ts'
import { say } from '../../../words/say.ts'
import { inSentence } from '../../../words.ts'

type Props = {
  /** What the records are: `Services`. */
  words: string
  records: readonly GridHead[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Chooses the records with which a new one gets pages. */
export const RecordTicks = ({ words, records, chosen, onChange }: Props) => (
  <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
    <Stack direction="row" component="legend" sx={{ width: 1, alignItems: 'center', gap: 1, mb: 0.5 }}>
      <Typography variant="h3" component="span" sx={{ flex: 1 }}>
        {say().grid.withPage(words)}
      </Typography>
      <Button
        onClick={() => onChange(records.map(({ key }) => key))}
        aria-label={say().grid.allOfThe(inSentence(words))}
      >
        {say().dialogs.all}
      </Button>
      <Button onClick={() => onChange([])} aria-label={say().grid.noneOfThe(inSentence(words))}>
        {say().grid.noRecord}
      </Button>
    </Stack>
    <Box sx={{ columns: '180px', columnGap: 2 }}>
      {records.map(({ key, name }) => (
        <FormControlLabel
          key={key}
          label={name}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ display: 'flex', breakInside: 'avoid' }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            />
          }
        />
      ))}
    </Box>
  </Box>
)
