import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { EffectCount, OwnWords } from '../../../wire/effects.ts'
import { say } from '../../../words/say.ts'
import { effectWords } from '../../effects/effect-words.ts'
import { ExpandIcon } from '../../icons.tsx'
import { StudioLink } from '../studio-link.tsx'

type Counted = Extract<EffectCount, { kind: 'counted' }>

type Props = {
  effect: Counted | undefined
  isCounting: boolean
  /** Makes a page follow its template again. */
  onFollow: (page: OwnWords) => void
  onOpen: (address: string) => void
}

/** How many pages change, with the pages that keep words of their own. */
export function EffectSummary({ effect, isCounting, onFollow, onOpen }: Props) {
  const own = effect?.own ?? []
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {isCounting ? say().effects.counting : effect && effectWords(effect)}
      </Typography>
      <Box sx={{ height: 4, mt: 0.5 }}>{isCounting && <LinearProgress aria-label={say().effects.countingNow} />}</Box>
      {own.length > 0 && (
        <Accordion
          disableGutters
          elevation={0}
          sx={{ border: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
        >
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Typography variant="body2">{say().template.pagesWithOwnWords}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflow: 'auto' }}>
              {own.map((page) => (
                <Box
                  component="li"
                  key={page.address}
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
                >
                  <Typography variant="body2" sx={{ flex: 1 }}>
                    <StudioLink address={page.address} onOpen={onOpen}>
                      {page.title}
                    </StudioLink>
                  </Typography>
                  <Button aria-label={say().template.followAgainNamed(page.title)} onClick={() => onFollow(page)}>
                    {say().template.followAgain}
                  </Button>
                </Box>
              ))}
            </Box>
          </AccordionDetails>
        </Accordion>
      )}
    </Box>
  )
}
