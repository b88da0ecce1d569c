import Chip from '@mui/material/Chip'
import Grid from '@mui/material/Grid'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Day, Eyebrow, fillNodes, PageTop, Picture, rounded } from 'marquee'
import { fill, plural } from 'marquee/words'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import type { CaseStudy } from './schema.ts'
import { caseStudyWords } from './words.ts'

/** Headline, brief and facts of the event. A plan says first that it is one. */
export function CaseTop({ block }: { block: CaseStudy }) {
  const { kind, title, brief, image, setting, guests, hours, team, permission } = block
  const people = team.reduce((sum, { count }) => sum + count, 0)
  return (
    <PageTop rowSpacing={5} columnSpacing={9} bottom="clamp(56px, 6vw, 88px)">
      <Grid size={{ xs: 12, md: 7 }}>
        <Stack direction="row" spacing={1.75} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Eyebrow>{permission ? kind : fill(caseStudyWords.plan, { kind })}</Eyebrow>
          {!permission && <Chip label={blocksWords.illustrative} />}
        </Stack>
        <Typography
          variant="h1"
          sx={{ my: 2.75, maxWidth: '9.3em', fontSize: 'clamp(2.375rem, 1.4rem + 3.6vw, 4.5rem)', lineHeight: 1 }}
        >
          {title}
        </Typography>
        <Typography variant="subtitle1" sx={{ maxWidth: '36em', color: 'text.secondary' }}>
          {brief}
        </Typography>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }} sx={{ '& [data-picture]': { borderRadius: rounded(4.5) } }}>
        <Picture image={image} sizes="(min-width: 900px) 440px, 100vw" />
      </Grid>
      <Grid size={12}>
        <Grid
          component="dl"
          container
          rowSpacing={2.5}
          columnSpacing={5}
          sx={{ pt: 3, borderTop: 1, borderColor: 'outline' }}
        >
          <Fact name={caseStudyWords.setting} value={setting} />
          <Fact name={caseStudyWords.guests} value={guests} />
          <Fact name={caseStudyWords.hours} value={hours} />
          <Fact name={caseStudyWords.team} value={plural(caseStudyWords.people, people)} />
        </Grid>
      </Grid>
      <Grid size={12}>
        <Paper sx={{ px: 2.5, py: 2, bgcolor: 'background.paper' }}>
          {permission ? (
            <Typography>
              {fillNodes(caseStudyWords.permission, { by: permission.by, date: <Day date={permission.on} /> })}
            </Typography>
          ) : (
            <Typography sx={{ '& strong': { color: 'primary.text' } }}>
              <strong>{caseStudyWords.illustrative}</strong> {caseStudyWords.illustrativeText}
            </Typography>
          )}
        </Paper>
      </Grid>
    </PageTop>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <Grid size={{ xs: 12, sm: 6, md: 3 }}>
    <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '1rem' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ fontWeight: 650, lineHeight: 1.4 }}>
      {value}
    </Typography>
  </Grid>
)
