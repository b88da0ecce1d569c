import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { colourRoles, colourWords, partWords } from '../../../theme-words.ts'
import { say } from '../../../words/say.ts'
import { inWords } from '../../../words.ts'
import { ExpandIcon } from '../../icons.tsx'
import { ColourField } from './colour-field.tsx'
import { Swatch } from './swatch.tsx'
import { isLegible } from './theme-contrasts.ts'
import type { ThemeState } from './use-theme.ts'

type Props = {
  state: ThemeState
  tone: string
  isFirst: boolean
  /** What is shown below the field with this label if it is not saved. */
  stoppedAt: (label: string) => ReactNode
}

/** The colours of a tone, below what shows in it. */
export function ToneFields({ state, tone, isFirst, stoppedAt }: Props) {
  const { theme, palettes } = state
  const [isOpen, setOpen] = useState(isFirst)
  const palette = palettes.get(tone)
  if (!palette) return null
  const wrong = state.pairs.filter((pair) => pair.tone === tone && !isLegible(pair)).length
  const parts = Object.entries(theme.parts).flatMap(([part, of]) => (of === tone ? [partWords(part)] : []))
  const { like, dark } = theme.tones[tone] ?? {}
  const facts = [
    ...(parts.length > 0 ? [parts.join(', ')] : []),
    ...(like === undefined ? [] : [say().theme.asTone(inWords(like))]),
    ...(dark === undefined ? [] : [say().theme.inDark(inWords(dark))]),
  ]
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={isOpen}
      onChange={(_, open) => setOpen(open)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h4' } }}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center', flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {inWords(tone)}
            </Typography>
            {facts.length > 0 && (
              <Typography component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                {facts.join('; ').replace(/^./, (first) => first.toUpperCase())}
              </Typography>
            )}
            {wrong > 0 && (
              <Typography component="span" sx={{ display: 'block', fontSize: 12, color: 'error.main' }}>
                {say().theme.tooLow(wrong)}
              </Typography>
            )}
          </Box>
          {[palette.background.default, palette.text.primary, palette.primary.main].map((colour, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same
            <Swatch key={index} colour={colour} />
          ))}
        </Stack>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 1 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            columnGap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
          }}
        >
          {colourRoles.map(({ path }) => (
            <ColourField
              key={path.join('.')}
              state={state}
              tone={tone}
              path={path}
              stopped={stoppedAt(say().fields.edit(colourWords(tone, path)))}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}
