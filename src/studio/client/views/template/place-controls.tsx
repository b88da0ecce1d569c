import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { Places } from '../../../wire/effects.ts'
import { say } from '../../../words/say.ts'

/** The widths of the pages, in pixels. */
export const pageWidths = { phone: 390, desktop: 1200 } as const

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
  total === 0 ? say().template.noPage : say().pages.shown(shown, total)

/** Chooses which places are shown, and how. */
export function PlaceControls({ shown, places, hasEdits, onChange }: Props) {
  const { filter, skip, width, isBefore } = shown
  const change = (part: Partial<Shown>) => onChange({ ...shown, ...part })
  return (
    <Stack direction="row" sx={{ my: 1.5, gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        label={say().template.filterPlaces}
        value={filter}
        onChange={({ target }) => change({ filter: target.value, skip: 0 })}
        sx={{ width: 220 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        aria-label={say().template.width}
        onChange={(_, chosen: Shown['width'] | null) => chosen && change({ width: chosen })}
      >
        {(Object.keys(pageWidths) as Shown['width'][]).map((one) => (
          <ToggleButton key={one} value={one}>
            {say().template.widths[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hasEdits && (
        <ToggleButton size="small" value="before" selected={isBefore} onChange={() => change({ isBefore: !isBefore })}>
          {say().template.asItIs}
        </ToggleButton>
      )}
      {places && places.total > shownAtOnce && (
        <Button onClick={() => change({ skip: (skip + shownAtOnce) % places.total })}>
          {say().effects.showOthers}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {places && placesWords(places.places.length, places.total)}
      </Typography>
    </Stack>
  )
}
