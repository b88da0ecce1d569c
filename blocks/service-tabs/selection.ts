const everyName = '[data-selects]'

/**
 * Which service is shown, in CSS alone (spec 2.7 and 4). A name under the pointer wins. Else it is the ticked radio
 * button, which a tap changes and which the page's script moves to the last name hovered or focused. Where scripts are
 * off, a focused name is shown while it has the focus.
 *
 * `shown` is given the style of the service at `index`, counted from 1, under the selector that holds while it is shown.
 */
export function selectionStyles(count: number, shown: (index: number) => Record<string, object>) {
  const hovered = (index: number) => `&:has(li:nth-of-type(${index}) > ${everyName}:hover)`
  const focused = (index: number) =>
    `&:not(:has(${everyName}:hover)):has(li:nth-of-type(${index}) > ${everyName}:focus-visible)`
  const ticked = (index: number) => `&:not(:has(${everyName}:hover)):has(label:nth-of-type(${index}) > :checked)`
  const tickedAlone = (index: number) => `${ticked(index)}:not(:has(${everyName}:focus-visible))`

  const styles = (state: (index: number) => string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => index + 1).flatMap((index) =>
        Object.entries(shown(index)).map(([part, style]) => [`${state(index)} ${part}`, style] as const),
      ),
    )
  return {
    ...styles(hovered),
    '@media (scripting: enabled), (scripting: initial-only)': styles(ticked),
    '@media (scripting: none)': { ...styles(tickedAlone), ...styles(focused) },
  }
}
