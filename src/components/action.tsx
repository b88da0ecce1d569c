import type { Link } from '../../schema/link.ts'
import { Button, ButtonLink } from './button.tsx'
import { opensDialog } from './layout-dialog.tsx'

/** The address that opens the quote dialog instead of leading to a page. */
export const quoteHref = '#quote'

/** Id of the quote dialog in the layout. */
export const quoteDialogId = 'quote-dialog'

export const opensQuote = opensDialog(quoteDialogId)

type Props = { action: Link; variant?: 'contained' | 'outlined' | 'text'; large?: boolean }

/** A button that leads to a page, or opens the quote form if the address is `#quote`. */
export function Action({ action, ...look }: Props) {
  return action.href === quoteHref ? (
    <Button {...look} type="button" {...opensQuote}>
      {action.text}
    </Button>
  ) : (
    <ButtonLink {...look} href={action.href}>
      {action.text}
    </ButtonLink>
  )
}
