import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'

/** A circle, half of it filled. */
export const SchemeIcon = () => (
  <StrokeIcon size={22} strokeWidth="2.2">
    <circle cx="11" cy="11" r="8" />
    <path d="M11 3a8 8 0 0 1 0 16z" fill="currentColor" />
  </StrokeIcon>
)

/** A button with these switches between light and dark colours: `scheme-script.ts`. */
export const switchesScheme = { 'data-switches-scheme': '', 'aria-pressed': false } as const

/** Without scripts there is no switch, and the page follows the system. */
export const onlyWithScripts = { '@media (scripting: none)': { display: 'none' } }
