import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundCity } from '../../../wire/grid.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useSettled } from '../../state/use-settled.ts'

/** How long somebody pauses in typing before places are looked for, in milliseconds. */
const pauseMs = 150
/** How many places of the name that was typed are offered. */
const maxNamed = 3

/** The places with some words, once typing has paused. Nothing is looked for by one letter. */
function useFoundCities(collection: string, typed: string) {
  const words = useSettled(typed.trim(), pauseMs)
  const { data, error } = useQuery({
    queryKey: ['findCities', collection, words],
    queryFn: () => call('findCities', { collection, words }),
    enabled: words.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Those of earlier words are not offered: Enter would choose one of them.
  return { places: words === typed.trim() ? data : undefined, error }
}

type Props = {
  /** The collection that the place is for. */
  collection: string
  onChoose: (city: FoundCity) => void
}

/** Finds a place by its name in the list of the studio, without the internet. */
export function CityFinder({ collection, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<FoundCity | null>(null)
  const { places, error } = useFoundCities(collection, typed)
  const isLooking = typed.trim().length > 1
  const isUnknown = isLooking && places?.length === 0
  return (
    // Enter chooses a place; it does not send the form.
    <Box onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      <Autocomplete
        autoHighlight
        // What is not in the list stays as it was typed, and the help says what else works.
        clearOnBlur={false}
        forcePopupIcon={false}
        loading={isLooking && places === undefined}
        loadingText={say().grid.lookingFor}
        noOptionsText={isUnknown ? say().grid.notInList : say().grid.typeLetters}
        options={places ?? []}
        value={chosen}
        inputValue={typed}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ label }) => label}
        isOptionEqualToValue={(one, other) => one.label === other.label}
        // The server has found them.
        filterOptions={(all) => all}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, city) => {
          setChosen(city)
          if (city) onChoose(city)
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={say().grid.findPlace}
            helperText={
              <span aria-live="polite">{isUnknown ? say().grid.unknownPlace(typed.trim()) : say().grid.findHelp}</span>
            }
          />
        )}
      />
      {error && <Alert severity="error">{say().grid.noPlaces(error.message)}</Alert>}
    </Box>
  )
}

/** Offers the places that are called as was typed. */
export function NamedCities({ collection, name, onChoose }: Props & { name: string }) {
  const { places = [] } = useFoundCities(collection, name)
  const named = places.filter(({ isNamed }) => isNamed).slice(0, maxNamed)
  return (
    <Box aria-live="polite">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:not(:empty)': { mb: 1.5 } }}>
        {named.map((city) => (
          <Button key={city.label} variant="outlined" size="small" onClick={() => onChoose(city)}>
            {say().grid.takePlace(city.label)}
          </Button>
        ))}
      </Stack>
    </Box>
  )
}
