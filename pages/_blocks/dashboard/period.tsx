import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { dateFormat } from 'marquee'
import { dashboardWords } from './words.ts'

const row = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  mt: 2,
  '& label': { mb: 0, color: 'text.secondary' },
}

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
    <Stack direction="row" data-period="" sx={row}>
      <FormLabel htmlFor={`${blockId}-from`}>{dashboardWords.from}</FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        id={`${blockId}-from`}
        value={period.from}
        onChange={({ target }) => onPeriod({ ...period, from: target.value })}
      >
        {options}
      </NativeSelect>
      <FormLabel htmlFor={`${blockId}-to`}>{dashboardWords.to}</FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        id={`${blockId}-to`}
        value={period.to}
        onChange={({ target }) => onPeriod({ ...period, to: target.value })}
      >
        {options}
      </NativeSelect>
    </Stack>
  )
}
