import Chip from '@mui/material/Chip'
import Stack, { type StackProps } from '@mui/material/Stack'
import type { Link } from '../../schema/links/link.ts'
import { SiteLink } from './site-link.tsx'

type Props = Pick<StackProps, 'sx'> & { links: readonly Link[] }

/** A list of short links, each in a rounded frame. */
export function ChipLinks({ links, sx = {} }: Props) {
  return (
    <Stack
      component="ul"
      direction="row"
      sx={[{ flexWrap: 'wrap', gap: 1.25, m: 0, p: 0, listStyle: 'none' }, sx].flat()}
    >
      {links.map(({ text, href }) => (
        <li key={href}>
          <Chip size="medium" component={SiteLink} clickable label={text} href={href} />
        </li>
      ))}
    </Stack>
  )
}
