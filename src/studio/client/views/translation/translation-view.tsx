import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { languageName } from '../../../language-name.ts'
import type { ShownSiteLanguage } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { useStudio } from '../../store/studio-store.ts'
import { BeginForm } from './begin-form.tsx'
import { Overview } from './overview.tsx'
import { UnitList } from './unit-list.tsx'
import { useTranslation } from './use-translation.ts'

/** The open page in another language: its texts beside the page, each with its source. */
export function TranslationView() {
  const languages = useStudio(({ setup }) => setup?.languages)
  const [query] = useSearchParams()
  const [source, ...others] = languages ?? []
  const language = others.find(({ tag }) => tag === query.get('in')) ?? others[0]
  if (languages === undefined) return <CircularProgress size={24} aria-label={say().common.loading} sx={{ m: 3 }} />
  if (source === undefined || language === undefined)
    return <Typography sx={{ p: 2, maxWidth: 560 }}>{say().translation.none}</Typography>
  return <InLanguage key={language.tag} {...{ language, source }} />
}

type Props = { language: ShownSiteLanguage; source: ShownSiteLanguage }

function InLanguage({ language, source }: Props) {
  const { translation, failure } = useTranslation(language.tag)
  const address = useStudio(({ address }) => address)
  const go = useStudio(({ go }) => go)
  const [shows, setShows] = useState<'page' | 'overview'>('page')
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shows}
        aria-label={say().views.translation}
        onChange={(_, chosen) => chosen && setShows(chosen)}
      >
        <ToggleButton value="page">{say().translation.ofPage}</ToggleButton>
        <ToggleButton value="overview">{say().translation.overview}</ToggleButton>
      </ToggleButtonGroup>
      {shows === 'overview' ? (
        <Overview onOpen={() => setShows('page')} />
      ) : failure !== undefined && !translation ? (
        <Alert severity="error">{failure}</Alert>
      ) : translation === undefined ? (
        <CircularProgress size={24} aria-label={say().common.loading} />
      ) : (
        <>
          {translation.begins === 'mirror' && translation.address === undefined && (
            <BeginForm key={address} {...{ address, language }} />
          )}
          {translation.begins === 'template' && translation.address === undefined && (
            <Alert severity="info">{say().translation.ofTemplate}</Alert>
          )}
          <UnitList files={translation.files} {...{ language, source }} />
          <Typography variant="body2" color="text.secondary">
            {say().translation.textsOnly}{' '}
            <Button size="small" onClick={() => go(address)}>
              {say().translation.toSource(languageName(source))}
            </Button>
          </Typography>
        </>
      )}
    </Stack>
  )
}
