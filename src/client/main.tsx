import createCache, { type EmotionCache } from '@emotion/cache'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { emotionKey, Providers } from '../components/providers.tsx'
import { dialogFormId } from '../render/page-data.ts'
import { App } from './app.tsx'
import { lastTouchedIsland, replayQueuedEvents } from './event-replay.ts'
import { watchDialogs } from './inert-background.ts'
import { hydrateFirst } from './island-components.ts'
import { readPage } from './page-view.ts'
import { watchSearchDialog } from './search-dialog.tsx'

/** Marks the rules of the linked sheets as inserted, so that emotion does not insert them a second time. */
function adoptStylesheet(cache: EmotionCache) {
  const classPattern = new RegExp(`\\.${cache.key}-([\\w-]+)`, 'g')
  const adopt = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [, name] of rule.selectorText.matchAll(classPattern)) if (name) cache.inserted[name] = true
      if (rule instanceof CSSKeyframesRule) cache.inserted[rule.name] = true
      if (rule instanceof CSSMediaRule) adopt(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) adopt(sheet.cssRules)
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

const cache = createCache({ key: emotionKey })
adoptStylesheet(cache)
const initial = readPage(document, location.pathname, true)

const touched = lastTouchedIsland()
const island = touched && initial.islands[touched.id || dialogFormId]
if (island) hydrateFirst(island.type)
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
