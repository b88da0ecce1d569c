import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { withTokens } from '../../tokens.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { blockName, blockTitle } from '../field-schema.ts'
import { AddIcon, SettingsIcon } from '../icons.tsx'
import type { FieldPath } from '../page-blocks/block-change.ts'
import { canMove, slotWords } from '../page-blocks/block-tree.ts'
import { blockDiagnostics } from '../problems/page-diagnostics.ts'
import { type Move, SortableList } from '../sorting/sortable-list.tsx'
import { commandsOf, diagnosticsOf, selectionOnPage } from '../store/selectors.ts'
import { useStudio } from '../store/studio-store.ts'
import { isWide } from '../wide-screen.ts'
import { OutlineItem } from './outline-item.tsx'
import { blocksIn, keysAround, type OutlineRow, rowIndent, rowsOf, slotOfDrop } from './outline-rows.ts'

/** Whether there are fields besides those of blocks. */
const hasHead = ({ fields, unreadable }: PageModel) =>
  unreadable === undefined && (fields === undefined || Object.keys(fields.properties ?? {}).length > 0)

const listName = () => say().commands.blocksOfPage

/** Moves the focus to the selected block. */
export const focusOutline = (): void =>
  document.querySelector<HTMLElement>(`[aria-label="${listName()}"] [tabindex="0"]`)?.focus()

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The outline of the open page. */
export const Outline = memo(() => {
  const page = useStudio(({ page }) => page)
  const setup = useStudio(({ setup }) => setup)
  return page && setup && <PageOutline page={page} setup={setup} />
})

