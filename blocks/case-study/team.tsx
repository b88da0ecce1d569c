import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { displayFont } from 'marquee'
import { plural } from 'marquee/words'
import type { CaseStudy } from './schema.ts'
import { caseStudyWords } from './words.ts'

const Count = styled('span')({
  flex: 'none',
  width: 'clamp(56px, 9vw, 104px)',
  ...displayFont('clamp(2.5rem, 1.8rem + 2.4vw, 4rem)', 1, 1.6),
  color: 'var(--palette-primary-text)',
})

/** One lit bulb per person, so that the sizes of groups are visible at a glance. */
const People = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 7,
  forcedColorAdjust: 'none',
  '& i': {
    width: 15,
    height: 15,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    border: '2px solid var(--palette-primary-text)',
    '@media (forced-colors: active)': { background: 'CanvasText', borderColor: 'CanvasText' },
  },
})

/** The people by role, with the sum. */
export function Team({ team }: { team: CaseStudy['team'] }) {
  const people = team.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Typography variant="h2">{caseStudyWords.teamTitle}</Typography>
      <List sx={{ mt: 5, borderTop: 1, borderColor: 'outline' }}>
        {team.map(({ role, count, task }) => (
          <ListItem
            key={role}
            sx={{ columnGap: { xs: 2.5, md: 4 }, py: 2.75, borderBottom: 1, borderColor: 'outline' }}
          >
            <Count>{count}</Count>
            <Grid container rowSpacing={1.25} columnSpacing={4} sx={{ flexGrow: 1, alignItems: 'center' }}>
              <Grid size={{ xs: 12, md: 6 }}>
                <Typography variant="h5" component="h3">
                  {role}
                </Typography>
                <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '1rem', lineHeight: 1.5 }}>
                  {task}
                </Typography>
              </Grid>
              <Grid size={{ xs: 12, md: 6 }}>
                <People aria-hidden>
                  {Array.from({ length: count }, (_, person) => `${role} ${person}`).map((person) => (
                    <i key={person} />
                  ))}
                </People>
              </Grid>
            </Grid>
          </ListItem>
        ))}
      </List>
      <Typography variant="h6" component="p" sx={{ mt: 3 }}>
        {plural(caseStudyWords.inAll, people)}
      </Typography>
    </>
  )
}
