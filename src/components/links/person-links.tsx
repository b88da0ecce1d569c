import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { Person } from '../../../schema/person.ts'

/** The links of a person, each with the name for screen readers: `E-mail` alone does not say whose. */
export const PersonLinks = ({ name, links }: Pick<Person, 'name' | 'links'>) =>
  links.length > 0 && (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, mt: 0.5 }}>
      {links.map(({ text, href }) => (
        <Link key={href} href={href} sx={{ py: 1.25 }}>
          {text}
          <span className="visually-hidden">, {name}</span>
        </Link>
      ))}
    </Stack>
  )
