import createCache from '@emotion/cache'
import styled from '@emotion/styled'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ColumnStyles, rulesOf } from '../../../src/components/column-styles.tsx'
import { emotionKey, Providers } from '../../../src/components/providers.tsx'

const Part = styled('p')({
  fontSize: 'min(4vw, 2rem)',
  maxHeight: '50dvw',
  '@media (min-width: 900px)': { color: 'red' },
  '@media print, (max-width: 599px), (min-width: 1200px)': { color: 'blue' },
  '@media (hover: hover)': { color: 'green' },
})

/** The rules of a part by the class of its element, without that. */
function rulesIn(inColumn: boolean): string {
  const cache = createCache({ key: emotionKey, stylisPlugins: [] })
  cache.compat = true
  const part = inColumn ? <ColumnStyles>{<Part />}</ColumnStyles> : <Part />
  const html = renderToStaticMarkup(
    <Providers cache={cache} pictures={{}}>
      {part}
    </Providers>,
  )
  const name = /class="m-([\w-]+)"/.exec(html)?.[1] ?? ''
  return String(rulesOf(cache)[name]).replaceAll(`.${emotionKey}-${name}`, '')
}

it('asks of the column in a column what it asks of the window elsewhere', () => {
  expect(rulesIn(false)).toBe(
    '{font-size:min(4vw, 2rem);max-height:50dvw;}@media (min-width: 900px){{color:red;}}@media print,(max-width: 599px),(min-width: 1200px){{color:blue;}}@media (hover: hover){{color:green;}}',
  )
  expect(rulesIn(true)).toBe(
    '{font-size:min(4cqi, 2rem);max-height:50dvw;}@container (min-width: 900px){{color:red;}}@media print{{color:blue;}}@container (max-width: 599px) or (min-width: 1200px){{color:blue;}}@media (hover: hover){{color:green;}}',
  )
})
