import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { TranslationCounts } from '../../../wire/translations.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'
import { StudioLink } from '../studio-link.tsx'

type Counts = TranslationCounts[number]

/** How much of each page is translated, by language. A page opens beside the view. */
export function Overview({ onOpen }: { onOpen: () => void }) {
  const revision = useStudio(({ page }) => page?.revision)
  const languages = useStudio(({ setup }) => setup?.languages)
  const { data } = useQuery({
    queryKey: ['translationCounts', revision],
    queryFn: () => call('translationCounts', {}),
    placeholderData: (before) => before,
  })
  if (data === undefined) return <CircularProgress size={24} aria-label={say().common.loading} />
  return data.map((counts) => (
    <OfLanguage
      key={counts.tag}
      counts={counts}
      name={languages?.find(({ tag }) => tag === counts.tag)?.name ?? counts.tag}
      onOpen={onOpen}
    />
  ))
}

function OfLanguage({ counts, name, onOpen }: { counts: Counts; name: string; onOpen: () => void }) {
  const seeRead = useStudio(({ seeRead }) => seeRead)
  const { tag, texts, done, files, pagesWithout } = counts
  const open = (address: string) => {
    seeRead({ address })
    onOpen()
  }
  return (
    <Box component="section" aria-label={name}>
      <Typography variant="h3" lang={tag} sx={{ fontSize: 15 }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say().translation.ofAll(done, texts)}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={texts === 0 ? 100 : (100 * done) / texts}
        sx={{ my: 1, borderRadius: 1 }}
      />
      <Stack component="ul" spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((one) => (
          <Box component="li" key={one.address} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <StudioLink
              address={one.address}
              onOpen={open}
              variant="body2"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {one.address}
            </StudioLink>
            <Typography variant="body2" color={one.done === one.texts ? 'text.secondary' : 'warning.main'}>
              {one.done} / {one.texts}
            </Typography>
          </Box>
        ))}
      </Stack>
      {pagesWithout.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
            {say().translation.without(pagesWithout.length)}
          </Typography>
          <Stack component="ul" spacing={0.5} sx={{ pl: 2.5, my: 0.5 }}>
            {pagesWithout.map((address) => (
              <li key={address}>
                <StudioLink address={address} onOpen={open} variant="body2">
                  {address}
                </StudioLink>
              </li>
            ))}
          </Stack>
        </Box>
      )}
    </Box>
  )
}
