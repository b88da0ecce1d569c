/** A magnifier. */
export const SearchIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <circle cx="9.5" cy="9.5" r="6.5" />
    <path d="M14.5 14.5 20 20" />
  </svg>
)
