import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CaseStudy } from './schema.ts'
import { caseStudyWords } from './words.ts'

/** A cord through the day, with a bulb at each moment. */
const Moment = styled(ListItem)({
  display: 'block',
  paddingInlineStart: 36,
  paddingBottom: 28,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 7,
    width: 13,
    height: 13,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    boxShadow: '0 0 18px 3px color-mix(in srgb, var(--palette-primary-main) 40%, transparent)',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    top: 26,
    bottom: 0,
    width: 1,
    background: 'var(--palette-outline)',
  },
})

/** The preparation, and the schedule of the day. */
export function RunOfDay({ preparation, day }: Pick<CaseStudy, 'preparation' | 'day'>) {
  return (
    <Grid container rowSpacing={8} columnSpacing={9} sx={{ alignItems: 'start' }}>
      <Grid size={{ xs: 12, md: 5 }}>
        <Typography variant="h2">{caseStudyWords.preparation}</Typography>
        <List
          component="ol"
          sx={{
            mt: 4,
            paddingInlineStart: 3,
            listStyle: 'decimal',
            '& ::marker': { color: 'primary.text', fontWeight: 700 },
          }}
        >
          {preparation.map((step) => (
            <ListItem key={step} sx={{ display: 'list-item', pb: 1.75 }}>
              {step}
            </ListItem>
          ))}
        </List>
      </Grid>
      <Grid size={{ xs: 12, md: 7 }}>
        <Typography variant="h2">{caseStudyWords.day}</Typography>
        <List component="ol" sx={{ mt: 4 }}>
          {day.map(({ time, what }) => (
            <Moment key={time}>
              <Typography variant="h6" component="b" sx={{ display: 'block' }}>
                {time}
              </Typography>
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {what}
              </Typography>
            </Moment>
          ))}
        </List>
      </Grid>
    </Grid>
  )
}
