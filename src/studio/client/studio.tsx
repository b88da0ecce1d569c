import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BlockFields } from './block-fields.tsx'
import { Outline } from './outline.tsx'
import { Overlays } from './overlays.tsx'
import { blockDiagnostics } from './page-diagnostics.ts'
import { PaneBox } from './pane-box.tsx'
import { Preview } from './preview.tsx'
import { useStudio } from './state/use-studio.ts'
import { Toolbar } from './toolbar.tsx'

type Pane = 'Outline' | 'Page' | 'Fields'

/** From this width on all three panes are side by side. */
const wide = '(min-width: 1000px)'

/** The studio at the address of a page. */
export function Studio() {
  const address = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const studio = useStudio(address)
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
  const isWide = useMediaQuery(wide)
  const [pane, setPane] = useState<Pane>('Page')
  useTitle(page?.head.values['title'])
  useWarning(saver.hasUnsaved)

  // On a narrow screen a click on the page leads to the field.
  const { request } = studio.focus
  useEffect(() => {
    if (request > 0) setPane('Fields')
  }, [request])

  const problems = useMemo(
    () => page?.blocks.map((block) => blockDiagnostics(diagnostics, block).length) ?? [],
    [page, diagnostics],
  )
  const selectBlock = useCallback(
    (block: number | 'head') => {
      select({ block })
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
        diagnostics={diagnostics}
        commands={commands}
        onAddress={actions.go}
        onMode={studio.setMode}
        onWidth={studio.setWidth}
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
              selected={studio.onPage?.block}
              problems={problems}
              onSelect={selectBlock}
              commands={commands}
            />
          ) : (
            <CircularProgress size={24} aria-label="Loading" sx={{ m: 3 }} />
          )}
        </PaneBox>
        {/* Before the page, so that Tab leads from a block to its fields and not through all links of the page. */}
        <PaneBox label="Fields" isLast isShown={shows('Fields')} width={isWide ? 360 : undefined}>
          <BlockFields
            page={owner}
            missing={studio.missing}
            setup={setup}
            selection={selection}
            saver={saver}
            stopped={unsaved.stopped}
            diagnostics={owner === page ? diagnostics : (owner?.diagnostics ?? [])}
            isAsked={changes.asked !== undefined}
            focus={studio.focus}
            commands={commands}
            actions={actions}
            onSelect={select}
          />
        </PaneBox>
        <Box sx={{ flex: 1, minWidth: 0, display: shows('Page') ? 'block' : 'none' }}>
          <Preview frame={preview.frame} address={page?.preview ?? address} mode={studio.mode} width={studio.width} />
        </Box>
      </Box>
      <Overlays studio={studio} address={address} />
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
