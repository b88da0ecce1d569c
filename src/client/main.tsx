import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { emotionKey, Providers } from '../components/providers.tsx'
import { App } from './app.tsx'
import { adoptStylesheet } from './emotion-adopt.ts'
import { lastTouchedIsland, replayQueuedEvents } from './event-replay.ts'
import { watchDialogs } from './inert-background.ts'
import { readPage } from './page-view.ts'
import { watchSearchDialog } from './search-dialog.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

const cache = createCache({ key: emotionKey })
adoptStylesheet(cache)
const initial = readPage(document, location.pathname, true)

const touched = lastTouchedIsland()
replayQueuedEvents()
watchDialogs()
watchSearchDialog(cache)

// In a transition React hydrates in slices of 5 ms. Without one it is a single task, which blocks the first tap.
startTransition(() => {
  hydrateRoot(
    root,
    <Providers cache={cache} pictures={{}}>
      <App initial={initial} />
    </Providers>,
    { onRecoverableError: (error) => console.error('Hydration did not match the page.', error) },
  )
})
// React hydrates the island of such an event before the others.
touched?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
