import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { count } from '../../../../../schema/writing/count.ts'
import type { Places } from '../../../wire/effects.ts'

/** The widths of the pages, in pixels. */
export const pageWidths = { Phone: 390, Desktop: 1200 } as const

/** How many places are shown at once. */
const shownAtOnce = 12

/** Which places are shown, and how. */
export type Shown = { filter: string; skip: number; width: keyof typeof pageWidths; isBefore: boolean }

type Props = {
  shown: Shown
  places: Extract<Places, { kind: 'places' }> | undefined
  hasEdits: boolean
  onChange: (shown: Shown) => void
}

const placesWords = (shown: number, total: number) =>
  total === 0 ? 'No page is found.' : shown === total ? count(total, 'page') : `${shown} of ${count(total, 'page')}`

/** Chooses which places are shown, and how. */
export function PlaceControls({ shown, places, hasEdits, onChange }: Props) {
  const { filter, skip, width, isBefore } = shown
  const change = (part: Partial<Shown>) => onChange({ ...shown, ...part })
  return (
    <Stack direction="row" sx={{ my: 1.5, gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        label="Filter places"
        value={filter}
        onChange={({ target }) => change({ filter: target.value, skip: 0 })}
        sx={{ width: 220 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        aria-label="Width of the pages"
        onChange={(_, chosen: Shown['width'] | null) => chosen && change({ width: chosen })}
      >
        {Object.keys(pageWidths).map((one) => (
          <ToggleButton key={one} value={one}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hasEdits && (
        <ToggleButton size="small" value="before" selected={isBefore} onChange={() => change({ isBefore: !isBefore })}>
          As it is now
        </ToggleButton>
      )}
      {places && places.total > shownAtOnce && (
        <Button onClick={() => change({ skip: (skip + shownAtOnce) % places.total })}>Show others</Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {places && placesWords(places.places.length, places.total)}
      </Typography>
    </Stack>
  )
}
