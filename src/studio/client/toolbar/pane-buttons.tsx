import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { LeftPaneIcon, RightPaneIcon } from '../icons.tsx'
import { type SidePane, sidePanes } from '../state/use-panes.ts'

const icons = { Blocks: <LeftPaneIcon />, Fields: <RightPaneIcon /> }

type Props = { hidden: readonly SidePane[]; onSwitch: (pane: SidePane) => void }

/** Shows and hides the panes beside the page. */
export const PaneButtons = ({ hidden, onSwitch }: Props) => (
  <ToggleButtonGroup size="small" aria-label="Panes" value={sidePanes.filter((pane) => !hidden.includes(pane))}>
    {sidePanes.map((pane) => (
      <Tooltip key={pane} title={`${hidden.includes(pane) ? 'Show' : 'Hide'} the ${pane.toLowerCase()}`}>
        <ToggleButton value={pane} aria-label={`${pane} beside the page`} onClick={() => onSwitch(pane)}>
          {icons[pane]}
        </ToggleButton>
      </Tooltip>
    ))}
  </ToggleButtonGroup>
)
