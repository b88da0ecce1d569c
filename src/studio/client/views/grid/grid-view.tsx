import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GridChange, GridModel } from '../../../wire/grid.ts'
import { say } from '../../../words/say.ts'
import { inSentence } from '../../../words.ts'
import { call } from '../../call.ts'
import { AddIcon } from '../../icons.tsx'
import { useStudio } from '../../store/studio-store.ts'
import { addressOfView } from '../view-address.ts'
import { CellsDialog } from './cells-dialog.tsx'
import { GridTable } from './grid-table.tsx'
import { Legend } from './legend.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type Cells, shownGrid } from './shown-grid.ts'

/** The pages of a matrix as a table: each cell is a page, added and removed by a tick. */
export function GridView() {
  const page = useStudio(({ page }) => page)
  const go = useStudio(({ go }) => go)
  const of = new URLSearchParams(useLocation().search).get('of') ?? undefined
  const { data: grid, error } = useQuery({
    queryKey: ['grid', of, page?.revision],
    queryFn: () => call('grid', { of }),
    placeholderData: (before) => before,
  })
  if (error) return <Alert severity="error">{error.message.replaceAll('`', '')}</Alert>
  if (grid === undefined) return <Typography sx={{ p: 2 }}>{say().grid.reading}</Typography>
  if (!isGrid(grid))
    return <Typography sx={{ p: 2, color: 'text.secondary', maxWidth: '64ch' }}>{say().grid.none}</Typography>
  return <Grid key={grid.name} grid={grid} onOpen={go} />
}

const isGrid = (found: GridModel | Record<string, never>): found is GridModel => 'cells' in found

type GridProps = { grid: GridModel; onOpen: (address: string) => void }

function Grid({ grid, onOpen }: GridProps) {
  const page = useStudio(({ page }) => page)
  const runCommand = useStudio(({ runCommand }) => runCommand)
  const navigate = useNavigate()
  const [rowWords, setRowWords] = useState('')
  const [columnWords, setColumnWords] = useState('')
  const [asked, setAsked] = useState<GridChange>()
  const [creating, setCreating] = useState<string>()
  const [writing, setWriting] = useState<string>()
  const [status, setStatus] = useState('')
  const filters = useDeferredValue({ rows: rowWords, columns: columnWords })
  const shown = useMemo(() => shownGrid(grid, filters), [grid, filters])
  const pages = useMemo(() => grid.cells.flat().filter((cell) => cell && cell.shows === undefined).length, [grid])

  /** Adds one page at once, and asks before it does more. */
  async function change(cells: Cells): Promise<void> {
    const wanted: GridChange = { of: grid.name, ...cells }
    const [first, second] = [...cells.added, ...cells.removed]
    if (first === undefined) return
    if (second !== undefined || cells.removed.length > 0) return setAsked(wanted)
    setWriting(first.join(' '))
    const result = await runCommand(() => call('changeCells', wanted, { shown: page?.address ?? '/' }))
    setWriting(undefined)
    if (result.kind === 'saved') setStatus(say().grid.pageWritten)
    else setAsked(wanted)
  }

  return (
    <>
      <Stack direction="row" sx={{ px: 2, py: 1.5, gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        {grid.all.length > 1 && (
          <TextField
            select
            label={say().grid.name}
            value={grid.name}
            onChange={({ target }) => navigate(`${addressOfView('grid')}?of=${target.value}`)}
          >
            {grid.all.map(({ name, title }) => (
              <MenuItem key={name} value={name}>
                {title} ({name})
              </MenuItem>
            ))}
          </TextField>
        )}
        <Filter words={grid.rows.many} value={rowWords} onChange={setRowWords} />
        {grid.columns.heads.length > 1 && (
          <Filter words={grid.columns.many} value={columnWords} onChange={setColumnWords} />
        )}
        <Typography role="status" variant="body2" sx={{ flex: 1, minWidth: 160, color: 'text.secondary' }}>
          {[say().grid.inAll(pages), status].filter(Boolean).join(' ')}
        </Typography>
        {grid.creates.map(({ collection, one }, index) => (
          <Button
            key={collection}
            variant={index === 0 ? 'contained' : 'outlined'}
            startIcon={<AddIcon />}
            onClick={() => setCreating(collection)}
          >
            {say().grid.newNamed(one)}
          </Button>
        ))}
      </Stack>
      <Legend grid={grid} onOpen={onOpen} />
      <GridTable
        page={page}
        grid={grid}
        shown={shown}
        writing={writing}
        onChange={(cells) => void change(cells)}
        onOpen={onOpen}
      />
      {asked && (
        <CellsDialog
          grid={grid}
          change={asked}
          onClose={(words) => {
            setAsked(undefined)
            if (words !== undefined) setStatus(words)
          }}
        />
      )}
      {creating !== undefined && page && (
        <RecordDialog
          grid={grid}
          collection={creating}
          page={page}
          onClose={(words, name) => {
            setCreating(undefined)
            if (words !== undefined) setStatus(words)
            // A filter that was set before hides the new one.
            const setWords = creating === grid.creates[0]?.collection ? setRowWords : setColumnWords
            if (name !== undefined) setWords((before) => before && name)
          }}
        />
      )}
    </>
  )
}

const Filter = ({ words, ...props }: { words: string; value: string; onChange: (value: string) => void }) => (
  <TextField
    type="search"
    hiddenLabel
    placeholder={say().grid.filter(inSentence(words))}
    value={props.value}
    onChange={({ target }) => props.onChange(target.value)}
    sx={{ width: { xs: 'calc(50% - 6px)', sm: 220 } }}
    slotProps={{ htmlInput: { 'aria-label': say().grid.filter(inSentence(words)) } }}
  />
)
