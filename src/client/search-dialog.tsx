import { hydrateRoot } from 'react-dom/client'
import { Providers } from '../components/providers.tsx'
import { fileAttribute, loadSearch } from '../components/search/load-search.ts'
import { styleCache } from './style-cache.ts'

/**
 * Loads and hydrates the search dialog of the layout when its field is first focused. It is outside the pages, and so has a
 * React root of its own. Its props are read from its HTML.
 */
export function watchSearchDialog() {
  const box = document.querySelector(`dialog [${fileAttribute}]`)
  const field = box?.querySelector('input')
  if (!box || !field) return
  const hydrate = async () => {
    // At the same time. The box tries again after a failure, and reports it.
    loadSearch().catch(() => {})
    const loaded = await import('../render/layout/search-dialog.tsx').catch(() => undefined)
    // Until then the browser sends the form of the box to the page of the search.
    if (!loaded) return waitForFocus()
    const { DialogBox } = loaded
    hydrateRoot(
      box,
      <Providers cache={styleCache} pictures={{}}>
        <DialogBox
          label={field.ariaLabel ?? ''}
          placeholder={field.placeholder}
          page={field.form?.getAttribute('action') ?? ''}
        />
      </Providers>,
    )
  }
  const waitForFocus = () => field.addEventListener('focus', hydrate, { once: true })
  if (box.closest(':popover-open')) hydrate()
  else waitForFocus()
}
