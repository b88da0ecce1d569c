import Button, { type ButtonProps } from '@mui/material/Button'
import type { Link } from '../../../schema/links/link.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'sx'> & { action: Link }

/** A button that leads to a page, or opens the quote form if the address is `#quote`. */
export const Action = ({ action: { href, text }, ...look }: Props) => (
  <Button {...look} href={href}>
    {text}
  </Button>
)
