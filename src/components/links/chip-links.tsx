import Chip from '@mui/material/Chip'
import List, { type ListProps } from '@mui/material/List'
import type { Link } from '../../../schema/links/link.ts'
import { SiteLink } from './site-link.tsx'

type Props = Pick<ListProps, 'sx'> & { links: readonly Link[] }

/** A list of short links, each in a rounded frame. */
export function ChipLinks({ links, sx = {} }: Props) {
  return (
    <List sx={[{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }, sx].flat()}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <Chip size="medium" component={SiteLink} clickable label={text} href={href} />
        </li>
      ))}
    </List>
  )
}
