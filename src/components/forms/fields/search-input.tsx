import { styled } from '@mui/material/styles'
import type { InputHTMLAttributes, Ref } from 'react'
import { Input } from './field.tsx'

const Pill = styled(Input)({
  minHeight: 60,
  paddingInline: 24,
  borderRadius: 'var(--shape-button)',
  fontSize: '1.125rem',
})

type Props = InputHTMLAttributes<HTMLInputElement> & { id: string; ref: Ref<HTMLInputElement> }

/** The longest search, in characters. */
const longest = 80

/** The field of a search. `data-stop` makes it one of the stops of the arrow keys. */
export const SearchInput = (props: Props) => (
  <Pill
    type="search"
    name="q"
    maxLength={longest}
    autoComplete="off"
    enterKeyHint="search"
    spellCheck={false}
    data-stop=""
    {...props}
  />
)

/** The number of results, below the field. */
export const SearchStatus = styled('p')({
  minHeight: '1.65em',
  marginBlock: '14px',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
})
