import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { PageListEntry } from '../../../wire/listing.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import type { PageCommand } from '../../commands/site-commands.ts'
import { PageDialog } from '../../dialogs/page-dialog.tsx'
import { AddIcon } from '../../icons.tsx'
import { usePages } from '../../state/use-pages.ts'
import { useStudio } from '../../store/studio-store.ts'
import { createFilter, inOrderOf, type ListedPage, type Order, wordsOf } from './listed-rows.ts'
import { PageTable } from './page-table.tsx'

const none: ReadonlySet<string> = new Set()

/** All pages of the site: found by any word of their titles, addresses and texts, opened, created, moved and deleted. */
export function PagesView() {
  const page = useStudio(({ page }) => page)
  const go = useStudio(({ go }) => go)
  const perform = useStudio(({ perform }) => perform)
  const { data: pages, error } = usePages(page?.listingHash)
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<Order>({ by: 'address', isDown: false })
  const [dialog, setDialog] = useState<{ command: PageCommand; address: string }>()
  const sought = useDeferredValue(wordsOf(typed).join(' '))
  const { data: found } = useQuery({
    queryKey: ['findPages', sought, page?.listingHash],
    queryFn: () => call('findPages', { words: sought }),
    enabled: sought.length > 1,
    placeholderData: (before) => before,
  })
  const inText = useMemo(() => (sought.length > 1 && found ? new Set(found) : none), [found, sought])

  const { data: changes } = useQuery({
    queryKey: ['pageChanges', page?.revision],
    queryFn: () => call('pageChanges', {}),
    placeholderData: (before) => before,
  })
  const sorted = useMemo(() => {
    const listed = (pages ?? []).map((one): ListedPage => {
      const change = changes?.[one.address]
      return change ? { ...one, change } : one
    })
    return inOrderOf(listed, order)
  }, [pages, changes, order])
  const filter = useMemo(() => createFilter(sorted), [sorted])
  const rows = useMemo(() => filter(sought, inText), [filter, sought, inText])

  if (error) return <Alert severity="error">{error.message}</Alert>
  return (
    <>
      <Stack direction="row" sx={{ px: 2, py: 1.5, gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          type="search"
          placeholder={say().pages.filterHelp}
          hiddenLabel
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ width: { xs: 1, sm: 360 } }}
          slotProps={{ htmlInput: { 'aria-label': say().pages.filter, autoFocus: true } }}
        />
        <Typography role="status" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {pages === undefined ? say().pages.reading : foundWords(rows, pages.length)}
        </Typography>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setDialog({ command: 'newPage', address: '/' })}
        >
          {say().siteCommands.newPage}
        </Button>
      </Stack>
      {pages && rows.length === 0 ? (
        <Box sx={{ px: 2, py: 4, color: 'text.secondary' }}>{say().pages.none}</Box>
      ) : (
        <PageTable
          rows={rows}
          sought={sought}
          order={order}
          onOrder={setOrder}
          onOpen={go}
          onCommand={(command, address) => setDialog({ command, address })}
        />
      )}
      {dialog && (
        <PageDialog
          {...dialog}
          listingHash={page?.listingHash}
          perform={perform}
          onClose={(to) => {
            setDialog(undefined)
            // A page that is deleted leaves the list; any other is opened.
            if (to !== undefined && dialog.command !== 'deletePage') go(to)
          }}
        />
      )}
    </>
  )
}

const foundWords = (rows: readonly PageListEntry[], total: number) => say().pages.shown(rows.length, total)
