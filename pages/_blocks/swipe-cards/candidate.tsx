import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { displayFont, rounded, usePicture } from 'marquee'
import type { ReactNode } from 'react'
import type { Card as CardData } from './schema.ts'
import { swipeCardsWords } from './words.ts'

export const Sheet = styled(Card)({
  display: 'grid',
  gap: 20,
  padding: 'clamp(20px, 4vw, 32px)',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(5),
  background: 'var(--palette-background-paper)',
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '& > header': { display: 'flex', alignItems: 'center', gap: 20 },
  '& img': {
    flex: 'none',
    width: 'clamp(96px, 26vw, 148px)',
    height: 'auto',
    borderRadius: rounded(4),
    pointerEvents: 'none',
  },
  '& dl': { display: 'grid', gap: 14 },
  '& dt': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  '& dd': { fontWeight: 600, lineHeight: 1.45 },
  // The verdict that releasing the card would give.
  '&[data-leaning]::after': {
    content: 'attr(data-verdict)',
    position: 'absolute',
    top: 20,
    padding: '4px 16px',
    border: '3px solid currentColor',
    borderRadius: rounded(2.5),
    background: 'var(--palette-background-default)',
    ...displayFont('1.5rem', 1.2),
  },
  '&[data-leaning=yes]::after': { insetInlineStart: 20, color: 'var(--palette-success-main)', rotate: '-8deg' },
  '&[data-leaning=no]::after': { insetInlineEnd: 20, color: 'var(--palette-error-main)', rotate: '8deg' },
  '&[data-leaning=maybe]::after': { insetInlineStart: '38%', color: 'var(--palette-primary-text)' },
}) as typeof Card

/** The content of a candidate's card. */
export function Candidate({ card, id }: { card: CardData; id: string }): ReactNode {
  const facts = [
    { name: swipeCardsWords.roles, values: card.roles },
    { name: swipeCardsWords.languages, values: card.languages },
    { name: swipeCardsWords.cards, values: card.cards },
  ]
  return (
    <>
      <header>
        {card.image && <Portrait image={card.image} />}
        <div>
          <Typography id={id} variant="h3" sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)', lineHeight: 1.1 }}>
            {card.name}
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '1.125rem' }}>{card.city}</Typography>
        </div>
      </header>
      <dl>
        {facts.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.length > 0 ? values.join(', ') : swipeCardsWords.none}</dd>
          </div>
        ))}
      </dl>
      {card.note && <Typography>{card.note}</Typography>}
    </>
  )
}

function Portrait({ image }: { image: NonNullable<CardData['image']> }) {
  const { src, width, height } = usePicture(image)
  return <img src={src} alt={image.alt} width={width} height={height} draggable={false} loading="lazy" />
}
