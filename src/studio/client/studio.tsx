import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { isSharedAddress } from '../shared-address.ts'
import type { FieldPath } from './block-change.ts'
import { Overlays } from './dialogs/overlays.tsx'
import { focusOutline, Outline } from './outline/outline.tsx'
import { PaneBox } from './pane-box.tsx'
import { type Pane, PaneTabs } from './pane-tabs.tsx'
import { Preview } from './preview.tsx'
import { blockDiagnostics } from './problems/page-diagnostics.ts'
import { isTextEdit } from './saving/unsaved-edit.ts'
import { SelectionFields } from './selection-fields.tsx'
import { useGivenBlock } from './state/use-given-block.ts'
import type { SidePane } from './state/use-panes.ts'
import { useStudio } from './state/use-studio.ts'
import { useTitle, useWarning } from './state/use-window.ts'
import { DayBar } from './toolbar/day-bar.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { isBesidePage, viewAt, viewNames } from './views/view-address.ts'
import { ViewRegion } from './views/view-region.tsx'
import { YamlRegion } from './yaml/yaml-region.tsx'

/** The editor of formatted texts is loaded with the first one. */
const TextOnPage = lazy(async () => ({ default: (await import('./writing/text-on-page.tsx')).TextOnPage }))

/** From this width on all three panes are side by side. */
const wide = '(min-width: 1000px)'

