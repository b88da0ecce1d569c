const dialogs = ['#root>dialog', '#root~dialog']

/** What has no styles before the sheets arrive, on a page that begins with one of these parts, or with another. */
const lateBlocks = (first: readonly string[]) => [
  `main>section${first.map((part) => `:not([data-block=${part}]:first-child)`).join('')}`,
  '#root~footer',
]
const inDialogs = dialogs.flatMap((dialog) => [`${dialog}>div`, `${dialog}>button`])

/**
 * A rule with the lowest specificity. Its selector ends with a name, so that the browser matches it against few
 * elements.
 */
const weak = (selectors: readonly string[], declaration: string) =>
  `${selectors.map((selector) => `:where(${selector})`).join()}{${declaration}}`

/**
 * Rules for the page itself. It links its sheets at its end, so that its top is painted before they arrive. Until then
 * nothing below is visible, and an opened dialog is an empty frame. If a sheet cannot be loaded, the loader sets
 * `data-error` on its link, and everything is shown as it is; without scripts that happens at once. `first`: the parts
 * whose rules are inlined, if the page begins with one of them.
 */
export const hideLate = (first: readonly string[]) => {
  const hide = weak([...lateBlocks(first), ...inDialogs], 'display:var(--late,none)') + weak(dialogs, 'min-height:50vh')
  // Only on the body: anything after a `:has()` would be evaluated again whenever another one changes.
  return `@media (scripting:enabled){${hasMore}{--shown:none}body:has(>[data-error]){--late:block;--shown:initial}${hide}}`
}

/** A page with a sheet of its own, besides that of all pages. */
const hasMore = 'body:has(>link+link)'

/** Rules at the end of the sheet of all pages. */
export const showLate = (first: readonly string[]) =>
  weak(lateBlocks(first), 'display:var(--shown,revert)') +
  weak(inDialogs, 'display:revert') +
  weak(dialogs, 'min-height:revert') +
  inSteps()

/**
 * Rules for the sheet of a page. Safari continues while it waits for a sheet, and a cached one may arrive before this:
 * the part below becomes visible with both.
 */
export const showMore = `${hasMore}{--shown:initial}`

/** How many blocks appear at once: as many as fill the window of a phone. */
const blocksOfStep = 2
const steps = 6
/**
 * The duration of a step, which a phone four times slower than a laptop needs; with less, two steps would share a
 * frame. All steps must end within half a second after the page has loaded: so long Chromium looks for the text of a
 * link with a text fragment.
 */
const stepMs = 40

/**
 * On a phone, revealing everything at once is one long task that delays all input. So blocks outside the window appear
 * two at a time, a frame apart. Their space is reserved from the start, so that a reload restores the scroll position.
 * An anchor may lead to any block, so then all appear at once. Blocks that the app shows later are revealed in another
 * way (`src/client/main-content.tsx`).
 */
function inSteps(): string {
  const main = 'main:not([data-followed])'
  const footer = '#root~footer'
  const blocksFrom = (place: number) => `${main}>section:nth-child(n+${place})`
  const runs = (selectors: readonly string[], name: string) => weak(selectors, `animation-name:${name}`)
  const lasts = (selectors: readonly string[], step: number) => weak(selectors, `animation-duration:${step * stepMs}ms`)
  const ends = Array.from({ length: steps }, (_, done) => lasts([blocksFrom((done + 1) * blocksOfStep + 1)], done + 1))
  return [
    // Different animation names for different pages would restart the steps whenever the anchor in the address changes.
    'body:has(:target){--late-step:block}@keyframes late{from,to{display:var(--late-step,none)}}',
    '@keyframes late-room{from,to{min-height:99999px}}',
    // Not by width, or turning a phone would restart it. Not in Safari: links with text fragments work in that of 2025
    // (tried in WebKitGTK 2.50), older ones could not be tried.
    '@media (scripting:enabled) and (pointer:coarse){@supports not (-webkit-touch-callout:none){',
    runs([main], 'late-room'),
    runs([blocksFrom(blocksOfStep + 1), footer], 'late'),
    ...ends,
    lasts([main, footer], steps),
    '}}',
  ].join('')
}
