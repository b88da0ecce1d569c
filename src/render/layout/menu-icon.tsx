import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'

/** Strokes of an icon that opens or closes the menu. */
export const MenuIcon = ({ d }: { d: string }) => (
  <StrokeIcon size={28} strokeWidth="2.2">
    <path d={d} />
  </StrokeIcon>
)
