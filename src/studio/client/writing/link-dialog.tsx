import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { PageListEntry } from '../../listing-model.ts'

/** How many pages are listed. */
const maxListed = 60

type Props = {
  /** The address of the link now; empty if there is none. */
  href: string
  pages: readonly PageListEntry[]
  /** Called with the address, empty to take the link off, and the title of its page. */
  onChoose: (href: string, title: string) => void
  onClose: () => void
}

/** Asks where a link leads, and leaves the focus to the text: to a page of the site, found by its title or address, or to any other address. */
export function LinkDialog({ href, pages, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState(href)
  const titleOf = (address: string) => pages.find((page) => page.address === address)?.title
  return (
    <Dialog open disableRestoreFocus onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="link-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog of a field is in no form of the page.
          event.stopPropagation()
          onChoose(typed.trim(), titleOf(typed.trim()) ?? typed.trim())
        }}
      >
        <DialogTitle id="link-title">Link</DialogTitle>
        <DialogContent>
          <Autocomplete
            freeSolo
            size="small"
            options={pages.map(({ address }) => address)}
            inputValue={typed}
            onInputChange={(_, next) => setTyped(next)}
            filterOptions={(all, { inputValue }) => {
              const words = inputValue.toLowerCase().split(/\s+/)
              return all
                .filter((address) => {
                  const text = `${address} ${titleOf(address) ?? ''}`.toLowerCase()
                  return words.every((word) => text.includes(word))
                })
                .slice(0, maxListed)
            }}
            renderOption={({ key, ...props }, address) => (
              <Box component="li" key={key} {...props}>
                <ListItemText primary={titleOf(address)} secondary={address} />
              </Box>
            )}
            renderInput={(params) => (
              <TextField
                {...params}
                autoFocus
                label="Link to"
                helperText="A page of this site by its title, or any address, such as https://example.com."
                sx={{ mt: 1 }}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          {href !== '' && (
            <Button color="inherit" onClick={() => onChoose('', '')}>
              Remove link
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={typed.trim() === ''}>
            Set link
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
