import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { languageName } from '../../../language-name.ts'
import type { ShownSiteLanguage } from '../../../wire/setup.ts'
import type { TranslatedFile, TranslationState, TranslationUnit } from '../../../wire/translations.ts'
import { say } from '../../../words/say.ts'
import { WordChange } from '../../effects/word-change.tsx'
import { isOpen, nameOf } from './open-units.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  file: TranslatedFile
  unit: TranslationUnit
  language: ShownSiteLanguage
  source: ShownSiteLanguage
  /** Goes to the next open text. */
  onNext: () => void
}

const colours: Partial<Record<TranslationState, 'error' | 'warning' | 'info' | 'success'>> = {
  'stale-fact': 'error',
  untranslated: 'warning',
  stale: 'warning',
  rewritten: 'warning',
  unreviewed: 'info',
  current: 'success',
}

/** A text with its translation, how this stands to it, and what can be done. */
export function UnitRow({ file, unit, language, source, onNext }: Props) {
  const words = say().translation
  const { state, where, before, max } = unit
  const { text, type, save, confirm, refused } = useTyped(file, unit, language.tag)
  const isGone = state === 'unused'
  const help = words.stateHelp[state]
  const isStale = before !== undefined && (state === 'stale' || state === 'stale-fact' || state === 'rewritten')
  const canConfirm = isOpen(unit) && unit.text !== undefined && text === unit.text
  return (
    <Box
      data-unit={nameOf({ file, unit })}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, scrollMargin: 16 }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 0.75 }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {where}
        </Typography>
        <Chip
          size="small"
          variant={isOpen(unit) ? 'filled' : 'outlined'}
          color={colours[state] ?? 'default'}
          label={words.states[state]}
        />
      </Stack>
      {isStale ? (
        <Box component="ul" lang={source.tag} dir={source.direction} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <WordChange change={{ words: words.changed, before, after: unit.source }} />
        </Box>
      ) : (
        <Typography
          variant="body2"
          lang={source.tag}
          dir={source.direction}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.secondary' }}
        >
          {unit.source}
        </Typography>
      )}
      {help !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.5, fontSize: 12 }}>
          {help}
        </Typography>
      )}
      {isGone ? (
        <Typography variant="body2" lang={language.tag} dir={language.direction} sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
          {unit.text}
        </Typography>
      ) : (
        <TextField
          fullWidth
          multiline
          size="small"
          sx={{ mt: 1 }}
          label={words.translated(languageName(language))}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            onNext()
            void save()
          }}
          helperText={max === undefined ? undefined : words.left(max - text.length)}
          error={max !== undefined && text.length > max}
          slotProps={{
            htmlInput: {
              lang: language.tag,
              dir: language.direction,
              'aria-label': `${words.translated(languageName(language))}: ${where}`,
            },
          }}
        />
      )}
      {refused !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {words.notSaved}: {refused}
        </Alert>
      )}
      {canConfirm && (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => void confirm()}>
          {state === 'unreviewed' ? words.wasRead : words.stillRight}
        </Button>
      )}
    </Box>
  )
}
