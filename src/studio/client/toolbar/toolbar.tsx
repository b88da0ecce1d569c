import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { memo, type ReactNode } from 'react'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { count } from '../../../../schema/writing/count.ts'
import type { SiteProblems } from '../../wire/listing.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { stateWords } from '../../words.ts'
import { CommandButton } from '../commands/command-button.tsx'
import type { Commands } from '../commands/studio-commands.ts'
import { CommandsIcon, DarkIcon, LightIcon, RedoIcon, UndoIcon } from '../icons.tsx'
import type { PreviewMode, PreviewWidth } from '../preview.tsx'
import { LikenessButton } from '../problems/likeness.tsx'
import type { SidePane } from '../state/use-panes.ts'
import { ChangesButton } from '../views/changes/changes-button.tsx'
import { visuallyHidden } from '../visually-hidden.ts'
import { CheckingLine, checkingWords } from './checking.tsx'
import { PageList } from './page-list.tsx'
import { PageMenu } from './page-menu.tsx'
import { PaneButtons } from './pane-buttons.tsx'
import { ViewMenu, WidthButtons } from './width-buttons.tsx'

type Props = {
  /** Whether the toolbar fits into one row. */
  isWide: boolean
  /** Whether a view of the whole site is open, and whether it covers the page. */
  isView: boolean
  isPageCovered: boolean
  address: string
  setup: StudioSetup | undefined
  page: PageModel | undefined
  commands: Commands
  status: string
  mode: PreviewMode
  width: PreviewWidth
  diagnostics: readonly Diagnostic[]
  /** The problems of all other pages and shared files. */
  others: SiteProblems
  isYamlOpen: boolean
  hiddenPanes: readonly SidePane[]
  onAddress: (address: string) => void
  onMode: (mode: PreviewMode) => void
  onWidth: (width: PreviewWidth) => void
  onPane: (pane: SidePane) => void
}

const problemWords = ({ errors, warnings }: Pick<SiteProblems, 'errors' | 'warnings'>) =>
  `${count(errors, 'error')}, ${count(warnings, 'warning')}`

/** The bar above the page: the page, its view, history, problems and commands. */
export const Toolbar = memo((props: Props) => {
  const { isWide, isView, isPageCovered, address, setup, page, commands, status, mode, width, diagnostics, others } =
    props
  const checking = checkingWords(page, setup)
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const hasErrors = errors + others.errors > 0
  const total = diagnostics.length + others.errors + others.warnings
  const count = `${total}${checking ? '…' : ''}`
  // The name begins with what is seen, for those who say what they see.
  const words = [
    `Problems ${count}: ${problemWords({ errors, warnings })}`,
    total > diagnostics.length && `Elsewhere: ${problemWords(others)}`,
    checking,
  ]
  const state = page && stateWords[page.state]
  const pages = (
    <>
      <PageList address={address} setup={setup} listingHash={page?.listingHash} onAddress={props.onAddress} />
      <PageMenu commands={commands} />
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
      aria-label="Mode"
      onChange={(_, chosen) => chosen && props.onMode(chosen)}
    >
      <ToggleButton value="Edit">Edit</ToggleButton>
      <ToggleButton value="Try">Try</ToggleButton>
    </ToggleButtonGroup>
  )
  const widths = <WidthButtons width={width} onWidth={props.onWidth} />
  const chip = state && <Chip size="small" color="warning" variant="outlined" label={state} />
  const problems = (
    <>
      <Box
        role="status"
        title={status}
        sx={{
          flex: 1,
          minWidth: 0,
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
          aria-pressed={props.isYamlOpen}
          onClick={commands.yaml.run}
          sx={{
            flexShrink: 0,
            minWidth: 0,
            ...(props.isYamlOpen ? { bgcolor: 'action.selected' } : { color: 'text.secondary' }),
          }}
        >
          {commands.yaml.name}
        </Button>
      )}
      {isWide && !isView && <LikenessButton page={page} onOpen={props.onAddress} />}
      {isWide && <ChangesButton command={commands.changes} revision={page?.revision} />}
      <Button
        color="inherit"
        aria-label={words.filter(Boolean).join('. ')}
        onClick={commands.problems.run}
        sx={{ flexShrink: 0, gap: 0.75, color: total > 0 ? 'text.primary' : 'text.secondary' }}
      >
        Problems{' '}
        <Chip
          component="span"
          size="small"
          color={hasErrors ? 'error' : total > 0 ? 'warning' : 'default'}
          label={count}
          sx={{ height: 18, cursor: 'inherit', '& > span': { px: 0.75 } }}
        />
      </Button>
    </>
  )
  const palette = <CommandButton command={commands.commands} icon={<CommandsIcon />} />
  const scheme = <CommandButton command={commands.scheme} icon={<SchemeIcon />} />
  return (
    <Box
      component="header"
      sx={{
        px: 1.5,
        py: 0.75,
        position: 'relative',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="h1" sx={visuallyHidden}>
        Studio
      </Box>
      {checking && <CheckingLine words={checking} />}
      {isWide ? (
        <Row>
          <Row isSide>
            {pages}
            {chip}
            {history}
          </Row>
          {!isView && modes}
          {!isPageCovered && widths}
          {!isView && <PaneButtons hidden={props.hiddenPanes} onSwitch={props.onPane} />}
          <Row isSide>
            {problems}
            {palette}
            {scheme}
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
            </ViewMenu>
          </Row>
          <Row>
            {!isView && modes}
            {chip}
            {problems}
          </Row>
        </>
      )}
    </Box>
  )
})

/** Parts in a row. Its two sides have the same width, so that the parts between them are centred. */
const Row = ({ isSide = false, children }: { isSide?: boolean; children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ gap: 1, alignItems: 'center', minHeight: 38, ...(isSide && { flex: '1 1 0', minWidth: 0 }) }}
  >
    {children}
  </Stack>
)

/** The icon of the colour scheme that a click switches to. */
function SchemeIcon() {
  const { colorScheme } = useColorScheme()
  return colorScheme === 'dark' ? <LightIcon /> : <DarkIcon />
}
