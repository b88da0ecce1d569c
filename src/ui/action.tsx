import Button from '@mui/material/Button'
import type { Link } from '../../schema/link.ts'
import { opensDialog } from './shell-dialog.tsx'

/** The address that opens the quote dialog instead of leading to a page. */
export const quoteHref = '#quote'

/** Id of the quote dialog in the shell. */
export const quoteDialogId = 'quote-dialog'

export const opensQuote = opensDialog(quoteDialogId)

type Props = { action: Link; variant?: 'contained' | 'outlined' | 'text'; size?: 'medium' | 'large' }

/** A button that leads to a page, or opens the quote form where the address is `#quote`. */
export function Action({ action, variant = 'contained', size = 'medium' }: Props) {
  const sx = size === 'large' ? { minHeight: 58, px: 4.5, fontSize: '1.125rem' } : {}
  return action.href === quoteHref ? (
    <Button variant={variant} sx={sx} type="button" {...opensQuote}>
      {action.text}
    </Button>
  ) : (
    <Button variant={variant} sx={sx} component="a" href={action.href}>
      {action.text}
    </Button>
  )
}
