import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import ListItemText from '@mui/material/ListItemText'
import MuiTextField from '@mui/material/TextField'
import { memo, useMemo, useState } from 'react'
import { isSharedAddress, nameAtAddress } from '../../shared-address.ts'
import { sharedTitle } from '../../shared-title.ts'
import type { PageListEntry } from '../../wire/listing.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { stateWords } from '../../words.ts'
import { matching } from '../commands/palette-options.ts'
import { addressOfSection, sectionsOf } from '../settings/sections.ts'
import { listedFiles } from '../shared-files.ts'
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

const noPages: readonly PageListEntry[] = []

type Listed = {
  address: string
  /** Where it belongs, in words. */
  group: string
  name: string
  detail?: string | undefined
}

/** What is open, where it is not listed: it is new, or still being read. */
const unlisted = (address: string): Listed =>
  isSharedAddress(address)
    ? { address, group: say().common.sharedFiles, name: sharedTitle(nameAtAddress(address)) }
    : { address, group: say().common.pages, name: address }

/** All that has fields of its own, by what it is called. */
const listedOf = (setup: StudioSetup, pages: readonly PageListEntry[]): Listed[] => [
  ...(pages.length > 0 ? pages : setup.addresses.map((address) => ({ address, title: '' }))).map(
    ({ address, title }) => ({ address, group: say().common.pages, name: title || address, detail: address }),
  ),
  ...sectionsOf(setup.files).map((section) => ({
    address: addressOfSection(section),
    group: say().common.settings,
    name: section.name,
    detail: section.alsoCalled,
  })),
  ...listedFiles(setup).map(({ address, name, alsoCalled }) => ({
    address,
    group: say().common.sharedFiles,
    name,
    detail: alsoCalled,
  })),
]

/** Chooses a page, a part of the settings or a shared file. Pages that are not public are marked. */
export const PageList = memo(({ address, setup, listingHash, onAddress }: Props) => {
  const { data: pages = noPages } = usePages(listingHash)
  const [isTyped, setTyped] = useState(false)
  const states = useMemo(() => new Map(pages.map((page) => [page.address, page.state])), [pages])
  const options = useMemo(() => (setup ? listedOf(setup, pages) : []), [setup, pages])
  const value = useMemo(() => options.find((one) => one.address === address) ?? unlisted(address), [options, address])
  return (
    <Autocomplete
      disableClearable
      // Enter opens the first page that has the typed words, and none before there are words.
      autoHighlight={isTyped}
      onInputChange={(_, __, reason) => setTyped(reason === 'input')}
      size="small"
      options={options}
      value={value}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.address === other.address}
      // Pages may have the same title.
      getOptionKey={(option) => option.address}
      groupBy={({ group }) => group}
      filterOptions={(all, { inputValue }) =>
        inputValue === value.name ? all.slice(0, maxListed) : matching(all, inputValue)
      }
      onChange={(_, chosen) => onAddress(chosen.address)}
      sx={{ flex: { xs: 1, md: '0 1 auto' }, minWidth: { xs: 80, sm: 120 }, width: { md: 260 } }}
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 340 } } }}
      renderOption={({ key, ...props }, option) => {
        const state = states.get(option.address)
        const words = state && stateWords(state)
        return (
          <Box component="li" key={key} {...props}>
            <ListItemText
              primary={option.name}
              secondary={option.detail === option.name ? undefined : option.detail}
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
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': say().common.page },
          }}
        />
      )}
    />
  )
})
