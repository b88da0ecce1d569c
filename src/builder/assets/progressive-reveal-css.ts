const dialogs = ['#root>dialog', '#root~dialog']

/** What has no styles before the sheets are there, on a page that begins with one of these parts, or with another. */
const lateBlocks = (first: readonly string[]) => [
  `main>section${first.map((part) => `:not([data-block=${part}]:first-child)`).join('')}`,
  '#root~footer',
]
const inDialogs = dialogs.flatMap((dialog) => [`${dialog}>div`, `${dialog}>button`])

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
  const hide = weak([...lateBlocks(first), ...inDialogs], 'display:var(--late,none)') + weak(dialogs, 'min-height:50vh')
  // Of the body alone: whatever stands behind a `:has()` would be worked out anew wherever another one changes.
  return `@media (scripting:enabled){${hasMore}{--shown:none}body:has(>[data-error]){--late:block;--shown:initial}${hide}}`
}

/** A page with a sheet of its own, beside that of all pages. */
const hasMore = 'body:has(>link+link)'

/** Rules for the sheet of all pages, which end that. */
export const showLate = (first: readonly string[]) =>
  weak(lateBlocks(first), 'display:var(--shown,revert)') +
  weak(inDialogs, 'display:revert') +
  weak(dialogs, 'min-height:revert') +
  inSteps()

/**
 * Rules for the sheet of a page. Safari goes on while it waits for a sheet, and one that it has kept may be there sooner
 * than this: what is below shows with both.
 */
export const showMore = `${hasMore}{--shown:initial}`

/** How many blocks come at once: as many fill the window of a phone. */
const blocksOfStep = 2
const steps = 6
/**
 * So long a phone that is four times slower than a laptop takes for a step; with less time two would share a picture. All
 * of them must end sooner than half a second after the page has loaded: so long Chromium looks for words that a link leads to.
 */
const stepMs = 40

/**
 * On a phone all of that at once is one long task, and whatever a finger does meanwhile waits for it. So the blocks that
 * are out of its window come two by two, a picture in between. The room for them is there from the start: a reload finds
 * its place. An anchor may lead to any block, so there all come at once. What the app shows later has a way of its own
 * (`src/client/main-content.tsx`).
 */
function inSteps(): string {
  const main = 'main:not([data-followed])'
  const footer = '#root~footer'
  const blocksFrom = (place: number) => `${main}>section:nth-child(n+${place})`
  const runs = (selectors: readonly string[], name: string) => weak(selectors, `animation-name:${name}`)
  const lasts = (selectors: readonly string[], step: number) => weak(selectors, `animation-duration:${step * stepMs}ms`)
  const ends = Array.from({ length: steps }, (_, done) => lasts([blocksFrom((done + 1) * blocksOfStep + 1)], done + 1))
  return [
    // Other names for other pages would let the steps run again, whenever the anchor in the address changes.
    'body:has(:target){--late-step:block}@keyframes late{from,to{display:var(--late-step,none)}}',
    '@keyframes late-room{from,to{min-height:99999px}}',
    // Not by its width, or a phone that is turned would begin anew. Not in Safari: links to words of a page are found in that of
    // 2025 (tried in WebKitGTK 2.50), older ones could not be tried.
    '@media (scripting:enabled) and (pointer:coarse){@supports not (-webkit-touch-callout:none){',
    runs([main], 'late-room'),
    runs([blocksFrom(blocksOfStep + 1), footer], 'late'),
    ...ends,
    lasts([main, footer], steps),
    '}}',
  ].join('')
}
