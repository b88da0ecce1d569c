import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import { NestedBlocks, rounded } from 'marquee'
import { alignments } from '../../src/components/section.tsx'
import { Background } from './background.tsx'
import type { Section as SectionBlock } from './schema.ts'

const widths = { narrow: 'md', normal: 'lg', wide: 'xl', full: false } as const
const spaces = { none: 0, small: { xs: 4, md: 6 }, normal: { xs: 9, md: 14 }, large: { xs: 12, md: 20 } } as const

/** Columns of MUI's grid for each column of a row: its share of twelve. */
function sharesOf({ layout, columns: { length } }: SectionBlock): number[] {
  if (layout === undefined) return [12 / (length <= 4 ? length : length % 3 === 0 ? 3 : 4)]
  return layout.split(' ').map((share) => {
    const [part = 1, whole = 1] = share.split('/').map(Number)
    return (12 * part) / whole
  })
}

/** A block in a column has no page width and no vertical space of its own. One with a tone of its own is a panel. */
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  containerType: 'inline-size',
  overflowX: 'clip',
  overflowClipMargin: '8px',
  '& > [data-block]': { position: 'relative' },
  '& > [data-tone=""]': { background: 'none' },
  '& > :not([data-tone=""])': { p: 3, borderRadius: rounded(2) },
  '& > [data-block] > .MuiContainer-root:first-child': { maxWidth: 'none', p: 0 },
  '--bleed': 0,
  overflowWrap: 'anywhere',
  '& .MuiChip-root, & .MuiButton-root': { overflowWrap: 'normal' },
  // Narrower than any phone.
  '@container (max-width: 400px)': {
    '& > [data-block] .MuiTypography-h2': { fontSize: 'clamp(1.375rem, 10cqi, 2.5rem)' },
  },
}

/** A column as high as its row. Panels share its height. */
const stretched = { ...column, height: '100%', '&:has(> :not([data-tone=""]))': { alignContent: 'stretch' } }

/** Over a picture all text has the colour that is readable over its scrim. */
const overPicture = {
  '--palette-text-secondary': 'var(--palette-text-primary)',
  '--palette-primary-text': 'var(--palette-text-primary)',
}

export function Section(block: SectionBlock) {
  const { columns, align, textAlign, width, space, background } = block
  const shares = sharesOf(block)
  return (
    <>
      {background && <Background image={background} />}
      <Container
        maxWidth={widths[width]}
        sx={{ position: 'relative', py: spaces[space], ...alignments[textAlign], ...(background && overPicture) }}
      >
        <Grid container rowSpacing={6} columnSpacing={{ xs: 4, md: 6 }} sx={{ alignItems: align }}>
          {columns.map(({ blocks, orderOnPhones }, index) => (
            <Grid
              // A column has no name of its own.
              key={blocks.map(({ id }) => id).join(' ')}
              size={{ xs: 12, md: shares[index % shares.length] as number }}
              sx={{ order: orderOnPhones && { xs: orderOnPhones, md: 0 } }}
            >
              <Box sx={align === 'stretch' ? stretched : column}>
                <NestedBlocks blocks={blocks} />
              </Box>
            </Grid>
          ))}
        </Grid>
      </Container>
    </>
  )
}
