import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { Input, Label } from '../../src/ui/form/field.tsx'

const Search = styled('search')({
  // It does nothing without scripts: the browser's own search then finds every city and service of the list.
  '@media (scripting: none)': { display: 'none' },
})

const Field = styled(Input)({
  minHeight: 60,
  paddingInline: 24,
  borderRadius: 999,
  fontSize: '1.125rem',
  '&:focus-visible': { borderRadius: 999 },
})

const Status = styled('p')({
  minHeight: '1.65em',
  marginBlock: '12px 16px',
  color: 'var(--muted)',
  fontSize: '0.9375rem',
})

type Props = {
  blockId: string
  input: RefObject<HTMLInputElement | null>
  status: string
  onSearch: (text: string) => void
  onEnter: () => void
}

/** The longest search, in characters. */
const longest = 60

/** Where one types, and how many cities that leaves. */
export function SearchField({ blockId, input, status, onSearch, onEnter }: Props) {
  return (
    <Search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onEnter()
        }}
      >
        <Label htmlFor={`${blockId}-search`}>City, state or service</Label>
        <Field
          ref={input}
          id={`${blockId}-search`}
          type="search"
          name="q"
          placeholder="Bartenders in Texas"
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          data-stop=""
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </form>
      <Status role="status">{status}</Status>
    </Search>
  )
}
