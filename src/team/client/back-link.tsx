import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'

/** Leads back to the list that a page belongs to. Its words begin where those below it do. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} sx={{ alignSelf: 'start', ml: '-5px' }}>
    {children}
  </Button>
)
