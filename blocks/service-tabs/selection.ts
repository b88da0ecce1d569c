const anyName = '[data-selects]'

/**
 * Which service is shown, in CSS alone (spec 2.7 and 4). A name under the pointer wins. Else it is the ticked radio
 * button, which a tap changes and which the page's script moves to the last name hovered or focused. Where scripts are
 * off, a focused name wins over the ticked one while it has the focus.
 *
 * The name and the panel of the service that is shown have `--on: 1` and `--seen: visible`. The others have neither, so
 * `var(--on, 0)` and `var(--seen, hidden)` say what they look like.
 */
export function selectionStyles(count: number) {
  const indexes = Array.from({ length: count }, (_, index) => index + 1)
  const name = (index: number, state: string) => `&:has(li:nth-of-type(${index}) > ${anyName}${state})`
  const ticked = (index: number) => `&:not(:has(${anyName}:hover)):has(label:nth-of-type(${index}) > :checked)`
  const unlessHovered = `&:not(:has(${anyName}:hover))`

  const turnOn = (selector: (index: number) => string) =>
    indexes.map((index) => [selector(index), { [`--on-${index}`]: 1, [`--seen-${index}`]: 'visible' }] as const)
  const turnAllOff = Object.fromEntries(
    indexes.flatMap((index) => [
      [`--on-${index}`, 'initial'],
      [`--seen-${index}`, 'initial'],
    ]),
  )

  return {
    ...Object.fromEntries([...turnOn(ticked), ...turnOn((index) => name(index, ':hover'))]),
    '@media (scripting: none)': {
      [`&&&${unlessHovered.slice(1)}:has(${anyName}:focus-visible)`]: turnAllOff,
      ...Object.fromEntries(turnOn((index) => `&&&${unlessHovered.slice(1)}${name(index, ':focus-visible').slice(1)}`)),
    },
    ...Object.fromEntries(
      indexes.map((index) => [
        `& li:nth-of-type(${index}) > ${anyName}, & [role=group]:nth-of-type(${index})`,
        { '--on': `var(--on-${index})`, '--seen': `var(--seen-${index})` },
      ]),
    ),
  }
}
