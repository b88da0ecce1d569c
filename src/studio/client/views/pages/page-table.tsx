import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { say } from '../../../words/say.ts'
import type { PageCommand } from '../../commands/site-commands.ts'
import { MoreIcon } from '../../icons.tsx'
import { useSiteTimes } from '../../state/use-site-times.ts'
import { visuallyHidden } from '../../visually-hidden.ts'
import { StudioLink } from '../studio-link.tsx'
import { type ColumnName, changeWords, columns, type ListedPage, type Order } from './listed-rows.ts'

/** The height of a row, and how many more rows than those in view are in the document. */
const rowHeight = 41
const overscan = 12

/** From how wide a window on a column is shown; the others always are. */
const shownFrom: Partial<Record<ColumnName, 'sm' | 'md' | 'lg'>> = {
  address: 'sm',
  kind: 'lg',
  records: 'lg',
  state: 'md',
  changed: 'lg',
  problems: 'sm',
}

/** Columns whose last entries come first at the first click. */
const beginsDown: ReadonlySet<ColumnName> = new Set(['problems', 'changed'])

const cellSx = (name: ColumnName) => {
  const from = shownFrom[name]
  return {
    maxWidth: name === 'title' ? 420 : 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
  } as const
}

type Props = {
  rows: readonly ListedPage[]
  /** The words that the rows were found by. */
  sought: string
  order: Order
  onOrder: (order: Order) => void
  onOpen: (address: string) => void
  onCommand: (command: PageCommand, address: string) => void
}

type Opened = { anchor: HTMLElement; address: string }

/** Pages as rows, of which only those in view are in the document. */
export function PageTable({ rows, sought, order, onOrder, onOpen, onCommand }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<Opened>()
  // Other rows begin with those that are meant most.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and orders that change bring other rows
  useEffect(() => {
    box.current?.scrollTo({ top: 0 })
  }, [sought, order])
  const { getVirtualItems, getTotalSize, scrollToIndex } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    getItemKey: (index) => rows[index]?.address ?? index,
  })
  const items = getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = getTotalSize() - (items.at(-1)?.end ?? 0)

  /** Arrow keys move from title to title, Home and End to the first and the last one. */
  function move(event: KeyboardEvent): void {
    const at = Number((event.target as HTMLElement).dataset['row'] ?? Number.NaN)
    const last = rows.length - 1
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
    if (Number.isNaN(at) || to === undefined || to < 0 || to > last) return
    event.preventDefault()
    scrollToIndex(to)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus())
  }

  return (
    <TableContainer ref={box} sx={{ flex: 1, minHeight: 240 }} onKeyDown={move}>
      <Table stickyHeader size="small" aria-label={say().common.pages} aria-rowcount={rows.length + 1}>
        <TableHead>
          <TableRow aria-rowindex={1}>
            {(Object.keys(columns) as ColumnName[]).map((name) => (
              <TableCell
                key={name}
                sx={cellSx(name)}
                sortDirection={order.by === name ? (order.isDown ? 'desc' : 'asc') : false}
              >
                <TableSortLabel
                  active={order.by === name}
                  direction={order.by === name && order.isDown ? 'desc' : 'asc'}
                  onClick={() =>
                    onOrder({ by: name, isDown: order.by === name ? !order.isDown : beginsDown.has(name) })
                  }
                >
                  {say().pages.columns[name]}
                </TableSortLabel>
              </TableCell>
            ))}
            <TableCell>
              <Box component="span" sx={visuallyHidden}>
                {say().pages.more}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Gap height={above} />
          {items.map(({ index, key }) => (
            <PageRow key={key} index={index} page={rows[index] as ListedPage} onOpen={onOpen} onMenu={setMenu} />
          ))}
          <Gap height={below} />
        </TableBody>
      </Table>
      <Menu open={menu !== undefined} anchorEl={menu?.anchor} onClose={() => setMenu(undefined)}>
        {(['copyPage', 'movePage', 'deletePage'] as const).map((command) => (
          <MenuItem
            key={command}
            onClick={() => {
              if (menu) onCommand(command, menu.address)
              setMenu(undefined)
            }}
          >
            {say().siteCommands[command]}…
          </MenuItem>
        ))}
      </Menu>
    </TableContainer>
  )
}

/** The room of the rows that are not in the document. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={Object.keys(columns).length + 1} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )

type RowProps = {
  index: number
  page: ListedPage
  onOpen: (address: string) => void
  onMenu: (opened: Opened) => void
}

const PageRow = memo(({ index, page, onOpen, onMenu }: RowProps) => {
  const { day } = useSiteTimes()
  const { title, address, errors, warnings } = page
  return (
    <TableRow hover aria-rowindex={index + 2} sx={{ height: rowHeight }}>
      <TableCell sx={cellSx('title')}>
        <StudioLink address={address} onOpen={onOpen} data-row={index} color="text.primary">
          {title || address}
        </StudioLink>
      </TableCell>
      {(['address', 'kind', 'records'] as const).map((name) => (
        <TableCell key={name} sx={{ ...cellSx(name), color: 'text.secondary' }}>
          {columns[name].of(page)}
        </TableCell>
      ))}
      <TableCell sx={cellSx('state')}>
        {page.state === 'public' ? (
          columns.state.of(page)
        ) : (
          <Chip size="small" variant="outlined" label={columns.state.of(page)} />
        )}
      </TableCell>
      <TableCell sx={{ ...cellSx('changed'), color: 'text.secondary' }}>{changeWords(page, day)}</TableCell>
      <TableCell sx={cellSx('problems')}>
        {errors + warnings > 0 && (
          <Chip
            size="small"
            color={errors > 0 ? 'error' : 'warning'}
            label={errors > 0 ? say().count.errors(errors) : say().count.warnings(warnings)}
          />
        )}
      </TableCell>
      <TableCell padding="none" align="right" sx={{ pr: 1 }}>
        <IconButton
          aria-label={say().pages.moreFor(title || address)}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu({ anchor: currentTarget, address })}
        >
          <MoreIcon />
        </IconButton>
      </TableCell>
    </TableRow>
  )
})
