import { styled } from '@mui/material/styles'
import { rounded } from '../../src/theme/rounded.ts'
import type { LocalRules } from './schema.ts'

/** A licence as a wallet card. */
const Wallet = styled('figure')({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: 28,
  width: '100%',
  aspectRatio: '1.586 / 1',
  maxWidth: 440,
  padding: 'clamp(22px, 3vw, 32px)',
  borderRadius: rounded(5),
  background: 'var(--palette-primary-main)',
  color: 'var(--palette-primary-contrastText)',
  boxShadow: 'var(--shadows-3)',
  rotate: '-1.4deg',
  '& strong': {
    display: 'block',
    font: '700 clamp(1.5rem, 1.1rem + 1.6vw, 2.125rem) / 1.05 var(--font-display)',
    letterSpacing: '-0.025em',
    textWrap: 'balance',
  },
  '& p': { fontWeight: 600, lineHeight: 1.35 },
})

const Badge = styled('p')({
  justifySelf: 'start',
  padding: '5px 14px',
  borderRadius: 'var(--shape-button)',
  background: 'var(--palette-primary-contrastText)',
  color: 'var(--palette-primary-main)',
  fontSize: '0.9375rem',
})

export function Card({ card }: { card: NonNullable<LocalRules['card']> }) {
  return (
    <Wallet>
      <Badge>{card.badge}</Badge>
      <strong>{card.name}</strong>
      <p>
        {card.body}
        {card.valid && (
          <>
            <br />
            {card.valid}
          </>
        )}
      </p>
    </Wallet>
  )
}
