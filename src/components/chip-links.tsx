import Chip from '@mui/material/Chip'
import Stack, { type StackProps } from '@mui/material/Stack'
import type { Link } from '../../schema/link.ts'
import { quoteHref } from '../../schema/quote-href.ts'
import { opensQuote } from './action.tsx'

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
          {href === quoteHref ? (
            <Chip size="medium" component="button" clickable label={text} {...opensQuote} />
          ) : (
            <Chip size="medium" component="a" clickable label={text} href={href} />
          )}
        </li>
      ))}
    </Stack>
  )
}
