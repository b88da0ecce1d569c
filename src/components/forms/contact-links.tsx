import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { dialled } from '../../../schema/phone/phone.ts'

const contactLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 650,
  textDecorationThickness: 2,
  overflowWrap: 'anywhere',
}

/** The phone number and the e-mail address, as alternatives to the form. */
export function ContactLinks({ phone, email }: { phone: string; email: string }) {
  return (
    <List>
      <ListItem>
        <Link href={`tel:${dialled(phone)}`} variant="h5" sx={[contactLink, { fontSize: '1.5rem' }]}>
          {phone}
        </Link>
      </ListItem>
      <ListItem>
        <Link href={`mailto:${encodeURI(email)}`} sx={contactLink}>
          {email}
        </Link>
      </ListItem>
    </List>
  )
}
