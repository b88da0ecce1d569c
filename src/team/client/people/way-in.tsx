import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Invited } from '../../wire.ts'
import { words } from '../words.ts'

/** How a person who was invited gets in: by a mail that was sent, or by a link that the admin passes on. */
export function WayIn({ invited: { person, link }, onClose }: { invited: Invited; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  if (link === undefined)
    return (
      <Alert severity="success" onClose={onClose}>
        {words.people.mailed(person.email)}
      </Alert>
    )
  const isOnce = link.includes('#')
  return (
    <Alert severity="info" onClose={onClose} role="status">
      {isOnce ? words.people.passOn(person.name) : words.people.passOnCompany(person.name)}
      <Typography component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
        {link}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => {
          navigator.clipboard.writeText(link).then(
            () => setIsCopied(true),
            () => undefined,
          )
        }}
      >
        {isCopied ? words.general.copied : words.general.copy}
      </Button>
    </Alert>
  )
}
