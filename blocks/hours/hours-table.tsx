import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { shownTime } from 'marquee/words'
import { Fragment } from 'react'
import { language } from '../../schema/language/language.ts'
import { isAllDay, type OpeningSpan } from '../../schema/schedule/opening-span.ts'
import { weekdays } from '../../schema/schedule/weekdays.ts'
import { daysInWords, weekdayName } from './days.ts'
import { type PlaceDay, spansOfExceptions, spansOn } from './open-state.ts'
import type { Hours } from './schema.ts'
import { hoursWords } from './words.ts'

/** The spans of a day. A line breaks between two of them, not within one. */
const Spans = ({ spans }: { spans: readonly OpeningSpan[] }) =>
  spans.length === 0
    ? hoursWords.closed
    : spans.map(({ opens, closes }, index) => (
        <Fragment key={opens}>
          {index > 0 && ' '}
          <Box component="span" sx={{ display: 'inline-block', '@media (min-width: 360px)': { whiteSpace: 'nowrap' } }}>
            {isAllDay({ opens, closes }) ? hoursWords.allDay : `${shownTime(opens)} – ${shownTime(closes)}`}
            {index < spans.length - 1 && ','}
          </Box>
        </Fragment>
      ))

/** The days of a week in the order of the language, which counts from Sunday. */
const week = () => weekdays.map((_, index) => weekdays[(index + language().weekStart + 6) % 7] ?? 'Monday')

type Props = {
  block: Pick<Hours, 'title' | 'hours' | 'exceptions'>
  /** The day at the place, once it is known: it is marked, and exceptions before it are left out. */
  today: PlaceDay | undefined
}

/** The hours of a week, and the days with others. */
export function HoursTable({ block, today }: Props) {
  const coming = block.exceptions.filter(({ day, until = day }) => !today || until >= today.date)
  const exceptions = [...Map.groupBy(coming, ({ day, until, text }) => `${day} ${until} ${text}`)]
  return (
    <>
      <Table aria-label={block.title}>
        <TableBody>
          {week().map((weekday) => (
            <Row
              key={weekday}
              name={weekdayName(weekday)}
              spans={spansOn(block, weekday)}
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
              {exceptions.map(([key, [first, ...others]]) =>
                first ? (
                  <Row
                    key={key}
                    name={`${daysInWords(first)}, ${first.text}`}
                    spans={spansOfExceptions([first, ...others])}
                  />
                ) : null,
              )}
            </TableBody>
          </Table>
        </>
      )}
    </>
  )
}

type RowProps = { name: string; spans: readonly OpeningSpan[]; isToday?: boolean }

const Row = ({ name, spans, isToday = false }: RowProps) => (
  <TableRow aria-current={isToday ? 'date' : undefined} sx={{ '&[aria-current] > *': { color: 'primary.text' } }}>
    <TableCell component="th" scope="row" sx={{ py: 1.25, fontWeight: 600 }}>
      {name}
    </TableCell>
    <TableCell sx={{ py: 1.25, paddingInlineEnd: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
      <Spans spans={spans} />
    </TableCell>
  </TableRow>
)
