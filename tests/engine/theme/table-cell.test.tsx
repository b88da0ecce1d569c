import createCache from '@emotion/cache'
import TableCell, { type TableCellProps } from '@mui/material/TableCell'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emotionKey, Providers } from '../../../src/components/providers.tsx'

function alignmentOf(props: TableCellProps): string | undefined {
  const cache = createCache({ key: emotionKey })
  cache.compat = true
  renderToStaticMarkup(
    <Providers cache={cache} pictures={{}}>
      <table>
        <tbody>
          <tr>
            <TableCell {...props} />
          </tr>
        </tbody>
      </table>
    </Providers>,
  )
  const css = Object.values(cache.inserted).join('')
  return [...css.matchAll(/text-align:(\w+)/g)].at(-1)?.[1]
}

it.each([
  [{}, 'start'],
  [{ align: 'right' }, 'end'],
  [{ align: 'center' }, 'center'],
  [{ align: 'justify' }, 'justify'],
  [{ sx: { textAlign: 'end' } }, 'end'],
] as const)('aligns a cell with %j as its block says', (props, alignment) => {
  expect(alignmentOf(props)).toBe(alignment)
})
