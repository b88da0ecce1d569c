import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Snackbar from '@mui/material/Snackbar'
import type { SxProps } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockFields } from './block-fields.tsx'
import { CommandPalette } from './commands/command-palette.tsx'
import { paletteOptions } from './commands/palette-options.ts'
import { AddBlockDialog } from './dialogs/add-block-dialog.tsx'
import { ChangedElsewhereDialog } from './dialogs/changed-elsewhere-dialog.tsx'
import { type PageCommand, PageDialog } from './dialogs/page-dialog.tsx'
import { SharedTextDialog } from './dialogs/shared-text-dialog.tsx'
import { Outline } from './outline.tsx'
import { blockDiagnostics, placeOf } from './page-diagnostics.ts'
import { Preview } from './preview.tsx'
import { Problems } from './problems.tsx'
import { useStudio } from './state/use-studio.ts'
import { Toolbar } from './toolbar.tsx'

type Pane = 'Outline' | 'Page' | 'Fields'

/** From this width on all three panes are side by side. */
const wide = '(min-width: 1000px)'

/** The studio at the address of a page. */
export function Studio() {
  const address = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const studio = useStudio(address)
  const { page, setup, error, saver, selection, changes, preview, commands, overlay, setOverlay } = studio
  const close = () => setOverlay(undefined)
  const isWide = useMediaQuery(wide)
  const [pane, setPane] = useState<Pane>('Page')
  const [pageCommand, setPageCommand] = useState<PageCommand>()
  useTitle(page?.head.values['title'])
  useWarning(saver.hasUnsaved)

  // On a narrow screen a click on the page leads to the field.
  const { request } = studio.focus
  useEffect(() => {
    if (request > 0) setPane('Fields')
  }, [request])

  if (error)
    return (
      <Alert
        severity="error"
        sx={{ m: 3 }}
        action={
          <Button color="inherit" onClick={() => studio.go('/')}>
            Open the home page
          </Button>
        }
      >
        {error.message}
      </Alert>
    )
  const diagnostics = page?.diagnostics ?? []
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const stopped = saver.stopped()
  const shows = (one: Pane) => isWide || pane === one
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Toolbar
        address={address}
        setup={setup}
        page={page}
        status={studio.status}
        mode={studio.mode}
        width={studio.width}
        problems={{ errors, warnings: diagnostics.length - errors }}
        commands={commands}
        onAddress={studio.go}
        onMode={studio.setMode}
        onWidth={studio.setWidth}
        onPageCommand={setPageCommand}
      />
      {!isWide && (
        <nav aria-label="Panes">
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={pane}
            aria-label="Pane"
            onChange={(_, chosen) => chosen && setPane(chosen)}
          >
            {(['Outline', 'Page', 'Fields'] as const).map((one) => (
              <ToggleButton key={one} value={one} sx={{ borderRadius: 0 }}>
                {one}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </nav>
      )}
      <Box component="main" sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
        <PaneBox label="Blocks" isShown={shows('Outline')} width={isWide ? 260 : undefined}>
          {page && setup ? (
            <Outline
              page={page}
              setup={setup}
              selected={selection?.block}
              problems={page.blocks.map((block) => blockDiagnostics(diagnostics, block).length)}
              onSelect={(block) => {
                studio.select({ block })
                if (!isWide) setPane('Fields')
              }}
              commands={commands}
            />
          ) : (
            <CircularProgress size={24} aria-label="Loading" sx={{ m: 3 }} />
          )}
        </PaneBox>
        {/* Before the page, so that Tab leads from a block to its fields and not through all links of the page. */}
        <PaneBox label="Fields" isLast isShown={shows('Fields')} width={isWide ? 360 : undefined}>
          <BlockFields studio={studio} />
        </PaneBox>
        <Box sx={{ flex: 1, minWidth: 0, display: shows('Page') ? 'block' : 'none' }}>
          <Preview frame={preview.frame} address={page?.preview ?? address} mode={studio.mode} width={studio.width} />
        </Box>
      </Box>
      {overlay === 'commands' && page && setup && (
        <CommandPalette
          options={paletteOptions({ page, setup, commands }, { go: studio.go, open: studio.open })}
          onClose={close}
        />
      )}
      {overlay === 'add' && setup && (
        <AddBlockDialog
          types={setup.blocks}
          onAdd={(type) => {
            close()
            studio.add(type)
          }}
          onClose={close}
        />
      )}
      <Snackbar
        open={studio.clipboard.failed !== undefined}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert severity="error" variant="filled" onClose={studio.clipboard.forget}>
          {studio.clipboard.failed?.replaceAll('`', '')}
        </Alert>
      </Snackbar>
      {pageCommand && (
        <PageDialog
          key={pageCommand}
          command={pageCommand}
          address={address}
          perform={studio.perform}
          onClose={(next) => {
            setPageCommand(undefined)
            if (next !== undefined) studio.go(next)
          }}
        />
      )}
      <Problems
        open={overlay === 'problems'}
        diagnostics={diagnostics}
        onSelect={(found) => {
          close()
          if (page) studio.open(placeOf(page, found))
        }}
        onFix={studio.fix}
        onClose={close}
      />
      {changes.asked && (
        <SharedTextDialog
          file={changes.asked.file}
          pages={page?.reach[changes.asked.file]}
          canChangeHere={changes.asked.canChangeHere}
          canChangeForSome={changes.asked.canChangeForSome}
          address={address}
          entry={changes.asked.entry}
          onChoose={changes.choose}
          onCancel={changes.cancel}
        />
      )}
      {stopped?.kind === 'conflict' && (
        <ChangedElsewhereDialog
          file={stopped.file}
          mine={stopped.mine}
          theirs={stopped.theirs}
          onKeepMine={() => void saver.keepMine()}
          onTakeTheirs={() => {
            saver.drop()
            void studio.refetch()
          }}
        />
      )}
    </Box>
  )
}

type PaneBoxProps = {
  label: string
  isLast?: boolean
  isShown: boolean
  width: number | undefined
  children: ReactNode
}

const PaneBox = ({ label, isLast = false, isShown, width, children }: PaneBoxProps) => {
  const size: SxProps = width === undefined ? { flex: 1, minWidth: 0 } : { width, flexShrink: 0 }
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        ...size,
        order: isLast ? 1 : 0,
        display: isShown ? 'flex' : 'none',
        flexDirection: 'column',
        minHeight: 0,
        bgcolor: 'background.paper',
        borderInline: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}

function useTitle(title: unknown): void {
  useEffect(() => {
    document.title = typeof title === 'string' ? `${title} – Studio` : 'Studio'
  }, [title])
}

/** Asks before a tab with unsaved changes is closed. */
function useWarning(hasUnsaved: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
}
