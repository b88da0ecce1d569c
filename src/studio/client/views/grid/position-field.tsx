import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { mapSize } from '../../../../../schema/outline.ts'
import { hasDecimalComma, type Position, positionIn } from '../../../coordinates.ts'
import type { FoundCity, RecordForm } from '../../../wire/grid.ts'
import { say } from '../../../words/say.ts'
import { messageOf } from '../../../words.ts'
import { call } from '../../call.ts'
import { CityFinder, NamedCities } from './city-finder.tsx'

type Props = {
  /** The collection and the name of the new record. */
  collection: string
  name: string
  map: RecordForm['map']
  value: Position | undefined
  /** What is wrong with it. */
  error: string | undefined
  onChange: (position: Position | undefined) => void
  /** A city of the list was chosen. Returns the names of the other fields that follow from it and are filled in. */
  onFound: (city: FoundCity) => readonly string[]
}

const shown = (position: Position | undefined) => (position ? `${position.lat}, ${position.lng}` : '')

/** Why there is no position in what was typed. */
const unreadWords = (typed: string) => (hasDecimalComma(typed) ? say().grid.decimalComma : say().grid.noPosition)

/** A position: by the name of a city, by a click on the map of the site, or by coordinates, typed or in the link of a map. */
export function PositionField({ collection, name, map, value, error, onChange, onFound }: Props) {
  const [typed, setTyped] = useState(shown(value))
  const [clicked, setClicked] = useState<{ x: number; y: number }>()
  const [isOutside, setOutside] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [filled, setFilled] = useState<readonly string[]>([])
  const isUnread = typed.trim() !== '' && positionIn(typed) === undefined

  async function choose(point: { x: number; y: number }): Promise<void> {
    setFailure(undefined)
    const found = await call('positionAt', point).catch((error: unknown) => setFailure(messageOf(error)))
    if (!found) return
    const { lat, lng } = found
    setOutside(lat === undefined)
    if (lat === undefined || lng === undefined) return
    setClicked(point)
    setTyped(shown({ lat, lng }))
    onChange({ lat, lng })
  }
  function find(found: FoundCity): void {
    setFailure(undefined)
    setOutside(false)
    setTyped(shown(found.position))
    setClicked(found.at)
    setFilled(onFound(found))
  }
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {say().grid.position}
      </Typography>
      {value === undefined && <NamedCities collection={collection} name={name} onChoose={find} />}
      <CityFinder collection={collection} onChoose={find} />
      <Typography aria-live="polite" variant="body2" sx={{ mb: 2 }}>
        {filled.length > 0 && say().grid.alsoFilledIn(filled.join(', '))}
      </Typography>
      <TextField
        fullWidth
        label={say().grid.coordinates}
        value={typed}
        error={isUnread || error !== undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setClicked(undefined)
          onChange(positionIn(target.value))
        }}
        helperText={
          isUnread ? unreadWords(typed) : (error ?? (map ? say().grid.clickPosition : say().grid.typePosition))
        }
        slotProps={{ htmlInput: { 'data-field': 'geo' } }}
      />
      {map && (
        <Box
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect()
            void choose({
              x: ((clientX - left) / width) * mapSize.width,
              y: ((clientY - top) / height) * mapSize.height,
            })
          }}
          data-map
          sx={{ position: 'relative', mt: 1, aspectRatio: `${mapSize.width} / ${mapSize.height}`, cursor: 'crosshair' }}
        >
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              bgcolor: 'text.secondary',
              mask: `url("${map.url}") center / 100% 100% no-repeat`,
              '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
            }}
          />
          {map.places.map((place) => (
            <Dot key={place.name} {...place} title={place.name} />
          ))}
          {clicked && <Dot {...clicked} title={say().grid.chosenPosition} isChosen />}
        </Box>
      )}
      {failure !== undefined && <Alert severity="error">{say().grid.notRead(failure)}</Alert>}
      {isOutside && <Alert severity="info">{say().grid.outside}</Alert>}
    </Box>
  )
}

type DotProps = { x: number; y: number; title: string; isChosen?: boolean }

const Dot = ({ x, y, title, isChosen = false }: DotProps) => {
  const size = isChosen ? 14 : 7
  return (
    <Box
      component="span"
      title={title}
      sx={{
        position: 'absolute',
        left: `${(x / mapSize.width) * 100}%`,
        top: `${(y / mapSize.height) * 100}%`,
        width: size,
        height: size,
        borderRadius: '50%',
        translate: '-50% -50%',
        bgcolor: isChosen ? 'primary.main' : 'text.primary',
        border: isChosen ? 2 : 0,
        borderColor: 'background.paper',
      }}
    />
  )
}
