import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { roleWords } from '../../../theme-words.ts'
import { say } from '../../../words/say.ts'
import type { BrandChange } from './brand-colours.ts'
import { shownRatio } from './contrast-lines.tsx'
import { Swatch } from './swatch.tsx'
import { isLegible, type TonePair } from './theme-contrasts.ts'

type Props = {
  change: BrandChange
  /** Whether it is changed: another colour stays as it is. */
  isTaken: boolean
  /** The contrasts of the theme as it shows. */
  pairs: readonly TonePair[]
  onToggle: () => void
}

/** A colour that follows the brand: before and after, with its lowest contrast. */
export function BrandRow({ change: { tone, path, before, colour, isNew }, isTaken, pairs, onToggle }: Props) {
  const [lowest] = pairs
    .filter((pair) => pair.owner === tone && pair.path.join('.') === path.join('.'))
    .sort((one, other) => one.ratio - other.ratio)
  const wrong = lowest !== undefined && !isLegible(lowest)
  return (
    <FormControlLabel
      sx={{ display: 'flex', mr: 0, py: 0.25, '& > .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
      control={<Checkbox size="small" checked={isTaken} onChange={onToggle} sx={{ p: 0.5 }} />}
      label={
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, fontSize: 13 }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 96 }}>
            {roleWords(path)}
          </Box>
          <Box
            component="span"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, opacity: isTaken ? 1 : 0.6, fontSize: 12 }}
          >
            <Swatch colour={before} /> {isNew ? say().theme.follows : before} →{' '}
            <Swatch colour={isTaken ? colour : before} /> {isTaken ? colour : say().theme.stays}
          </Box>
          {lowest && (
            <Box component="span" sx={{ width: 1, fontSize: 12, color: wrong ? 'error.main' : 'text.secondary' }}>
              {shownRatio(lowest.ratio)} : 1{wrong && say().theme.needs(lowest.min)}
            </Box>
          )}
        </Box>
      }
    />
  )
}
