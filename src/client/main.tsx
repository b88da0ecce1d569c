import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Providers } from '../components/providers.tsx'
import { App } from './app.tsx'
import { lastTouchedIsland, replayQueuedEvents } from './event-replay.ts'
import { watchDialogs } from './inert-background.ts'
import { hydrateFirst } from './islands.tsx'
import { readPage } from './page-view.ts'
import { watchSearchDialog } from './search-dialog.tsx'
import { adoptStylesheets, styleCache } from './style-cache.ts'
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

adoptStylesheets()
tolerateMovedNodes()
const initial = readPage(document, location.pathname, true)

const touched = lastTouchedIsland()
if (touched) hydrateFirst(touched)
replayQueuedEvents()
watchDialogs()
watchSearchDialog()

// What surrounds the islands. Each of them is a root of its own.
startTransition(() => {
  hydrateRoot(
    root,
    <Providers cache={styleCache} pictures={{}}>
      <App initial={initial} />
    </Providers>,
    { onRecoverableError: (error) => console.error('Hydration did not match the page.', error) },
  )
})
