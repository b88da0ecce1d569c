import { styled } from '@mui/material/styles'
import { displayFont, rounded } from 'marquee'
import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import { BarsPicture } from './bars.tsx'
import { FiguresPicture } from './figures.tsx'

const Frames = styled('div')({
  display: 'grid',
  gap: 24,
  marginTop: 48,
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(380px, 1fr))' },
  '@media print': { marginTop: 20, gridTemplateColumns: '1fr 1fr' },
  '& figure': {
    padding: 'clamp(20px, 3vw, 32px)',
    border: '1px solid var(--palette-divider)',
    borderRadius: rounded(5),
    background: 'var(--palette-background-paper)',
    breakInside: 'avoid',
  },
  '& figcaption': displayFont('1.25rem', 1.2, 0.6),
  '& p': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
})

type Props = { calculator: Calculator; valueFor: (name: string) => Value }

/** The pictures of a result. Every number in them is repeated as text. */
export function Pictures({ calculator, valueFor }: Props) {
  if (calculator.pictures.length === 0) return null
  return (
    <Frames>
      {calculator.pictures.map((picture) => (
        <figure key={picture.title}>
          <figcaption>{picture.title}</figcaption>
          {picture.kind === 'figures' ? (
            <FiguresPicture picture={picture} calculator={calculator} valueFor={valueFor} />
          ) : (
            <BarsPicture picture={picture} calculator={calculator} valueFor={valueFor} />
          )}
        </figure>
      ))}
    </Frames>
  )
}
