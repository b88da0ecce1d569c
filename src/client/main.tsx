import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { emotionKey, Providers } from '../components/providers.tsx'
import { dialogFormId } from '../render/page-data.ts'
import { App } from './app.tsx'
import { adoptStylesheet } from './emotion-adopt.ts'
import { replayQueuedEvents, touchedBeforeHydration } from './event-replay.ts'
import { watchDialogs } from './inert-background.ts'
import { hydrateFirst } from './island-components.ts'
import { readPage } from './page-view.ts'
import { hydrateRoot } from './react-dom.ts'
import { watchSearchDialog } from './search-dialog.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

const cache = createCache({ key: emotionKey })
adoptStylesheet(cache)
const initial = readPage(document, location.pathname, true)

const touched = touchedBeforeHydration()
const wanted = touched && initial.live[touched.id || dialogFormId]
if (wanted) hydrateFirst(wanted.type)
replayQueuedEvents()
watchDialogs()

// In a transition React hydrates in slices of 5 ms; otherwise hydration is one task that blocks the first tap.
watchSearchDialog(cache)

startTransition(() => {
  hydrateRoot(
    root,
    <Providers cache={cache} pictures={{}}>
      <App initial={initial} />
    </Providers>,
    { onRecoverableError: (error) => console.error('Hydration did not match the page.', error) },
  )
})
