import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { Input } from './field.tsx'

/** The longest search, in characters. */
const maxQueryLength = 80

/** A line of the cross that empties the field, from corner to corner. */
const stroke = (degrees: number) =>
  `linear-gradient(${degrees}deg, transparent 44%, currentColor 44% 56%, transparent 56%)`

/** The field of a search. `data-stop` makes it one of the stops of the arrow keys. */
export const SearchInput = (props: ComponentProps<'input'> & { id: string }) => (
  <Input
    type="search"
    name="q"
    maxLength={maxQueryLength}
    autoComplete="off"
    enterKeyHint="search"
    spellCheck={false}
    data-stop=""
    sx={{
      borderRadius: 'var(--shape-button)',
      fontSize: '1.125rem',
      '& input': { minHeight: 58, paddingInline: '23px' },
      // Chromium draws a blue cross on a light ground.
      '& ::-webkit-search-cancel-button': {
        appearance: 'none',
        width: 14,
        height: 14,
        background: `${stroke(45)}, ${stroke(-45)}`,
        cursor: 'pointer',
      },
    }}
    {...props}
  />
)

/** The number of results, below the field. */
export const SearchStatus = styled(Typography)({
  minHeight: '1.65em',
  marginBlock: '14px',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
})
