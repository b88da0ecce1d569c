import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Section } from 'marquee'
import { Figure } from './figure.tsx'
import type { StatsStrip as StatsStripBlock } from './schema.ts'

const Figures = styled('dl')({
  display: 'grid',
  columnGap: 72,
  '@media (min-width: 900px)': {
    gridTemplateColumns: '7fr 5fr',
    '& > div': { gridColumn: 2 },
    '& > div:first-of-type': { gridColumn: 1, gridRow: '1 / span 5', alignSelf: 'end' },
  },
})

/** Beside many figures the large one stands at their top: at their bottom it would be far below the title. */
const atTop = { '@media (min-width: 900px)': { '& > div:first-of-type': { alignSelf: 'start', paddingTop: '22px' } } }

/** Columns that are as wide as each other, unless a figure needs more room: it never breaks. */
const Alike = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 40,
  '& > div': { flex: '1 1 11rem' },
})

export function StatsStrip(block: StatsStripBlock) {
  const List = block.look === 'equal' ? Alike : Figures
  const isMany = block.look === 'first-large' && block.figures.length > 4
  return (
    <Section>
      <Typography variant="h4" component="h2" sx={{ color: 'text.secondary', fontWeight: 600, mb: { xs: 3, md: 5 } }}>
        {block.title}
      </Typography>
      <List sx={isMany ? atTop : undefined}>
        {block.figures.map((figure, index) => (
          <Figure key={figure.label} figure={figure} large={index === 0 && block.look === 'first-large'} />
        ))}
      </List>
    </Section>
  )
}
