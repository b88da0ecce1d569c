import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import type { History, PageModel, StudioSetup } from '../model.ts'
import { DarkIcon, LightIcon, RedoIcon, UndoIcon } from './icons.tsx'
import { PageList, stateWords } from './page-list.tsx'
import type { PreviewMode, PreviewWidth } from './preview.tsx'

type Props = {
  address: string
  setup: StudioSetup | undefined
  page: PageModel | undefined
  history: History
  status: string
  mode: PreviewMode
  width: PreviewWidth
  problems: { errors: number; warnings: number }
  onAddress: (address: string) => void
  onMode: (mode: PreviewMode) => void
  onWidth: (width: PreviewWidth) => void
  onStep: (back: boolean) => void
  onProblems: () => void
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** The bar above the page: which page, how it is shown, and what can be done and undone. */
export function Toolbar(props: Props) {
  const { address, setup, page, history, status, mode, width, problems } = props
  const words = `${counted(problems.errors, 'error')}, ${counted(problems.warnings, 'warning')}`
  const state = page && stateWords[page.state]
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        gap: 1,
        rowGap: 0.75,
        px: 1.5,
        pt: 1.25,
        pb: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="h1"
        sx={{ position: 'absolute', width: '1px', height: '1px', m: 0, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        Studio
      </Box>
      <PageList address={address} setup={setup} revision={page?.revision ?? 0} onAddress={props.onAddress} />
      {state && <Chip size="small" color="warning" variant="outlined" label={state} />}
      <HistoryButton label="Undo" what={history.undo} icon={<UndoIcon />} onClick={() => props.onStep(true)} />
      <HistoryButton label="Redo" what={history.redo} icon={<RedoIcon />} onClick={() => props.onStep(false)} />
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
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        aria-label="Width"
        onChange={(_, chosen) => chosen && props.onWidth(chosen)}
      >
        {(['390', '768', '1440', 'Full'] as const).map((one) => (
          <ToggleButton key={one} value={one}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="status"
        sx={{ flex: 1, minWidth: 120, color: 'text.secondary', fontSize: 13, textAlign: { md: 'right' } }}
      >
        {status}
      </Box>
      <Button
        color={problems.errors > 0 ? 'error' : problems.warnings > 0 ? 'warning' : 'inherit'}
        aria-label={`Problems: ${words}`}
        onClick={props.onProblems}
      >
        Problems {problems.errors + problems.warnings}
      </Button>
      <SchemeButton />
    </Stack>
  )
}

type HistoryProps = { label: string; what: string | undefined; icon: React.ReactNode; onClick: () => void }

const HistoryButton = ({ label, what, icon, onClick }: HistoryProps) => (
  <Tooltip title={what === undefined ? `Nothing to ${label.toLowerCase()}` : `${label}: ${what}`} describeChild>
    <span>
      <IconButton aria-label={label} disabled={what === undefined} onClick={onClick}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
)

/** Switches between light and dark; at first the system decides. */
function SchemeButton() {
  const { mode, systemMode, setMode } = useColorScheme()
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark'
  return (
    <Tooltip title={isDark ? 'Light colours' : 'Dark colours'}>
      <IconButton onClick={() => setMode(isDark ? 'light' : 'dark')}>
        {isDark ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  )
}
