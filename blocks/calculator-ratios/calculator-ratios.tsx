import { styled } from '@mui/material/styles'
import type { Calculator, Ratio } from '../../schema/calculator/definition.ts'
import { inWords, shownNumber } from '../../schema/calculator/wording.ts'
import { Prose } from '../../src/components/prose/prose.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { CalculatorRatios as RatiosBlock } from './schema.ts'

const Table = styled('table')({
  width: '100%',
  marginTop: 40,
  borderCollapse: 'collapse',
  lineHeight: 1.5,
  '& th, & td': {
    padding: '14px 24px 14px 0',
    borderBottom: '1px solid var(--palette-divider)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { color: 'var(--palette-text-secondary)', fontWeight: 600, borderColor: 'var(--palette-outline)' },
  '& tbody th': { fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& td:nth-of-type(1)': { fontVariantNumeric: 'tabular-nums', minWidth: '11em' },
  '& td:nth-of-type(2)': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  // On a phone each ratio is a paragraph of its own.
  '@media (max-width: 719px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& tr': { paddingBlock: 14, borderBottom: '1px solid var(--palette-divider)' },
    '& tbody th, & tbody td': { padding: '2px 0', border: 0 },
  },
})

const Measure = styled('div')({ maxWidth: '40rem', fontSize: '1.125rem' })

/** The rows of a table of one or two choices, in words: `Full bar: 75`. */
function rowsOf(calculator: Calculator, { by = [], values = {} }: Ratio): string[] {
  const [first = '', second = ''] = by
  return Object.entries(values).flatMap(([key, value]) => {
    const label = inWords(calculator, first, key)
    if (typeof value === 'number') return [`${label}: ${shownNumber(value)}`]
    const cells = Object.entries(value).map(
      ([inner, number]) => `${inWords(calculator, second, inner).toLowerCase()} ${shownNumber(number)}`,
    )
    return [`${label}: ${cells.join(', ')}`]
  })
}

/** The ratios of a calculator, each with its source. */
export function CalculatorRatios(block: RatiosBlock) {
  const { calculator } = block
  return (
    <Section>
      <SectionIntro title={block.title} eyebrow={block.eyebrow} />
      {block.text && (
        <Measure>
          <Prose markdown={block.text} topLevel={3} />
        </Measure>
      )}
      <Table>
        <thead>
          <tr>
            <th scope="col">Ratio</th>
            <th scope="col">Number</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {calculator.ratios.map((ratio) => (
            <tr key={ratio.name}>
              <th scope="row">{ratio.label}</th>
              <td>
                {ratio.value === undefined ? (
                  <ul>
                    {rowsOf(calculator, ratio).map((row) => (
                      <li key={row}>{row}</li>
                    ))}
                  </ul>
                ) : (
                  `${shownNumber(ratio.value)}${ratio.unit ? ` ${ratio.unit}` : ''}`
                )}
              </td>
              <td>{ratio.source}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
