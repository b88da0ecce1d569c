import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { shownTime } from 'marquee/words'
import { language } from '../../schema/language/language.ts'
import { daysInWords, weekdayName } from './days.ts'
import { type PlaceDay, type Span, spansOn } from './open-state.ts'
import type { Hours } from './schema.ts'
import { weekdays } from './weekdays.ts'
import { hoursWords } from './words.ts'

const inWords = (spans: readonly Span[]) =>
  spans.map(({ opens, closes }) => `${shownTime(opens)} – ${shownTime(closes)}`).join(', ') || hoursWords.closed

/** The days of a week in the order of the language, which counts from Sunday. */
const week = () => weekdays.map((_, index) => weekdays[(index + language().weekStart + 6) % 7] ?? 'Monday')

type Props = {
  block: Pick<Hours, 'title' | 'hours' | 'exceptions'>
  /** The day at the place, once it is known: it is marked, and exceptions before it are left out. */
  today: PlaceDay | undefined
}

/** The hours of a week, and the days with others. */
export function HoursTable({ block, today }: Props) {
  const exceptions = block.exceptions.filter(({ day, until = day }) => !today || until >= today.date)
  return (
    <>
      <Table aria-label={block.title}>
        <TableBody>
          {week().map((weekday) => (
            <Row
              key={weekday}
              name={weekdayName(weekday)}
              text={inWords(spansOn(block, weekday))}
              isToday={weekday === today?.weekday}
            />
          ))}
        </TableBody>
      </Table>
      {exceptions.length > 0 && (
        <>
          <Typography variant="h6" component="h3" sx={{ mt: 4, mb: 1 }}>
            {hoursWords.exceptions}
          </Typography>
          <Table aria-label={hoursWords.exceptions}>
            <TableBody>
              {exceptions.map(({ day, until, text, opens, closes }) => (
                <Row
                  key={day}
                  name={`${daysInWords({ day, until })}, ${text}`}
                  text={inWords(opens && closes ? [{ opens, closes }] : [])}
                />
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </>
  )
}

const Row = ({ name, text, isToday = false }: { name: string; text: string; isToday?: boolean }) => (
  <TableRow aria-current={isToday ? 'date' : undefined} sx={{ '&[aria-current] > *': { color: 'primary.text' } }}>
    <TableCell component="th" scope="row" sx={{ py: 1.25, fontWeight: 600 }}>
      {name}
    </TableCell>
    <TableCell sx={{ py: 1.25, pr: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{text}</TableCell>
  </TableRow>
)
