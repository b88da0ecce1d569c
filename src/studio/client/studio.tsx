import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import { useColorScheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { isSharedAddress } from '../shared-address.ts'
import { say } from '../words/say.ts'
import { goEvent, updateEvent } from './commands/in-workspace.ts'
import { Overlays } from './dialogs/overlays.tsx'
import { lazyPart } from './lazy-part.ts'
import { focusOutline, Outline } from './outline/outline.tsx'
import { PaneBox } from './pane-box.tsx'
import { PaneTabs } from './pane-tabs.tsx'
import { Preview } from './preview.tsx'
import { SelectionFields } from './selection-fields.tsx'
import { SettingsList } from './settings/settings-list.tsx'
import { listenToClipboard } from './state/clipboard-events.ts'
import { useContent } from './state/use-content.ts'
import { useFrame } from './state/use-frame.ts'
import { useShortcuts } from './state/use-shortcuts.ts'
import { useTitle, useWarning } from './state/use-window.ts'
import { losesWork } from './store/selectors.ts'
import { useStudio, useStudioStore } from './store/studio-store.ts'
import type { Pane, SidePane } from './store/view-state.ts'
import { DayBar } from './toolbar/day-bar.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useHasDrafts } from './views/translation/drafts.ts'
import { isBesidePage, viewAt } from './views/view-address.ts'
import { ViewRegion } from './views/view-region.tsx'
import { wideQuery } from './wide-screen.ts'
import { YamlRegion } from './yaml/yaml-region.tsx'

/** The editor of formatted texts is loaded with the first one. */
const TextOnPage = lazyPart(async () => (await import('./writing/text-on-page.tsx')).TextOnPage)

/** The studio at the address of a page, or at a view over the page that was open last. */
export function Studio() {
  const store = useStudioStore()
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const named = viewAt(path)
  const last = useStudio(({ address }) => address)
  const address = named ? last : path
  const view = named === 'settings' ? undefined : named
  useContent(path, address)
  useFrame()
  useShortcuts()
  useScheme()
  useEffect(() => listenToClipboard(store, window), [store])
  useEffect(() => {
    const update = () => store.getState().askUpdate()
    const go = (event: Event) => {
      if (event instanceof CustomEvent) store.getState().go(String(event.detail))
    }
    document.addEventListener(updateEvent, update)
    document.addEventListener(goEvent, go)
    return () => {
      document.removeEventListener(updateEvent, update)
      document.removeEventListener(goEvent, go)
    }
  }, [store])
  const title = useStudio(({ page }) => page?.head.values['title'])
  useTitle(named ? say().views[named] : title)
  const hasDrafts = useHasDrafts()
  useWarning(useStudio(losesWork) || hasDrafts)
  const failure = useStudio(({ failure }) => failure)
  const isWide = useMediaQuery(wideQuery)
  const isBeside = isBesidePage(view)

  if (failure)
    return (
      <Alert
        severity="error"
        sx={{ m: 3 }}
        action={
          <Button color="inherit" onClick={() => store.getState().go('/')}>
            {say().shell.openHome}
          </Button>
        }
      >
        {failure.message}
      </Alert>
    )
  return (
    // Nothing scrolls it: not what lies beyond its edges, nor a focus that moves there.
    <Box
      sx={{
        height: 'calc(100dvh - var(--bar, 0px))',
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        overflow: 'clip',
      }}
    >
      <Toolbar isWide={isWide} isView={view !== undefined} isBeside={isBeside} address={address} />
      <DayBar />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: isBeside && isWide ? 'row' : isBeside ? 'column-reverse' : 'column',
        }}
      >
        {view && <ViewRegion name={view} address={address} isWide={isWide} />}
        {!isWide && !view && <PaneTabs />}
        {/* Under a view the page rests: it keeps what was typed, and the frame. */}
        <Box
          component="main"
          // The page in the frame has a header and a main part of its own.
          aria-label={say().shell.main}
          hidden={view !== undefined && !isBeside}
          sx={{
            flex: isBeside && !isWide ? '0 0 38%' : 1,
            display: view && !isBeside ? 'none' : 'flex',
            minWidth: 0,
            minHeight: 0,
          }}
        >
          <Panes isWide={isWide} isBeside={isBeside} isSettings={named === 'settings'} address={address} />
        </Box>
      </Box>
      <OpenText />
      <Overlays address={address} />
    </Box>
  )
}

