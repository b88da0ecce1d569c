import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { rounded } from 'marquee'
import type { LocalRules } from './schema.ts'

/** A licence as a wallet card. */
const wallet = {
  display: 'grid',
  alignContent: 'space-between',
  gap: 3.5,
  aspectRatio: '1.586 / 1',
  maxWidth: 440,
  m: 0,
  p: 'clamp(22px, 3vw, 32px)',
  border: 0,
  borderRadius: rounded(5),
  boxShadow: 3,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  rotate: '-1.4deg',
}

const badge = {
  justifySelf: 'start',
  border: 0,
  bgcolor: 'primary.contrastText',
  color: 'primary.main',
  '@media print': { color: 'inherit' },
}

export function Card({ card }: { card: NonNullable<LocalRules['card']> }) {
  return (
    <Paper component="figure" sx={wallet}>
      <Chip component="p" size="medium" label={card.badge} sx={badge} />
      <Typography variant="h2" component="strong" sx={{ fontSize: 'clamp(1.5rem, 1.1rem + 1.6vw, 2.125rem)' }}>
        {card.name}
      </Typography>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>
        {card.body}
        {card.valid && (
          <>
            <br />
            {card.valid}
          </>
        )}
      </Typography>
    </Paper>
  )
}
