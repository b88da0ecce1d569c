import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { say } from '../../../words/say.ts'
import type { SiteSection } from './site-sections.ts'

type Props = { value: string; sections: readonly SiteSection[]; onChange: (address: string) => void }

/** The address that pages begin with: typed, or chosen by the name of a city or another section. */
export const BelowField = ({ value, sections, onChange }: Props) => (
  <Autocomplete
    freeSolo
    fullWidth
    size="small"
    options={sections}
    inputValue={value}
    onInputChange={(_, text) => onChange(text)}
    getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
    filterOptions={(all, { inputValue }) => {
      const words = inputValue.toLowerCase().split(/\s+/)
      return all.filter(({ name, address }) => words.every((word) => `${name} ${address}`.toLowerCase().includes(word)))
    }}
    renderOption={({ key: _key, ...props }, { address, name, pages }) => (
      <Box component="li" key={address} {...props}>
        <ListItemText primary={name} secondary={`${address}, ${say().count.pages(pages)}`} />
      </Box>
    )}
    renderInput={(params) => (
      <TextField {...params} label={say().replace.below} placeholder={say().replace.belowHelp} />
    )}
  />
)