/** The studio at the address of a page. */
export function Studio() {
  const location = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const view = viewAt(location)
  const isBeside = isBesidePage(view)
  const [address, setAddress] = usePageAddress(view ? undefined : location)
  const [pane, setPane] = useState<Pane>('Page')
  const studio = useStudio(address, () => setPane('Page'))
  const {
    page,
    owner,
    setup,
    error,
    saver,
    unsaved,
    selection,
    select,
    changes,
    preview,
    commands,
    actions,
    diagnostics,
  } = studio
  const { isYamlOpen, setYamlOpen } = studio
  const isWide = useMediaQuery(wide)
  useGivenBlock(view ? undefined : page, address, studio.open)
  useTitle(view ? viewNames[view] : page?.head.values['title'])
  useWarning(studio.hasUnsaved)

  // On a narrow screen a click on the page leads to the field, which can take the focus once its pane is shown.
  const { request } = studio.focus
  const [seenRequest, setSeenRequest] = useState(request)
  if (request !== seenRequest) {
    setSeenRequest(request)
    setPane('Fields')
    if (!isWide) setYamlOpen(false)
  }

  const problems = useMemo(
    () => (page ? blockDiagnostics(diagnostics, page).map(({ length }) => length) : []),
    [page, diagnostics],
  )
  const selectBlock = useCallback(
    (block: number | 'head', path?: FieldPath) => {
      select({ block, path })
      if (!isWide) setPane('Fields')
    },
    [select, isWide],
  )

  if (error)
    return (
      <Alert
        severity="error"
        sx={{ m: 3 }}
        action={
          <Button color="inherit" onClick={() => actions.go('/')}>
            Open the home page
          </Button>
        }
      >
        {error.message}
      </Alert>
    )
  const { hidden } = studio.panes
  const showsYaml = isYamlOpen && !isBeside
  // A view that stands beside the page takes the place of the other panes.
  const shows = (one: Pane) => (isBeside ? one === 'Page' : isWide || (pane === one && !isYamlOpen))
  const showsBeside = (one: SidePane) => !isWide || !hidden.includes(one)
  function leaveYaml(): void {
    if (!isWide)
      flushSync(() => {
        setYamlOpen(false)
        setPane('Outline')
      })
    focusOutline()
  }
  // The pane says what is wrong with a text that was typed there.
  const isInYaml = isYamlOpen && unsaved.stopped?.edits.every(isTextEdit)
  return (
    // Nothing scrolls it: not what lies beyond its edges, nor a focus that moves there.
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', position: 'relative', overflow: 'clip' }}>
      <Toolbar
        isWide={isWide}
        isView={view !== undefined}
        isPageCovered={view !== undefined && !isBeside}
        address={address}
        setup={setup}
        page={page}
        status={studio.status}
        mode={studio.mode}
        width={studio.width}
        diagnostics={diagnostics}
        others={studio.others}
        isYamlOpen={isYamlOpen}
        hiddenPanes={studio.panes.hidden}
        commands={commands}
        onAddress={isBeside ? setAddress : actions.go}
        onMode={studio.setMode}
        onWidth={studio.setWidth}
        onPane={studio.panes.switchPane}
      />
      {studio.asOf !== undefined && (
        <DayBar
          asOf={studio.asOf}
          state={page?.state}
          onChoose={() => studio.setOverlay('day')}
          onToday={() => studio.showDay(undefined)}
        />
      )}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: isBeside && isWide ? 'row' : isBeside ? 'column-reverse' : 'column',
        }}
      >
        {view && <ViewRegion name={view} studio={studio} address={address} isWide={isWide} />}
        {!isWide && !view && (
          <PaneTabs
            shown={isYamlOpen ? undefined : pane}
            onShow={(chosen) => {
              if (chosen) setPane(chosen)
              setYamlOpen(false)
            }}
          />
        )}
        {/* Under a view the page rests: it keeps what was typed, and the frame. */}
        <Box
          component="main"
          hidden={view !== undefined && !isBeside}
          sx={{
            flex: isBeside && !isWide ? '0 0 38%' : 1,
            display: view && !isBeside ? 'none' : 'flex',
            minWidth: 0,
            minHeight: 0,
          }}
        >
          <PaneBox label="Blocks" isShown={shows('Outline') && showsBeside('Blocks')} width={isWide ? 260 : undefined}>
            {page && setup ? (
              <Outline
                page={page}
                setup={setup}
                key={page.address}
                selected={studio.onPage?.block}
                selectedPath={studio.onPage?.path}
                problems={problems}
                onSelect={selectBlock}
                onMove={actions.moveBlock}
                commands={commands}
              />
            ) : (
              <Stack direction="row" sx={{ m: 2.5, gap: 1.5, alignItems: 'center', color: 'text.secondary' }}>
                <CircularProgress size={20} aria-label="Loading" />
                Reading the content …
              </Stack>
            )}
          </PaneBox>
          {/* Before the page, so that Tab leads from a block to its fields and not through all links of the page. */}
          <PaneBox
            label="Fields"
            isLast
            isShown={shows('Fields') && showsBeside('Fields')}
            width={isWide ? 360 : undefined}
          >
            <SelectionFields
              page={owner}
              missing={studio.missing}
              setup={setup}
              selection={selection}
              saver={saver}
              stopped={isInYaml ? undefined : unsaved.stopped}
              diagnostics={owner === page ? diagnostics : (owner?.diagnostics ?? [])}
              isPending={changes.pending !== undefined}
              isSaved={!unsaved.has && changes.pending === undefined && (owner?.revision ?? 0) >= studio.revisionNow()}
              focus={studio.focus}
              commands={commands}
              actions={actions}
              onSelect={select}
            />
          </PaneBox>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              flexDirection: 'column',
              display: shows('Page') || showsYaml ? 'flex' : 'none',
            }}
          >
            <YamlRegion studio={studio} isOpen={showsYaml} onLeave={leaveYaml} />
            <Box sx={{ flex: 1, minHeight: 0, display: shows('Page') ? 'block' : 'none' }}>
              <Preview
                frame={preview.frame}
                address={page?.preview ?? (isSharedAddress(address) ? undefined : address)}
                mode={studio.mode}
                width={studio.width}
                asOf={studio.asOf}
                isEmpty={page?.list !== undefined && !page.fields && page.blocks.length === 0}
              />
            </Box>
          </Box>
        </Box>
      </Box>
      {studio.textOnPage && (
        <Suspense>
          <TextOnPage studio={studio} text={studio.textOnPage} />
        </Suspense>
      )}
      <Overlays studio={studio} address={address} />
    </Box>
  )
}

/**
 * The address of the page that is open, or of the one that was open last while there is a view; at first the home page.
 * The function chooses another page beside a view.
 */
function usePageAddress(current: string | undefined): [string, (address: string) => void] {
  const [last, setLast] = useState(current ?? '/')
  if (current !== undefined && current !== last) setLast(current)
  return [current ?? last, setLast]
}
