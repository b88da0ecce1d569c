import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { numbersSchema } from '../../inbox-wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { shownDay, shownNumber, words } from '../words.ts'

/** How inquiries went, by form and week. */
export function NumbersDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['inbox-numbers'],
    queryFn: () => ask('inbox/numbers', numbersSchema),
  })
  const { week, form, came, stillOpen, median, numbersTitle, noNumbers } = words.inbox
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="numbers-title">
      <DialogTitle id="numbers-title">{numbersTitle}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Refusal error={error} />
        {data?.length === 0 && <Typography>{noNumbers}</Typography>}
        {data && data.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{week}</TableCell>
                <TableCell>{form}</TableCell>
                {[came, stillOpen, median].map((title) => (
                  <TableCell key={title} align="right">
                    {title}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow key={`${row.week} ${row.form}`}>
                  <TableCell>{shownDay(row.week)}</TableCell>
                  <TableCell>{row.form}</TableCell>
                  <TableCell align="right">{row.came}</TableCell>
                  <TableCell align="right">{row.open}</TableCell>
                  <TableCell align="right">{row.medianHours < 0 ? '–' : shownNumber(row.medianHours)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.general.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
