import { styled } from '@mui/material/styles'
import { dateFormat } from '../../src/components/date-format.ts'
import { rounded } from '../../src/theme/rounded.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 16,
  '& label': { color: 'var(--palette-text-secondary)', fontWeight: 600 },
  '& select': {
    minHeight: 48,
    padding: '0 12px',
    border: '1px solid var(--palette-outline)',
    borderRadius: rounded(3),
    background: 'var(--palette-background-default)',
    color: 'var(--palette-text-primary)',
    font: 'inherit',
  },
})

const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const nameOf = (month: string) => monthName(new Date(`${month}-01T00:00:00Z`))

type Span = { from: string; to: string }
type Props = { blockId: string; months: readonly string[]; period: Span; onPeriod: (period: Span) => void }

/** The months to show, by the day on which an inquiry was received. The order of the two fields does not matter. */
export function Period({ blockId, months, period, onPeriod }: Props) {
  const options = months.map((month) => (
    <option key={month} value={month}>
      {nameOf(month)}
    </option>
  ))
  return (
    <Row data-period="">
      <label htmlFor={`${blockId}-from`}>Came in from</label>
      <select
        id={`${blockId}-from`}
        value={period.from}
        onChange={({ target }) => onPeriod({ ...period, from: target.value })}
      >
        {options}
      </select>
      <label htmlFor={`${blockId}-to`}>to</label>
      <select
        id={`${blockId}-to`}
        value={period.to}
        onChange={({ target }) => onPeriod({ ...period, to: target.value })}
      >
        {options}
      </select>
    </Row>
  )
}
