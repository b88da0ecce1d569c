import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { usePicture } from '../../src/components/picture/pictures-context.ts'
import { rounded } from '../../src/theme/rounded.ts'
import type { Card } from './schema.ts'

export const Sheet = styled('article')({
  position: 'relative',
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
  '& h3': { margin: 0, font: '700 clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)/1.1 var(--font-display)' },
  '& header p': { marginTop: 4, color: 'var(--palette-text-secondary)', fontSize: '1.125rem' },
  '& dl': { display: 'grid', gap: 14 },
  '& dt': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  '& dd': { fontWeight: 600, lineHeight: 1.45 },
  // The verdict that releasing the card would give.
  '&::after': {
    position: 'absolute',
    top: 20,
    padding: '4px 16px',
    border: '3px solid currentColor',
    borderRadius: rounded(2.5),
    background: 'var(--palette-background-default)',
    font: '700 1.5rem/1.2 var(--font-display)',
  },
  '&[data-leaning=yes]::after': {
    content: '"Yes"',
    insetInlineStart: 20,
    color: 'var(--palette-success-main)',
    rotate: '-8deg',
  },
  '&[data-leaning=no]::after': {
    content: '"No"',
    insetInlineEnd: 20,
    color: 'var(--palette-error-main)',
    rotate: '8deg',
  },
  '&[data-leaning=maybe]::after': { content: '"Maybe"', insetInlineStart: '38%', color: 'var(--palette-primary-text)' },
})

/** The content of a candidate's card. */
export function Candidate({ card, id }: { card: Card; id: string }): ReactNode {
  const facts = [
    { name: 'Roles', values: card.roles },
    { name: 'Languages', values: card.languages },
    { name: 'Cards held', values: card.cards },
  ]
  return (
    <>
      <header>
        {card.image && <Portrait image={card.image} />}
        <div>
          <h3 id={id}>{card.name}</h3>
          <p>{card.city}</p>
        </div>
      </header>
      <dl>
        {facts.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.length > 0 ? values.join(', ') : 'None named'}</dd>
          </div>
        ))}
      </dl>
      {card.note && <p>{card.note}</p>}
    </>
  )
}

function Portrait({ image }: { image: NonNullable<Card['image']> }) {
  const { src, width, height } = usePicture(image)
  return <img src={src} alt={image.alt} width={width} height={height} draggable={false} loading="lazy" />
}
