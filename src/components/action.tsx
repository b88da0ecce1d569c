import Button, { type ButtonProps } from '@mui/material/Button'
import type { Link } from '../../schema/link.ts'
import { quoteHref } from '../../schema/quote-href.ts'
import { opensDialog } from './layout-dialog.tsx'

/** Id of the quote dialog in the layout. */
export const quoteDialogId = 'quote-dialog'

export const opensQuote = opensDialog(quoteDialogId)

type Props = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> & { action: Link }

/** A button that leads to a page, or opens the quote form if the address is `#quote`. */
export function Action({ action, ...look }: Props) {
  return (
    <Button {...look} {...(action.href === quoteHref ? opensQuote : { href: action.href })}>
      {action.text}
    </Button>
  )
}
