import type { EmotionCache } from '@emotion/cache'
import { Providers } from '../components/providers.tsx'
import { fileAttribute } from '../components/search/load-search.ts'
import { DialogBox } from '../render/layout/search-dialog.tsx'
import { hydrateRoot } from './react-dom.ts'

/**
 * Brings the search dialog of the shell to life when its field is first entered. It stands outside the pages, in the part
 * of the document that all of them share, and so is a root of its own; what it shows is read from its HTML.
 */
export function watchSearchDialog(cache: EmotionCache) {
  const box = document.querySelector(`dialog [${fileAttribute}]`)
  const field = box?.querySelector('input')
  if (!box || !field) return
  const wake = () =>
    hydrateRoot(
      box,
      <Providers cache={cache} pictures={{}}>
        <DialogBox
          label={field.ariaLabel ?? ''}
          placeholder={field.placeholder}
          page={field.form?.getAttribute('action') ?? ''}
        />
      </Providers>,
    )
  if (box.closest(':popover-open')) wake()
  else field.addEventListener('focus', wake, { once: true })
}
