import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { opensQuote } from 'marquee'
import { prefillForms } from 'marquee/forms'
import { memo } from 'react'
import { placeName } from './place-name.ts'
import type { AskedService, City } from './schema.ts'
import { AskButtons, ServiceLinks, Services } from './services.tsx'

const Row = styled(ListItem)({
  display: 'grid',
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlockStart: 24,
  borderTop: '1px solid var(--palette-divider)',
  transition: 'background-color 120ms, box-shadow 120ms',
  // Name and services share the first line, so that the unfolded list has the full width.
  '& > *': { gridArea: '1 / 1' },
  '& > :not(button, ul)': { minHeight: 56 },
  '& > ul': { gridArea: '2 / 1' },
  // A button is as wide as its words: the name has the rest.
  '&:has(> button)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    '& > div': { maxWidth: 'none', overflowWrap: 'anywhere' },
    '& > button': { gridArea: '1 / 2' },
    '& > ul': { gridArea: '2 / 1 / auto / span 2' },
  },
  // The unfolded list shows them anyway.
  '& > details[open] ~ ul:not([data-asks])': { display: 'none' },
  '&:hover, &[data-lit], &:target': {
    background: 'var(--palette-action-hover)',
    boxShadow: '-12px 0 var(--palette-action-hover)',
  },
  '&:target': { boxShadow: '-12px 0 var(--palette-primary-main)' },
})

const Name = styled('div')({
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  justifySelf: 'start',
  alignSelf: 'start',
  columnGap: 10,
  paddingBlock: 6,
  maxWidth: 'calc(100% - 128px)',
  '& > a:focus-visible, [data-lit] > & > a': { color: 'var(--palette-primary-text)' },
})

const name = { py: 0.5, fontSize: 'clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)', transition: 'color 120ms' }

type Props = {
  blockId: string
  city: City
  /** Services that match the search, which are shown at once. */
  services: readonly City['services'][number][]
  /** Services that match the search, and have no page here. */
  asks: readonly AskedService[]
  ask: string
  isLit: boolean
}

/**
 * A city of the list: its page, its area and its services, or a button to ask. `data-stop`: the arrow keys stop here.
 */
export const CityRow = memo(function CityRow({ blockId, city, services, asks, ask, isLit }: Props) {
  return (
    <Row id={`${blockId}-${city.slug}`} data-city={city.slug} data-lit={isLit ? '' : undefined}>
      <Name>
        {city.href ? (
          <Link variant="h5" underline="none" href={city.href} data-stop="" sx={name}>
            {city.name}
          </Link>
        ) : (
          <Typography variant="h5" component="strong" sx={[name, { fontWeight: 500 }]}>
            {city.name}
          </Typography>
        )}
        {city.areas[0] && (
          <Typography variant="body2" component="small" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {city.areas[0]}
          </Typography>
        )}
      </Name>
      {city.href ? (
        <Services city={city} />
      ) : (
        <Button
          variant="outlined"
          sx={{
            minHeight: 40,
            px: 2.25,
            py: 0,
            justifySelf: 'end',
            alignSelf: 'center',
            fontSize: '0.9375rem',
          }}
          data-stop=""
          aria-label={`${ask}: ${placeName(city)}`}
          onClick={() => prefillForms({ location: placeName(city) })}
          {...opensQuote}
        >
          {ask}
        </Button>
      )}
      {services.length > 0 && city.services.length > 1 && <ServiceLinks services={services} />}
      {asks.length > 0 && <AskButtons city={city} services={asks} />}
    </Row>
  )
})
