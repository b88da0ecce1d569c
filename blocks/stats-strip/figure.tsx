import { styled } from '@mui/material/styles'
import type { StatsStrip } from './schema.ts'

/** Term after value on screen, but before it in the source: in a description list the term comes first. */
const Row = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  '& dt': { lineHeight: 1.4 },
  '& dd': {
    fontFamily: 'var(--font-display)',
    fontWeight: 'var(--font-weight)',
    letterSpacing: 'calc(1.2 * var(--font-spacing))',
    lineHeight: 1,
  },
  '& small': { display: 'block', color: 'var(--palette-text-secondary)', fontSize: '0.875rem' },
})

/** A value with fewer characters is as large as one with so many: `sizes` of the schema begins there. */
const fewest = 4

/** The size at which a value with this many characters fills its column: the build measures the figures of the font. */
const filling = (characters: number) => `calc(100cqi / ${characters} / var(--figure-width, 0.55))`

const small = {
  paddingBlock: '22px',
  borderTop: '1px solid var(--palette-divider)',
  gap: '6px',
  '& dd': { fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 3rem)' },
}

/** The largest size at which a value with this many characters fits its column, on a phone and beside the others. */
const large = (characters: number) => ({
  containerType: 'inline-size',
  gap: '14px',
  paddingBottom: { xs: '36px', md: '22px' },
  '& dt': { fontSize: '1.25rem' },
  '& dd': {
    color: 'var(--palette-primary-text)',
    letterSpacing: 'calc(2.2 * var(--font-spacing))',
    lineHeight: 0.8,
    fontSize: {
      xs: `min(${Math.floor(165 / characters)}vw, 12rem, ${filling(characters)})`,
      md: `min(${Math.floor(96 / characters)}vw, ${Math.floor(86 / characters)}rem, ${filling(characters)})`,
    },
  },
})

type Props = { figure: StatsStrip['figures'][number]; large: boolean }

export function Figure({ figure, large: isLarge }: Props) {
  return (
    <Row sx={isLarge ? large(Math.max(figure.value.length, fewest)) : small}>
      <dt>
        {figure.label}
        {figure.note && <small>{figure.note}</small>}
      </dt>
      <dd>{figure.value}</dd>
    </Row>
  )
}
