import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { SearchInput, SearchStatus } from 'marquee/forms'
import type { RefObject } from 'react'
import { cityMapWords } from './words.ts'

const Search = styled('search')({
  // Hidden without scripts: the browser's own search then finds every city and service of the list.
  '@media (scripting: none)': { display: 'none' },
})

type Props = {
  placeholder: string | undefined
  blockId: string
  input: RefObject<HTMLInputElement | null>
  status: string
  onSearch: (text: string) => void
  onEnter: () => void
}

/**
 * The search field, and how many cities match. Not `Autocomplete`: its popup would cover the list of cities, and it
 * adds 21 KB (gzip).
 */
export function SearchField({ blockId, placeholder, input, status, onSearch, onEnter }: Props) {
  return (
    <Search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onEnter()
        }}
      >
        <FormLabel htmlFor={`${blockId}-search`}>{cityMapWords.label}</FormLabel>
        <SearchInput
          ref={input}
          id={`${blockId}-search`}
          placeholder={placeholder}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </form>
      <SearchStatus role="status">{status}</SearchStatus>
    </Search>
  )
}
