import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageModel } from '../wire/page.ts'
import { say } from '../words/say.ts'
import { call } from './call.ts'
import { ExpandIcon } from './icons.tsx'

/** About so many letters of a title and a description fit into a result (Google shows 600 and 960 pixels). */
const shownLetters = { title: 60, description: 155 } as const

/** The page as a search engine lists it, and as a link to it looks in a message. */
export function HowFound({ page }: { page: PageModel }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['found', page.address, page.revision],
    queryFn: () => call('found', { address: page.address }),
    enabled: isOpen,
    placeholderData: (before) => before,
    gcTime: 0,
  })
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={isOpen}
      onChange={(_, next) => setOpen(next)}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        maxHeight: '60%',
        overflow: 'auto',
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography variant="h3">{say().found.title}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
        {error && <Alert severity="info">{error.message}</Alert>}
        {!data && !error && <CircularProgress size={20} aria-label={say().common.loading} />}
        {data && !error && (
          <>
            <Box component="section" aria-label={say().found.inSearch}>
              <Letters name={say().found.titleField} text={data.title} most={shownLetters.title} />
              <Letters name={say().found.description} text={data.description} most={shownLetters.description} />
              {data.isHidden ? (
                <Alert severity="info">{say().found.hidden}</Alert>
              ) : (
                <Box sx={{ mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 }}>
                  <Typography noWrap sx={{ fontSize: 12, color: 'text.secondary' }}>
                    {data.address.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}
                  </Typography>
                  <Typography sx={{ fontSize: 17, lineHeight: 1.3, color: 'primary.main' }}>
                    {cut(data.title, shownLetters.title)}
                  </Typography>
                  <Typography variant="body2">{cut(data.description, shownLetters.description)}</Typography>
                </Box>
              )}
            </Box>
            <Box
              component="figure"
              aria-label={say().found.inMessage}
              sx={{ m: 0, border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
            >
              <Box component="img" src={data.card} alt={say().found.card} sx={{ display: 'block', width: 1 }} />
              <Box component="figcaption" sx={{ p: 1.5 }}>
                <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{new URL(data.address).hostname}</Typography>
                <Typography variant="h3">{data.title}</Typography>
              </Box>
            </Box>
          </>
        )}
      </AccordionDetails>
    </Accordion>
  )
}

/** A text up to the last whole word that fits. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/\s+\S*$/, '')} …`
}

/** How long a text is, and whether all of it shows. */
const Letters = ({ name, text, most }: { name: string; text: string; most: number }) => (
  <Typography sx={{ fontSize: 12, ...(text.length > most ? { fontWeight: 600 } : { color: 'text.secondary' }) }}>
    {say().found.letters(name, text.length, text.length > most ? most : undefined)}
  </Typography>
)
