import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import type { PageModel } from '../model.ts'

/** The name of a shared file below `_data/`: `cities/la`. */
export const nameOfFile = ({ address }: PageModel) => address.replace(/^\/_data\//, '')

/** Says on how many pages a shared file shows, and leads to the one beside it. */
export function SharedFileAlert({ page }: { page: PageModel }) {
  const navigate = useNavigate()
  const count = page.reach[page.file]
  const pages = count === undefined ? 'Pages may show it' : `${count} page${count === 1 ? ' shows' : 's show'} it`
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      This is a shared file. {pages}, and what you change here changes everywhere.
      <Button color="inherit" sx={{ display: 'block', px: 0 }} onClick={() => navigate(page.preview)}>
        Open {page.preview}
      </Button>
    </Alert>
  )
}
