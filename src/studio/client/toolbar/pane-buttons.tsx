import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { LeftPaneIcon, RightPaneIcon } from '../icons.tsx'
import { useStudio } from '../store/studio-store.ts'
import { sidePanes } from '../store/view-state.ts'

const icons = { Blocks: <LeftPaneIcon />, Fields: <RightPaneIcon /> }

/** Shows and hides the panes beside the page. */
export function PaneButtons() {
  const hidden = useStudio(({ hiddenPanes }) => hiddenPanes)
  const switchPane = useStudio(({ switchPane }) => switchPane)
  return (
    <ToggleButtonGroup size="small" aria-label="Panes" value={sidePanes.filter((pane) => !hidden.includes(pane))}>
      {sidePanes.map((pane) => (
        <Tooltip key={pane} title={`${hidden.includes(pane) ? 'Show' : 'Hide'} the ${pane.toLowerCase()}`}>
          <ToggleButton value={pane} aria-label={`${pane} beside the page`} onClick={() => switchPane(pane)}>
            {icons[pane]}
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  )
}
