import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { say } from '../../words/say.ts'
import { LeftPaneIcon, RightPaneIcon } from '../icons.tsx'
import { useStudio } from '../store/studio-store.ts'
import { sidePanes } from '../store/view-state.ts'

const icons = { blocks: <LeftPaneIcon />, fields: <RightPaneIcon /> }

/** Shows and hides the panes beside the page. */
export function PaneButtons() {
  const hidden = useStudio(({ hiddenPanes }) => hiddenPanes)
  const switchPane = useStudio(({ switchPane }) => switchPane)
  return (
    <ToggleButtonGroup
      size="small"
      aria-label={say().toolbar.panes}
      value={sidePanes.filter((pane) => !hidden.includes(pane))}
    >
      {sidePanes.map((pane) => (
        <Tooltip key={pane} title={say().toolbar[hidden.includes(pane) ? 'showPane' : 'hidePane'][pane]}>
          <ToggleButton value={pane} aria-label={say().toolbar.paneBeside[pane]} onClick={() => switchPane(pane)}>
            {icons[pane]}
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  )
}
