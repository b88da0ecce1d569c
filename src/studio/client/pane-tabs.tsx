import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

const panes = ['Outline', 'Page', 'Fields'] as const
export type Pane = (typeof panes)[number]

type Props = {
  /** Without one, the file is shown as text. */
  shown: Pane | undefined
  /** Called without a pane for the one that is chosen already. */
  onShow: (pane: Pane | undefined) => void
}

/** Chooses which pane a narrow window shows. */
export const PaneTabs = ({ shown, onShow }: Props) => (
  <nav aria-label="Panes">
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={shown ?? null}
      aria-label="Pane"
      onChange={(_, chosen) => onShow(chosen ?? undefined)}
    >
      {panes.map((one) => (
        <ToggleButton key={one} value={one} sx={{ borderRadius: 0 }}>
          {one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </nav>
)
