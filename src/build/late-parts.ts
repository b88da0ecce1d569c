const dialogs = ['#root>dialog', '#root~dialog']

/** What has no styles before the sheets are there, on a page that begins with one of these parts, or with another. */
const lateParts = (first: readonly string[]) => [
  `main>section${first.map((part) => `:not([data-block=${part}]:first-child)`).join('')}`,
  '#root~footer',
  ...dialogs.flatMap((dialog) => [`${dialog}>div`, `${dialog}>button`]),
]

/** A rule that gives way to every other. What it selects ends with a name, so that the browser tries it on few elements. */
const weak = (selectors: readonly string[], declaration: string) =>
  `${selectors.map((selector) => `:where(${selector})`).join()}{${declaration}}`

/**
 * Rules for the page itself. It links its sheets at its end, so that its top is painted before they are there. Until then
 * nothing below shows, and a dialog that is opened is a frame. Where a sheet cannot be had, the loader marks its link
 * (`data-error`), and everything shows as it is; so it does at once where no script runs. `first`: the parts that have
 * their rules in the page, when it begins with them.
 */
export const hideLate = (first: readonly string[]) => {
  const hide = weak(lateParts(first), 'display:var(--late,none)') + weak(dialogs, 'min-height:50vh')
  // Of the body alone: whatever stands behind a `:has()` would be worked out anew wherever another one changes.
  return `@media (scripting:enabled){body:has(>[data-error]){--late:block}${hide}}`
}

/** Rules for the last of the sheets, which end that. */
export const showLate = (first: readonly string[]) =>
  weak(lateParts(first), 'display:revert') + weak(dialogs, 'min-height:revert')
