import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { dialogFormId } from '../renderer/page-data.ts'
import { emotionKey, Providers } from '../ui/providers.tsx'
import { App } from './app.tsx'
import { watchDialogs } from './behind.ts'
import { takeEarly, touchedEarly } from './early.ts'
import { adoptStylesheet } from './emotion-adopt.ts'
import { hydrateFirst } from './live-components.ts'
import { readPage } from './page-view.ts'
import { hydrateRoot } from './react-dom.ts'
import { watchSearchDialog } from './search-dialog.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

const cache = createCache({ key: emotionKey })
adoptStylesheet(cache)
const initial = readPage(document, location.pathname, true)

const touched = touchedEarly()
const wanted = touched && initial.live[touched.id || dialogFormId]
if (wanted) hydrateFirst(wanted.type)
takeEarly()
watchDialogs()

// As a transition React hydrates in slices of 5 ms; called plainly it is one task that blocks the first tap.
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
