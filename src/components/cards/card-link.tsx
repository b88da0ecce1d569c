import Link, { type LinkProps } from '@mui/material/Link'
import { styled } from '@mui/material/styles'

const OverCard = styled(Link)({ '&::after': { content: '""', position: 'absolute', inset: 0 } })

/**
 * The title of a card or a row as its link: the whole card can be clicked, while screen readers hear the title alone. A
 * card without `href` leads nowhere, and has the title as text. The card must be positioned, as `Card` and `ListItem` are.
 */
export const CardLink = ({ href, children, ...props }: LinkProps) =>
  href === undefined ? (
    children
  ) : (
    <OverCard href={href} {...props}>
      {children}
    </OverCard>
  )