/** The blocks of a page and the columns in them as a tree, in the order in which the page shows them. */
function PageOutline({ page, setup }: { page: PageModel; setup: StudioSetup }) {
  const adding = useStudio(({ adding }) => adding)
  const { block: selected, path: selectedPath } = useStudio(selectionOnPage) ?? {}
  const select = useStudio(({ select }) => select)
  const showPane = useStudio(({ showPane }) => showPane)
  const moveBlock = useStudio(({ moveBlock }) => moveBlock)
  const commands = useStudio(commandsOf)
  const diagnostics = useStudio(diagnosticsOf)
  /** How many errors and warnings each block has. */
  const problems = useMemo(() => blockDiagnostics(diagnostics, page).map(({ length }) => length), [page, diagnostics])
  const onSelect = useCallback(
    (block: number | 'head', path?: FieldPath) => {
      select({ block, path })
      if (!isWide()) showPane('fields')
    },
    [select, showPane],
  )
  const list = useRef<HTMLUListElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [dragged, setDragged] = useState<string>()
  const rows = useMemo(
    () => rowsOf(page, dragged === undefined ? closed : new Set([...closed, dragged])),
    [page, closed, dragged],
  )
  const column = /^columns\.(\d+)$/.exec(selectedPath ?? '')?.[1]
  const at = rows.findIndex((row) => row.block === selected && row.column === (column && Number(column)))
  const stop =
    at === -1
      ? Math.max(
          0,
          rows.findIndex((row) => row.block === selected),
        )
      : at
  const toggle = useCallback(
    (key: string) =>
      setClosed((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key]))),
    [],
  )
  const selectRow = useCallback(
    ({ block, column }: OutlineRow) => onSelect(block, column === undefined ? undefined : `columns.${column}`),
    [onSelect],
  )
  // What is selected on the page shows here, too.
  useEffect(() => {
    const around = typeof selected === 'number' ? keysAround(page, selected) : []
    setClosed((now) =>
      around.some((key) => now.has(key)) ? new Set([...now].filter((key) => !around.includes(key))) : now,
    )
  }, [page, selected])
  // The focus follows the selected row, also when it moves, and when a command took the field that had it.
  const count = page.blocks.length
  const selectedKey = rows[at]?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first block is selected before and after it is deleted
  useEffect(() => {
    const { activeElement, body } = document
    if (selectedKey !== undefined && (activeElement === body || list.current?.contains(activeElement)))
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(selectedKey)}"]`)?.focus()
  }, [selectedKey, count])

  /** One stop for Tab; the arrow keys select within it, and open and close what has rows in it. */
  function step(event: KeyboardEvent): void {
    const row = rows[stop]
    const isOnHandle = event.target instanceof Element && event.target.closest('[data-drag]') !== null
    if (!row || isOnHandle || event.altKey || event.ctrlKey || event.metaKey) return
    const last = rows.length - 1
    const outer = rows.findLastIndex((one, index) => index < stop && one.level < row.level)
    const isToToggle = row.isOpen === (event.key === 'ArrowLeft')
    const to = {
      ArrowUp: stop - 1,
      ArrowDown: stop + 1,
      Home: 0,
      End: last,
      Enter: stop,
      ' ': stop,
      ArrowLeft: outer,
      ArrowRight: row.isOpen ? stop + 1 : -1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (isToToggle && /^Arrow(?:Left|Right)$/.test(event.key)) toggle(row.key)
    else if (to !== -1 || event.key === 'ArrowUp') selectRow(rows[Math.min(last, Math.max(0, to))] as OutlineRow)
  }
  const nameOf = ({ block, column }: OutlineRow) =>
    column === undefined ? blockName(setup, page.blocks[block]?.type ?? '') : say().outline.column(column + 1)
  const slotOf = ({ from, to, aside }: Move) =>
    slotOfDrop(page, rows, { from, to, aside: Math.round(aside / (2 * rowIndent)) })
  /** The problems of a block, with those of all blocks in it. */
  const allProblems = (block: number): number =>
    (problems[block] ?? 0) + sum(blocksIn(page, { block }).map(allProblems))
  const problemsOf = (row: OutlineRow): number =>
    (row.column === undefined ? (problems[row.block] ?? 0) : 0) +
    (row.isOpen === false ? sum(blocksIn(page, row).map(allProblems)) : 0)
  const blockAt = (index: number) => rows[index]?.block ?? 0
  return (
    <>
      <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider', display: hasHead(page) ? 'block' : 'none' }}>
        <Button
          fullWidth
          color="inherit"
          startIcon={<SettingsIcon />}
          variant={selected === 'head' ? 'contained' : 'text'}
          sx={{ justifyContent: 'flex-start' }}
          onClick={() => onSelect('head')}
        >
          {commands.pageSettings.name}
        </Button>
      </Box>
      {page.list && (
        <Stack
          direction="row"
          sx={{ px: 2, pt: 1.25, justifyContent: 'space-between', color: 'text.secondary', fontSize: 12 }}
        >
          <span>{say().common.blocks}</span>
          {page.blocks.length > 0 && <span>{blocksIn(page).length}</span>}
        </Stack>
      )}
      {page.unreadable !== undefined && (
        <Alert severity="error" sx={{ m: 1 }}>
          {say().outline.unreadable(page.file, page.unreadable.replaceAll('`', ''))}
          <Button color="inherit" sx={{ display: 'block', px: 0 }} onClick={commands.yaml.run}>
            {say().outline.openText}
          </Button>
        </Alert>
      )}
      {page.blocks.length === 0 && page.list && (
        <Typography variant="body2" sx={{ px: 2, pt: 1 }}>
          {say().outline.none}
        </Typography>
      )}
      <SortableList
        names={rows.map(nameOf)}
        ids={rows.map(({ key }) => key)}
        asidePx={2 * rowIndent}
        onDrag={setDragged}
        positionOf={(move) => {
          const slot = slotOf(move)
          return slot && slotWords(page, blockAt(move.from), slot)
        }}
        onMove={(from, to, aside) => {
          const slot = slotOf({ from, to, aside })
          if (slot) moveBlock(blockAt(from), slot)
        }}
      >
        <List
          dense
          ref={list}
          role="tree"
          onKeyDown={step}
          aria-label={listName()}
          sx={{ flex: 1, overflow: 'auto', p: 1 }}
        >
          {rows.map((row, index) => {
            const { values = {}, fragment, inside } = page.blocks[row.block] ?? {}
            const isColumn = row.column !== undefined
            return (
              <OutlineItem
                key={row.key}
                row={row}
                name={nameOf(row)}
                title={
                  isColumn
                    ? say().count.blocks(blocksIn(page, row).length)
                    : withTokens(blockTitle(values), page.tokens) || fragment?.name
                }
                fragment={isColumn || (inside && !canMove(page, row.block)) ? undefined : fragment?.name}
                problems={problemsOf(row)}
                isSelected={index === at}
                isStop={index === stop}
                canMove={!isColumn && canMove(page, row.block)}
                onSelect={selectRow}
                onToggle={toggle}
              />
            )
          })}
        </List>
      </SortableList>
      {adding.length > 0 && (
        <Box
          component="ul"
          aria-label={say().outline.onTheirWay}
          sx={{ m: 0, px: 2, py: 0.5, listStyle: 'none', color: 'text.secondary' }}
        >
          {adding.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their order
            <li key={index}>{say().outline.adding(name)}</li>
          ))}
        </Box>
      )}
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', display: page.fields && !page.list ? 'none' : 'block' }}>
        <Button
          fullWidth
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={!commands.addBlock.run}
          onClick={commands.addBlock.run}
        >
          {commands.addBlock.name}
        </Button>
      </Box>
    </>
  )
}
