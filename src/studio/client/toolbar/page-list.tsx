import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import ListItemText from '@mui/material/ListItemText'
import MuiTextField from '@mui/material/TextField'
import { memo, useState } from 'react'
import { addressOfShared, isSharedAddress, nameAtAddress } from '../../shared-address.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { stateWords } from '../../words.ts'
import { usePages } from '../state/use-pages.ts'

/** How many pages and files are listed. */
const maxListed = 80

type Props = {
  address: string
  setup: StudioSetup | undefined
  /** The `listingHash` of the page. */
  listingHash: string | undefined
  onAddress: (address: string) => void
}

/** Chooses a page or a shared file. Pages that are not public are marked. */
export const PageList = memo(({ address, setup, listingHash, onAddress }: Props) => {
  const { data: pages = [] } = usePages(listingHash)
  const [isTyped, setTyped] = useState(false)
  const listed = new Map(pages.map((page) => [page.address, page]))
  const titleOf = (option: string) => listed.get(option)?.title ?? setup?.recordNames[nameAtAddress(option)]
  const nameOf = (option: string) => titleOf(option) || nameAtAddress(option)
  const addresses = pages.length > 0 ? pages.map((page) => page.address) : (setup?.addresses ?? [address])
  const files = setup?.files.map(addressOfShared) ?? []
  return (
    <Autocomplete
      disableClearable
      // Enter opens the first page that has the typed words, and none before there are words.
      autoHighlight={isTyped}
      onInputChange={(_, __, reason) => setTyped(reason === 'input')}
      size="small"
      options={[...addresses, ...files]}
      value={address}
      getOptionLabel={nameOf}
      // Pages may have the same title.
      getOptionKey={(option) => option}
      groupBy={(option) => (isSharedAddress(option) ? 'Shared files' : 'Pages')}
      filterOptions={(all, { inputValue }) => {
        const words = inputValue.toLowerCase().split(/\s+/)
        const isMeant = (option: string) => {
          const text = `${option} ${titleOf(option) ?? ''}`.toLowerCase()
          return words.every((word) => text.includes(word))
        }
        return (inputValue === nameOf(address) ? all : all.filter(isMeant)).slice(0, maxListed)
      }}
      onChange={(_, chosen) => onAddress(chosen)}
      sx={{ flex: { xs: 1, md: '0 1 auto' }, minWidth: 120, width: { md: 260 } }}
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 340 } } }}
      renderOption={({ key, ...props }, option) => {
        const { state } = listed.get(option) ?? {}
        const words = state && stateWords[state]
        return (
          <Box component="li" key={key} {...props}>
            <ListItemText
              primary={nameOf(option)}
              secondary={nameAtAddress(option)}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, variant: 'caption' } }}
            />
            {words && <Chip size="small" color="warning" variant="outlined" label={words} sx={{ ml: 1 }} />}
          </Box>
        )
      }}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          hiddenLabel
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Page' },
          }}
        />
      )}
    />
  )
})
