import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import { palettesOf } from '../../schema/theme/palettes.ts'
import type { Theme } from '../../schema/theme/theme.ts'
import { emotionKey, Providers } from '../components/providers.tsx'
import { Components } from './theme-components.tsx'
import { TonePalette, TypeScale } from './theme-values.tsx'

function ThemePage({ siteName, theme }: { siteName: string; theme: Theme }) {
  return (
    <div id="g-page">
      <header className="g-top">
        <p className="g-site">
          <a href="/">{siteName}</a>
        </p>
        <h1>Theme</h1>
        <p>
          What <code>_data/theme.yaml</code> sets, and the components of MUI in each tone.{' '}
          <a href="/gallery">All blocks</a>
        </p>
      </header>
      <main>
        <TypeScale theme={theme} />
        {[...palettesOf(theme)].map(([name, palette]) => (
          <section key={name} data-tone={name} className="g-tone" aria-labelledby={`tone-${name}`}>
            <h2 id={`tone-${name}`}>{name}</h2>
            <TonePalette palette={palette} />
            <Components tone={name} />
          </section>
        ))}
      </main>
    </div>
  )
}

/** The body of the page that shows a theme, and the rules of its components. */
export function renderThemePage(siteName: string, theme: Theme): { body: string; css: string } {
  const cache = createCache({ key: emotionKey, stylisPlugins: [] })
  cache.compat = true
  const body = renderToString(
    <Providers cache={cache} pictures={{}}>
      <ThemePage siteName={siteName} theme={theme} />
    </Providers>,
  )
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  return { body, css: rules.join('') }
}