type PanesProps = {
  isWide: boolean
  /** Whether a view stands beside the page, in the place of the other panes. */
  isBeside: boolean
  /** Whether the settings of the site are listed in the place of the blocks. */
  isSettings: boolean
  address: string
}

/** The blocks, the fields and the page, or its YAML: side by side, or one of them. */
function Panes({ isWide, isBeside, isSettings, address }: PanesProps) {
  const pane = useStudio(({ pane }) => pane)
  const hiddenPanes = useStudio(({ hiddenPanes }) => hiddenPanes)
  const isYamlOpen = useStudio(({ isYamlOpen }) => isYamlOpen)
  const closeYaml = useStudio(({ closeYaml }) => closeYaml)
  const showPane = useStudio(({ showPane }) => showPane)
  const isRead = useStudio(({ page, setup }) => page !== undefined && setup !== undefined)
  const openAddress = useStudio(({ page }) => page?.address)
  const preview = useStudio(({ page }) => page?.preview)
  const translated = useStudio(({ translating }) => translating?.address)
  const showsYaml = isYamlOpen && !isBeside
  const shows = (one: Pane) => (isBeside ? one === 'page' : isWide || (pane === one && !isYamlOpen))
  const showsBeside = (one: SidePane) => !isWide || !hiddenPanes.includes(one)
  function leaveYaml(): void {
    if (!isWide)
      flushSync(() => {
        closeYaml()
        showPane('outline')
      })
    focusOutline()
  }
  return (
    <>
      <PaneBox
        label={isSettings ? say().common.settings : say().common.blocks}
        isShown={shows('outline') && showsBeside('blocks')}
        width={isWide ? 260 : undefined}
      >
        {isRead && isSettings ? (
          <SettingsList />
        ) : isRead ? (
          <Outline key={openAddress} />
        ) : (
          <Stack direction="row" sx={{ m: 2.5, gap: 1.5, alignItems: 'center', color: 'text.secondary' }}>
            <CircularProgress size={20} aria-label={say().common.loading} />
            {say().shell.reading}
          </Stack>
        )}
      </PaneBox>
      {/* Before the page, so that Tab leads from a block to its fields and not through all links of the page. */}
      <PaneBox
        label={say().common.fields}
        isLast
        isShown={shows('fields') && showsBeside('fields')}
        width={isWide ? 360 : undefined}
      >
        <SelectionFields />
      </PaneBox>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          flexDirection: 'column',
          display: shows('page') || showsYaml ? 'flex' : 'none',
        }}
      >
        <YamlRegion isOpen={showsYaml} onLeave={leaveYaml} />
        <Box sx={{ flex: 1, minHeight: 0, display: shows('page') ? 'block' : 'none' }}>
          <Preview address={translated ?? preview ?? (isSharedAddress(address) ? undefined : address)} />
        </Box>
      </Box>
    </>
  )
}

/** The formatted text that is edited on the page. */
function OpenText() {
  const opened = useStudio(({ formattedText }) => formattedText)
  return (
    opened && (
      <Suspense>
        <TextOnPage opened={opened} />
      </Suspense>
    )
  )
}

/** Lets a command switch between light and dark; at first the system decides. */
function useScheme(): void {
  const { setState } = useStudioStore()
  const { colorScheme, setMode } = useColorScheme()
  const switchScheme = useMemo(() => () => setMode(colorScheme === 'dark' ? 'light' : 'dark'), [colorScheme, setMode])
  useEffect(() => setState({ switchScheme }), [setState, switchScheme])
}
