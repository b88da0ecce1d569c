import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameAtAddress } from '../shared-address.ts'
import type { PageModel } from '../wire/page.ts'
import { say } from '../words/say.ts'

/** Says that a text of the open page belongs to another page, and links to that page. */
export function OtherPageAlert({ page }: { page: PageModel }) {
  const navigate = useNavigate()
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {say().missing.otherPage}
      <Button color="inherit" sx={{ display: 'block', px: 0 }} onClick={() => navigate(page.address)}>
        {say().fields.open(page.address)}
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
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {say().missing.sharedFile(page.reach[page.file])}
      <Button
        color="inherit"
        sx={{ display: 'block', px: 0 }}
        onClick={() => navigate(isOpen ? page.preview : page.address)}
      >
        {say().fields.open(isOpen ? page.preview : nameAtAddress(page.address))}
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
function missingWords(name: string): { words: string; create: string } {
  const { named, words, create } = say().missing
  const found: Readonly<Record<string, { words: string; create: string }>> = named
  return found[name] ?? { words: words(name), create: create(name) }
}

/** Says what is there without a file of the whole site, and creates the file. */
export function MissingFileAlert({ address, onCreate }: MissingProps) {
  const [refused, setRefused] = useState<string>()
  const name = nameAtAddress(address)
  const { words, create } = missingWords(name)
  return (
    <Alert severity={refused === undefined ? 'info' : 'error'} sx={{ m: 2 }}>
      {refused ?? words}
      <Button color="inherit" sx={{ display: 'block', px: 0 }} onClick={() => void onCreate().then(setRefused)}>
        {create}
      </Button>
    </Alert>
  )
}
