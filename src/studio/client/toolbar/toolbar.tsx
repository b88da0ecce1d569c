import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, type ReactNode, Suspense, useCallback } from 'react'
import { say } from '../../words/say.ts'
import { stateWords } from '../../words.ts'
import { CommandButton } from '../commands/command-button.tsx'
import { isInWorkspace } from '../commands/in-workspace.ts'
import { CommandsIcon, DarkIcon, HelpIcon, LatestIcon, LightIcon, PublishIcon, RedoIcon, UndoIcon } from '../icons.tsx'
import { lazyPart } from '../lazy-part.ts'
import { LikenessButton } from '../problems/likeness.tsx'
import { commandsOf, statusOf } from '../store/selectors.ts'
import { useStudio } from '../store/studio-store.ts'
import { ChangesButton } from '../views/changes/changes-button.tsx'
import { viewAt } from '../views/view-address.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import { oneRowQuery } from '../wide-screen.ts'
import { CheckingLine, checkingWords } from './checking.tsx'
import { PageList } from './page-list.tsx'
import { PageMenu } from './page-menu.tsx'
import { PaneButtons } from './pane-buttons.tsx'
import { ProblemsButton } from './problems-button.tsx'
import { ViewMenu, WidthButtons } from './width-buttons.tsx'

/** A site in one language loads nothing of it. */
const LanguageSwitch = lazyPart(async () => (await import('./language-switch.tsx')).LanguageSwitch)

type Props = {
  /** Whether the toolbar fits into one row. */
  isWide: boolean
  /** Whether a view of the whole site is open, and whether it stands beside the page. */
  isView: boolean
  isBeside: boolean
  address: string
}

/** The bar above the page: the page, its view, history, problems and commands. */
export const Toolbar = memo(({ isWide, isView, isBeside, address }: Props) => {
  const page = useStudio(({ page }) => page)
  const setup = useStudio(({ setup }) => setup)
  const mode = useStudio(({ mode }) => mode)
  const setMode = useStudio(({ setMode }) => setMode)
  const isYamlOpen = useStudio(({ isYamlOpen }) => isYamlOpen)
  const go = useStudio(({ go }) => go)
  const seeRead = useStudio(({ seeRead }) => seeRead)
  const status = useStudio(statusOf)
  const commands = useStudio(commandsOf)
  const isPageCovered = isView && !isBeside
  const isOneRow = useMediaQuery(oneRowQuery)
  /** Beside a view the page changes, and the view stays. */
  const onAddress = useCallback(
    (to: string) => (isBeside && !viewAt(to) ? seeRead({ address: to }) : go(to)),
    [isBeside, seeRead, go],
  )
  const checking = checkingWords(page, setup)
  const state = page && stateWords(page.state)
  const pages = (
    <>
      <PageList address={address} setup={setup} listingHash={page?.listingHash} onAddress={onAddress} />
      <PageMenu commands={commands} />
      {setup && setup.languages.length > 1 && (
        <Suspense>
          <LanguageSwitch languages={setup.languages} address={address} />
        </Suspense>
      )}
    </>
  )
  const history = (
    <>
      <CommandButton command={commands.undo} icon={<UndoIcon />} />
      <CommandButton command={commands.redo} icon={<RedoIcon />} />
    </>
  )
  const modes = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      aria-label={say().toolbar.mode}
      onChange={(_, chosen) => chosen && setMode(chosen)}
    >
      <ToggleButton value="edit">{say().toolbar.edit}</ToggleButton>
      <ToggleButton value="try">{say().toolbar.try}</ToggleButton>
    </ToggleButtonGroup>
  )
  const widths = <WidthButtons />
  const chip = state && <Chip size="small" color="warning" variant="outlined" label={state} />
  const problems = (
    <>
      <Box
        role="status"
        title={status}
        sx={{
          // It takes what is left.
          flex: 1,
          width: 0,
          minWidth: isWide ? 76 : 0,
          whiteSpace: 'normal',
          color: 'text.secondary',
          fontSize: 12,
          lineHeight: 1.3,
          textAlign: 'right',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          maxHeight: '2.6em',
        }}
      >
        {status || checking}
      </Box>
      {!isView && (
        <Button
          color="inherit"
          aria-pressed={isYamlOpen}
          onClick={commands.yaml.run}
          sx={{
            flexShrink: 0,
            minWidth: 0,
            ...(isYamlOpen ? { bgcolor: 'action.selected' } : { color: 'text.secondary' }),
          }}
        >
          {commands.yaml.name}
        </Button>
      )}
      {isWide && !isView && <LikenessButton page={page} onOpen={onAddress} />}
      {isWide && <ChangesButton command={commands.changes} revision={page?.revision} />}
      {!isInWorkspace() && (
        <>
          <CommandButton command={commands.update} icon={<LatestIcon />} />
          <CommandButton command={commands.publish} icon={<PublishIcon />} />
        </>
      )}
      <ProblemsButton command={commands.problems} page={page} checking={checking} />
    </>
  )
  const palette = <CommandButton command={commands.commands} icon={<CommandsIcon />} />
  const scheme = <CommandButton command={commands.scheme} icon={<SchemeIcon />} />
  const help = <CommandButton command={commands.help} icon={<HelpIcon />} />
  return (
    <Box
      component="header"
      aria-label={say().shell.header}
      sx={{
        px: { xs: 1, sm: 1.5 },
        py: 0.75,
        position: 'relative',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="h1" sx={visuallyHidden}>
        {say().toolbar.studio}
      </Box>
      {checking && <CheckingLine words={checking} />}
      {isOneRow ? (
        <Row>
          <Row isSide>
            {pages}
            {chip}
            {history}
          </Row>
          {!isView && modes}
          {!isPageCovered && widths}
          {!isView && <PaneButtons />}
          <Row isSide>
            {problems}
            {palette}
            {scheme}
            {help}
          </Row>
        </Row>
      ) : (
        <>
          <Row>
            {pages}
            {history}
            {palette}
            <ViewMenu>
              {!isPageCovered && widths}
              {scheme}
              {help}
            </ViewMenu>
          </Row>
          <Row>
            {!isView && modes}
            {isWide && !isView && <PaneButtons />}
            {chip}
            {problems}
          </Row>
        </>
      )}
    </Box>
  )
})

/**
 * Parts in a row. Its two sides have the same width, so that the parts between them are centred, as far as there is room for
 * all buttons.
 */
const Row = ({ isSide = false, children }: { isSide?: boolean; children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{
      // On a phone, long words need the room.
      gap: { xs: 0.25, sm: 0.75 },
      alignItems: 'center',
      // On a narrow phone, what does not fit begins a further row.
      ...(!isSide && { flexWrap: { xs: 'wrap', sm: 'nowrap' } }),
      '& .MuiButton-root': { px: { xs: 0.25, sm: 0.625 } },
      '& .MuiToggleButton-root': { px: { xs: 0.5, sm: 0.875 } },
      minHeight: 38,
      whiteSpace: 'nowrap',
      ...(isSide && { flex: '1 1 0', minWidth: 0, '&:last-child': { minWidth: 'min-content' } }),
    }}
  >
    {children}
  </Stack>
)

/** The icon of the colour scheme that a click switches to. */
function SchemeIcon() {
  const { colorScheme } = useColorScheme()
  return colorScheme === 'dark' ? <LightIcon /> : <DarkIcon />
}
