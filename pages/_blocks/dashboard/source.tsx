import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { rounded } from 'marquee'
import { FieldError, FileInput } from 'marquee/forms'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { orList } from './rows.ts'
import type { Columns } from './schema.ts'
import { dashboardWords } from './words.ts'

const Drop = styled('div')({
  padding: 'clamp(20px, 3vw, 32px)',
  border: '2px dashed var(--palette-outline)',
  borderRadius: rounded(3.5),
  transition: 'border-color 120ms, background-color 120ms',
  '&[data-over]': { borderColor: 'var(--palette-primary-text)', background: 'var(--palette-action-hover)' },
  // The box has the edge.
  '& .MuiOutlinedInput-root': { border: 0, background: 'none', '& input': { paddingInline: 0 } },
  '@media (scripting: none)': { display: 'none' },
})

/** `<details>` and not `Accordion`: it unfolds without a script. */
const Described = styled('details')({
  marginTop: 16,
  '& summary': { paddingBlock: 10, cursor: 'pointer', fontWeight: 600 },
  '& table': { minWidth: 480, fontSize: '1rem' },
  '& code': { font: 'inherit', fontWeight: 600 },
})

type Props = {
  blockId: string
  columns: Columns
  problem: string
  isSample: boolean
  onFile: (file: File) => void
  onSample: () => void
  onSaveSample: () => void
}

/** The source of the charts: a file to choose or drop, and a description of its columns. */
export function Source({ blockId, columns, problem, isSample, onFile, onSample, onSaveSample }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file) onFile(file)
    // Allows choosing the same file again after it was fixed.
    if (input.current) input.current.value = ''
  }
  // A file chosen before hydration counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => take(input.current?.files?.[0]), [])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div data-print="no">
      <Drop
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <FormLabel htmlFor={`${blockId}-file`}>{dashboardWords.file}</FormLabel>
        <FileInput
          ref={input}
          id={`${blockId}-file`}
          accept=".csv,.json,.txt,text/csv,application/json"
          aria-describedby={`${blockId}-file-hint`}
          onChange={({ target }) => take(target.files?.[0])}
        />
        <FormHelperText id={`${blockId}-file-hint`}>{dashboardWords.fileHint}</FormHelperText>
        {problem && <FieldError>{problem}</FieldError>}
        <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', mt: 2 }}>
          <Button variant="outlined" onClick={onSaveSample}>
            {dashboardWords.saveSample}
          </Button>
          {!isSample && (
            <Button variant="outlined" onClick={onSample}>
              {dashboardWords.showSample}
            </Button>
          )}
        </Stack>
      </Drop>
      <Described>
        <summary>{dashboardWords.columns}</summary>
        <p>{dashboardWords.columnsText}</p>
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{dashboardWords.heading}</TableCell>
                <TableCell>{dashboardWords.meaning}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {Object.entries(columns).map(([field, { names, means }]) => (
                <TableRow key={field}>
                  <TableCell>
                    <code>{orList(names)}</code>
                  </TableCell>
                  <TableCell>{means}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Described>
    </div>
  )
}
