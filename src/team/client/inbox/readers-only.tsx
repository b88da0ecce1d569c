import Alert from '@mui/material/Alert'
import { Outlet } from 'react-router-dom'
import { useMe } from '../use-me.ts'
import { words } from '../words.ts'

/** What is around the pages of the inbox: to others it says who may let them read. */
export function ReadersOnly() {
  const { data: me } = useMe()
  return me?.person.seesInbox ? <Outlet /> : <Alert severity="info">{words.inbox.notForYou}</Alert>
}
