import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ShownPlace } from '../../wire/effects.ts'
import { say } from '../../words/say.ts'
import { StudioLink } from '../views/studio-link.tsx'
import { BlockStill, type StillStyles } from './block-still.tsx'
import { WordChange } from './word-change.tsx'

/** How many changes of a page are listed. */
const maxChanges = 3

type Props = {
  places: readonly ShownPlace[]
  stillStyles: StillStyles
  /** The width of the pages, in pixels. */
  width: number
  /** Whether pages are shown as they are now. */
  isBefore: boolean
  /** Opens a page; without it, pages have no links. */
  onOpen?: ((address: string) => void) | undefined
}

/** Pages side by side, as they would be. */
export const PlaceList = ({ places, ...props }: Props) => (
  <Box
    component="ul"
    aria-label={say().effects.places}
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 1.5,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    }}
  >
    {places.map((place) => (
      <Place key={place.address} place={place} {...props} />
    ))}
  </Box>
)

function Place({ place, stillStyles, width, isBefore, onOpen }: Omit<Props, 'places'> & { place: ShownPlace }) {
  const { address, name, changes, hasOwnWords, hasErrors, before, after } = place
  const html = isBefore ? before : after
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.75 }}>
        <Typography variant="body2" component="h3" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {onOpen ? (
            <StudioLink address={address} onOpen={onOpen} color="text.primary">
              {name}
            </StudioLink>
          ) : (
            name
          )}
        </Typography>
        {hasOwnWords && <Chip size="small" label={say().effects.ownWords} />}
      </Box>
      {html === undefined ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hasErrors ? say().effects.hasErrors : say().effects.beingDrawn}
        </Typography>
      ) : (
        <BlockStill
          {...stillStyles}
          label={isBefore ? say().effects.asItIs(name) : say().effects.asItWouldBe(name)}
          html={html}
          before={isBefore || after === before ? undefined : before}
          width={width}
        />
      )}
      {changes.length > 0 && (
        <Box component="ul" aria-label={say().effects.changesOf(name)} sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none' }}>
          {changes.slice(0, maxChanges).map((change) => (
            <WordChange key={change.words} change={change} />
          ))}
          {changes.length > maxChanges && (
            <Typography component="li" variant="body2" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {say().effects.otherChanges(changes.length - maxChanges)}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  )
}
