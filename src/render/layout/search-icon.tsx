import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'

/** A magnifier. */
export const SearchIcon = () => (
  <StrokeIcon size={22} strokeWidth="2.2" strokeLinecap="round">
    <circle cx="9.5" cy="9.5" r="6.5" />
    <path d="M14.5 14.5 20 20" />
  </StrokeIcon>
)
