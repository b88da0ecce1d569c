import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { PageListEntry } from '../../wire/listing.ts'

/** How many pages are listed: more than these are not looked through, but narrowed down by words. */
const maxListed = 60

type Props = {
  label: string
  helperText: string
  pages: readonly PageListEntry[]
  /** The address of the chosen page; empty without one. */
  value: string
  onChange: (address: string) => void
}

/** Chooses a page by words of its title or address, or none. */
export function PagePicker({ label, helperText, pages, value, onChange }: Props) {
  const [isTyped, setTyped] = useState(false)
  return (
    <Autocomplete
      size="small"
      // Enter chooses the first page that has the typed words, and none before there are words.
      autoHighlight={isTyped}
      onInputChange={(_, __, reason) => setTyped(reason === 'input')}
      options={pages}
      value={pages.find(({ address }) => address === value) ?? null}
      getOptionLabel={({ title, address }) => title || address}
      getOptionKey={({ address }) => address}
      filterOptions={(all, { inputValue }) => {
        const words = inputValue.toLowerCase().split(/\s+/)
        return all
          .filter(({ title, address }) => words.every((word) => `${title} ${address}`.toLowerCase().includes(word)))
          .slice(0, maxListed)
      }}
      onChange={(_, chosen) => onChange(chosen?.address ?? '')}
      renderOption={({ key: _key, ...props }, { title, address }) => (
        <Box component="li" key={address} {...props}>
          <ListItemText primary={title || address} secondary={address} />
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} helperText={helperText} />}
    />
  )
}
