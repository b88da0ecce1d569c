/** Strokes of an icon that opens or closes the menu. */
export const MenuIcon = ({ d }: { d: string }) => (
  <svg
    width="28"
    height="28"
    viewBox="0 0 28 28"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)
