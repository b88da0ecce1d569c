import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { ChipLinks, Section } from 'marquee'
import { CaseTop } from './case-top.tsx'
import { RunOfDay } from './run-of-day.tsx'
import type { CaseStudy as CaseStudyBlock } from './schema.ts'
import { Team } from './team.tsx'
import { caseStudyWords } from './words.ts'

/** A section of the page with its own ground. */
const ground = { bgcolor: 'background.default', color: 'text.primary' }

export function CaseStudy(block: CaseStudyBlock) {
  const { demands, team, preparation, day, report, links } = block
  return (
    <>
      <CaseTop block={block} />
      <Box sx={ground} data-part="page">
        <Section>
          <Typography variant="h2">{caseStudyWords.demands}</Typography>
          <Grid component="ul" container rowSpacing={4} columnSpacing={8} sx={{ mt: 5, p: 0, listStyle: 'none' }}>
            {demands.map(({ title, text }) => (
              <Grid key={title} component="li" size={{ xs: 12, md: 6 }}>
                <Divider aria-hidden sx={{ mb: 2.5, borderColor: 'outline' }} />
                <Typography variant="h5" component="h3">
                  {title}
                </Typography>
                <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
              </Grid>
            ))}
          </Grid>
        </Section>
      </Box>
      <Box sx={ground} data-part="contrast">
        <Section>
          <Team team={team} />
        </Section>
      </Box>
      <Box sx={ground} data-part="page">
        <Section>
          <RunOfDay preparation={preparation} day={day} />
        </Section>
      </Box>
      <Box sx={ground} data-part="raised">
        <Section>
          <Typography variant="h2">{caseStudyWords.report}</Typography>
          <Box component="dl" sx={{ mt: 5, borderTop: 1, borderColor: 'divider' }}>
            {report.map(({ name, how }) => (
              <Grid key={name} container columnSpacing={6} sx={{ py: 2.25, borderBottom: 1, borderColor: 'divider' }}>
                <Grid component="dt" size={{ xs: 12, md: 4 }} sx={{ fontWeight: 700 }}>
                  {name}
                </Grid>
                <Grid component="dd" size={{ xs: 12, md: 8 }} sx={{ color: 'text.secondary' }}>
                  {how}
                </Grid>
              </Grid>
            ))}
          </Box>
          {links.length > 0 && <ChipLinks links={links} sx={{ mt: 6 }} />}
        </Section>
      </Box>
    </>
  )
}
