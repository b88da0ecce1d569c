import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { say } from '../words/say.ts'
import { useStudio } from './store/studio-store.ts'

const panes = ['outline', 'page', 'fields'] as const

/** Chooses which pane a narrow window shows; none while the file is shown as text. */
export function PaneTabs() {
  const pane = useStudio(({ pane }) => pane)
  const isYamlOpen = useStudio(({ isYamlOpen }) => isYamlOpen)
  const showPane = useStudio(({ showPane }) => showPane)
  const closeYaml = useStudio(({ closeYaml }) => closeYaml)
  return (
    <nav aria-label={say().toolbar.panes}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={isYamlOpen ? null : pane}
        aria-label={say().shell.pane}
        onChange={(_, chosen) => {
          if (chosen) showPane(chosen)
          closeYaml()
        }}
      >
        {panes.map((one) => (
          <ToggleButton key={one} value={one} sx={{ borderRadius: 0 }}>
            {say().shell.paneNames[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </nav>
  )
}
