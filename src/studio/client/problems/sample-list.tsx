import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { say } from '../../words/say.ts'
import { ExpandIcon } from '../icons.tsx'

type Props = { total: number; children: ReactNode }

/** What is left of the sample that a new site begins with: one line, which opens. */
export const SampleList = ({ total, children }: Props) => (
  <Accordion
    disableGutters
    elevation={0}
    sx={{ mt: 2, border: 1, borderColor: 'divider', borderRadius: 2, '&::before': { display: 'none' } }}
  >
    <AccordionSummary expandIcon={<ExpandIcon />}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say().problems.samplesLeft(total)}
      </Typography>
    </AccordionSummary>
    <AccordionDetails sx={{ p: 0 }}>
      <List dense disablePadding aria-label={say().problems.samples}>
        {children}
      </List>
    </AccordionDetails>
  </Accordion>
)
