import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameAtAddress } from '../shared-address.ts'
import type { PageModel } from '../wire/page.ts'

/** Says that a text of the open page belongs to another page, and links to that page. */
export function OtherPageAlert({ page }: { page: PageModel }) {
  const navigate = useNavigate()
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      This is a text of another page.
      <Button color="inherit" sx={{ display: 'block', px: 0 }} onClick={() => navigate(page.address)}>
        Open {page.address}
      </Button>
    </Alert>
  )
}

type Props = {
  page: PageModel
  /** Whether the file itself is open, with a page beside it that shows it. */
  isOpen: boolean
}

/** Says how many pages show a shared file, and links to the page beside it, or to the file if that is not open. */
export function SharedFileAlert({ page, isOpen }: Props) {
  const navigate = useNavigate()
  const count = page.reach[page.file]
  const pages = count === undefined ? 'Pages may show it' : `${count || 'No'} page${count > 1 ? 's show' : ' shows'} it`
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      This is a shared file. {pages}, and what you change here changes everywhere.
      <Button
        color="inherit"
        sx={{ display: 'block', px: 0 }}
        onClick={() => navigate(isOpen ? page.preview : page.address)}
      >
        Open {isOpen ? page.preview : nameAtAddress(page.address)}
      </Button>
    </Alert>
  )
}

type MissingProps = {
  /** The address of the file: `/_data/wording`. */
  address: string
  /** Writes it; resolves with the reason if that is refused. */
  onCreate: () => Promise<string | undefined>
}

/** What stands in the place of a file that a site does not have yet, and what creates it. */
const missingFiles: Readonly<Record<string, { words: string; create: string }>> = {
  redirects: { words: 'No old address leads anywhere yet.', create: 'Begin the list of redirects' },
  theme: { words: 'This site has the look that sites begin with.', create: 'Give it a look of its own' },
  wording: { words: 'This text is one of the engine, which this site has not changed yet.', create: 'Change it here' },
}

/** Says what is there without a file of the whole site, and creates the file. */
export function MissingFileAlert({ address, onCreate }: MissingProps) {
  const [refused, setRefused] = useState<string>()
  const name = nameAtAddress(address)
  const { words = `There is no ${name} yet.`, create = `Create ${name}` } = missingFiles[name] ?? {}
  return (
    <Alert severity={refused === undefined ? 'info' : 'error'} sx={{ m: 2 }}>
      {refused ?? words}
      <Button color="inherit" sx={{ display: 'block', px: 0 }} onClick={() => void onCreate().then(setRefused)}>
        {create}
      </Button>
    </Alert>
  )
}
