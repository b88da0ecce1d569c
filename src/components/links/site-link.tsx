import type { ComponentProps } from 'react'
import { quoteDialogId, quoteHref } from '../../../schema/links/quote-href.ts'
import { opensDialog } from '../dialogs/dialog-props.ts'

/** Props of a button that opens the quote dialog. */
export const opensQuote = opensDialog(quoteDialogId)

/**
 * A link to an address that content gives. `#quote` is the quote dialog: a button opens it, before any script has
 * loaded. The theme uses this for every link and button of MUI with an `href`; Markdown follows the same rule
 * (`prose/render-markdown.ts`).
 */
export function SiteLink({ href, ...props }: ComponentProps<'a'>) {
  if (href !== quoteHref) return <a href={href} {...props} />
  return <button {...(props as ComponentProps<'button'>)} type="button" {...opensQuote} />
}
