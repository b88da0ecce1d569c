import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { usePicture } from 'marquee'
import type { LogoStrip } from './schema.ts'

/** Height of a logo's box in CSS pixels. */
const logoHeight = 56

/** Logos of many colours become one: the text colour of their ground. */
const black = 'brightness(0)'
const white = 'brightness(0) invert(1)'

/** Lines of logos, broken where they are full. */
const broken = { flex: 'auto', flexWrap: 'wrap', justifyContent: 'center', minWidth: 0, rowGap: '16px' } as const

/** Two in a line on a phone, as wide as half of it allows. */
const pairsOnPhones = {
  '@media screen and (max-width: 599px)': {
    '& li': { flex: '0 0 50%', paddingInline: '12px' },
    '& img': { maxWidth: '100%', objectFit: 'contain' },
  },
} as const

const Row = styled(List)({
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-around',
  alignItems: 'center',
  minWidth: '100vw',
  '& li': { justifyContent: 'center', width: 'auto', minHeight: logoHeight, paddingInline: 'clamp(20px, 3vw, 44px)' },
  '& img': { height: logoHeight, width: 'auto', filter: 'var(--palette-silhouette)', opacity: 0.8 },
  '@media (forced-colors: active) and (prefers-color-scheme: light)': { '[data-tone] & img': { filter: black } },
  '@media (forced-colors: active) and (prefers-color-scheme: dark)': { '[data-tone] & img': { filter: white } },
  '& span': {
    fontFamily: 'var(--font-display)',
    fontSize: '1.5rem',
    fontWeight: 'var(--font-weight)',
    whiteSpace: 'nowrap',
  },
  '& img:not([data-error]) + span, & img[data-error]': { display: 'none' },
  '@media print, (prefers-reduced-motion: reduce)': broken,
})

type Props = Pick<LogoStrip, 'logos'> & {
  /** The round that stands still, the one that is read, or the one behind it. */
  part: 'row' | 'loop' | 'copy'
}

/**
 * One round of logos. The page's script sets `data-error` on a logo that cannot be loaded: its name is then shown as
 * text.
 */
export function Logos({ logos, part }: Props) {
  return (
    <Row
      aria-hidden={part === 'copy' || undefined}
      sx={part === 'row' ? { ...broken, ...pairsOnPhones, py: 3 } : undefined}
    >
      {logos.map((logo) => (
        <ListItem key={logo.name}>
          <Logo {...logo} />
        </ListItem>
      ))}
    </Row>
  )
}

function Logo({ name, image }: LogoStrip['logos'][number]) {
  const { src, width, height } = usePicture(image)
  return (
    <>
      <img data-fallback src={src} alt={name} width={width} height={height} loading="lazy" decoding="async" />
      <span>{name}</span>
    </>
  )
}
