import { styled } from '@mui/material/styles'
import { Chip } from '../../src/components/chip.tsx'
import { usePicture } from '../../src/components/picture/pictures-context.ts'
import type { Quote } from './schema.ts'

const Figure = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  '& figcaption': { display: 'flex', alignItems: 'center', gap: 14, marginTop: 'auto', lineHeight: 1.35 },
  '& figcaption > :not(span:first-of-type)': { flex: 'none' },
  '& figcaption img': { width: 56, height: 56, borderRadius: '50%' },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
})

const small = {
  paddingInlineStart: '24px',
  borderInlineStart: '1px solid var(--palette-outline)',
  '& blockquote': { fontSize: '1.125rem', lineHeight: 1.55 },
}

const large = {
  position: 'relative',
  maxWidth: '62rem',
  '& blockquote': {
    font: '700 clamp(1.625rem, 1.1rem + 2.3vw, 3.125rem) / 1.14 var(--font-display)',
    letterSpacing: '-0.02em',
    textWrap: 'pretty',
  },
  '& blockquote::before': {
    content: '"“" / ""',
    display: 'block',
    height: '0.46em',
    color: 'var(--palette-primary-text)',
    font: '700 3.4em / 0.9 var(--font-display)',
  },
}

type Props = { quote: Quote; large?: boolean }

/** A quote and its author. An invented one carries the chip "Sample". */
export function QuoteFigure({ quote, large: isLarge = false }: Props) {
  return (
    <Figure sx={isLarge ? large : small}>
      <blockquote>{quote.quote}</blockquote>
      <figcaption>
        {quote.image && <Portrait image={quote.image} />}
        <span>
          <strong>{quote.name}</strong>
          <small>{quote.role}</small>
        </span>
        {quote.sample && <Chip>Sample</Chip>}
      </figcaption>
    </Figure>
  )
}

function Portrait({ image }: { image: NonNullable<Quote['image']> }) {
  const { webp, src, width, height } = usePicture(image)
  return (
    <img
      src={src}
      srcSet={webp}
      sizes="56px"
      alt={image.alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
