import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { FileEdits } from '../../wire/edits.ts'
import { say } from '../../words/say.ts'
import { ChangedText } from '../views/changes/changed-text.tsx'
import { effectWords } from './effect-words.ts'
import { PlaceList } from './place-list.tsx'
import { useEffects } from './use-effects.ts'

/** The width of the pages, in pixels. */
const pageWidth = 390

type Props = {
  /** The shared file, and the edits of it. */
  of: string
  files: FileEdits[]
  /** The revision of the content. */
  revision: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** What edits of a shared text would do: how many pages change, and on request some of them, as they would be. */
export function EffectDetails({ of, files, revision, isOpen, onOpen }: Props) {
  const [skip, setSkip] = useState(0)
  const [isBefore, setBefore] = useState(false)
  const { answer, places, effect, error, isCounting } = useEffects({
    of,
    files,
    entry: undefined,
    filter: '',
    skip,
    revision,
    isShown: isOpen,
  })
  const isIncomplete =
    effect?.kind === 'counted' &&
    effect.changed === 0 &&
    effect.diagnostics.some(({ severity }) => severity === 'error')
  const around = effect?.kind === 'counted' ? effect.around : []
  const next = skip + (places?.places.length ?? 0)
  const refused = [answer, effect].find((one) => one?.kind === 'refused')
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {isCounting
          ? say().effects.counting
          : effect?.kind === 'counted' && (isIncomplete ? say().effects.incomplete : effectWords(effect))}
      </Typography>
      <Box sx={{ height: 4, my: 0.5 }}>{isCounting && <LinearProgress aria-label={say().effects.countingNow} />}</Box>
      <Button aria-expanded={isOpen} onClick={() => onOpen(!isOpen)} sx={{ ml: -0.75 }}>
        {say().effects.whatDoesThis}
      </Button>
      {(error || refused) && <Alert severity="error">{error?.message ?? refused?.message}</Alert>}
      {isOpen && !places && !error && <LinearProgress aria-label={say().effects.rendering} />}
      {isOpen && around.length > 0 && (
        <Box component="ul" aria-label={say().effects.onEveryPage} sx={{ m: 0, mb: 1, p: 0, listStyle: 'none' }}>
          {around.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
            <ChangedText key={index} change={change} />
          ))}
        </Box>
      )}
      {isOpen && places && (around.length === 0 || places.places.length > 0) && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1, alignItems: 'center' }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={isBefore ? 'before' : 'after'}
              aria-label={say().common.pages}
              onChange={(_, chosen: string | null) => chosen && setBefore(chosen === 'before')}
            >
              <ToggleButton value="before">{say().history.before}</ToggleButton>
              <ToggleButton value="after">{say().effects.after}</ToggleButton>
            </ToggleButtonGroup>
            {(skip > 0 || places.total > next) && (
              <Button onClick={() => setSkip(next < places.total ? next : 0)}>{say().effects.showOthers}</Button>
            )}
          </Box>
          <PlaceList places={places.places} stillStyles={places} width={pageWidth} isBefore={isBefore} />
        </>
      )}
    </Box>
  )
}
