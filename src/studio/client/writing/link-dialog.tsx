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
import type { PageListEntry } from '../../wire/listing.ts'
import { say } from '../../words/say.ts'
import { useStudio } from '../store/studio-store.ts'
import { linkAddress } from './link-address.ts'

/** How many pages and files are listed. */
const maxListed = 60

const noFiles: readonly string[] = []

/** Whether words are an address, and not words of the title of a page. */
const isAddress = (words: string) => /^(?:[/#{]|[a-z][a-z0-9+.-]*:)/i.test(words)

/** What was typed as a whole address, if it is one that lacks its beginning, such as `example.com/guide`. */
function wholeAddress(words: string): string {
  if (isAddress(words) || /\s/.test(words)) return words
  if (words.includes('@')) return `mailto:${words}`
  return /^[\w-]+\.[\w.-]+(?:[/?#]|$)/.test(words) ? `https://${words}` : words
}

/** What a link says that nobody has written yet: of a file its name, else the address. */
const nameOf = (address: string) =>
  /^\/[^?#]*\.[a-z0-9]+$/i.exec(address) ? (address.split('/').at(-1) ?? '') : address

type Props = {
  /** The address of the link now; empty if there is none. */
  href: string
  pages: readonly PageListEntry[]
  /** Called with the address, empty to take the link off, and the title of its page. */
  onChoose: (href: string, title: string) => void
  onClose: () => void
}

/**
 * Asks where a link leads, and leaves the focus to the text: to a page of the site, found by its title or address, to a file
 * such as a PDF, or to any other address.
 */
export function LinkDialog({ href, pages, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState(href)
  const [error, setError] = useState<string>()
  const files = useStudio(({ setup }) => setup?.fileAddresses ?? noFiles)
  const targets = [...pages, ...files.map((address) => ({ address, title: undefined }))]
  const titleOf = (address: string) => pages.find((page) => page.address === address)?.title
  function withWords(text: string): string[] {
    const words = text.toLowerCase().trim().split(/\s+/)
    return targets
      .filter(({ address, title = '' }) => words.every((word) => `${address} ${title}`.toLowerCase().includes(word)))
      .map(({ address }) => address)
      .slice(0, maxListed)
  }
  /** Words of a title or a name become the address of the first page or file that has them, which a person sees before it is the link. */
  function submit(): void {
    const address = wholeAddress(typed.trim())
    const [first] = withWords(typed)
    // What a token stands for is not known here.
    const href = address.includes('{') ? address : linkAddress(address)
    if (isAddress(address) && href !== undefined) onChoose(href, titleOf(href) ?? nameOf(typed.trim()))
    else if (first !== undefined) setTyped(first)
    else setError(say().writing.noAddress(address))
  }
  const leadsTo = titleOf(typed.trim())
  const help = leadsTo ? say().writing.leadsTo(leadsTo) : say().writing.linkHelp
  return (
    <Dialog open disableRestoreFocus onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="link-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog of a field is in no form of the page.
          event.stopPropagation()
          submit()
        }}
      >
        <DialogTitle id="link-title">{say().writing.link}</DialogTitle>
        <DialogContent>
          <Autocomplete
            freeSolo
            size="small"
            options={targets.map(({ address }) => address)}
            value={typed}
            inputValue={typed}
            onInputChange={(_, next) => {
              setTyped(next)
              setError(undefined)
            }}
            filterOptions={(_, { inputValue }) => withWords(inputValue)}
            renderOption={({ key, ...props }, address) => (
              <Box component="li" key={key} {...props}>
                <ListItemText primary={titleOf(address) ?? address} secondary={titleOf(address) && address} />
              </Box>
            )}
            renderInput={(params) => (
              <TextField
                {...params}
                autoFocus
                label={say().writing.linkTo}
                error={error !== undefined}
                helperText={error ?? help}
                sx={{ mt: 1 }}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          {href !== '' && (
            <Button color="inherit" onClick={() => onChoose('', '')}>
              {say().writing.removeLink}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {say().common.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={typed.trim() === ''}>
            {say().writing.setLink}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
