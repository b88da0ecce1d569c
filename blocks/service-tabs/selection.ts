/** Touch screens, and windows in which the panel lies below the names instead of beside them. */
export const tapped = '@media (hover: none), (max-width: 899.95px)'

const anyName = '[data-selects]'

const on = { '--on': 1, '--seen': 'visible', '--loads': 'grid' }
const off = { '--on': 'initial', '--seen': 'initial', '--loads': 'initial' }

/**
 * Which service is shown, in CSS alone (docs/requirements.md, “Home page”). A name under the pointer wins. Otherwise
 * it is the ticked
 * radio button, which a tap changes and which the page's script moves to the last name hovered or focused. Without
 * scripts, a focused name wins over the ticked one while it has the focus.
 *
 * The name and the panel of the selected service have `--on: 1`, `--seen: visible` and `--loads: grid`. The others do
 * not define them, so `var(--on, 0)` and the like give their look. The properties are set on each of them: set on the
 * whole block, they would be inherited by everything in it, and a tap would wait for that.
 */
export function selectionStyles(count: number) {
  const indexes = Array.from({ length: count }, (_, index) => index + 1)
  const shown = (index: number) => ` :is(li:nth-of-type(${index}) > ${anyName}, [role=group]:nth-of-type(${index}))`
  const turnOn = (selector: (index: number) => string) =>
    Object.fromEntries(indexes.map((index) => [selector(index) + shown(index), on]))
  /** A name in this state wins over the ticked one: each additional class (`&&`) raises its specificity. */
  const wins = (classes: string, state: string) => ({
    [`${classes}:has(${anyName}${state}) :is(${anyName}, [role=group])`]: off,
    ...turnOn((index) => `${classes}:has(li:nth-of-type(${index}) > ${anyName}${state})`),
  })

  return {
    ...turnOn((index) => `&:has(label:nth-of-type(${index}) > :checked)`),
    '@media (scripting: none)': wins('&&&', ':focus-visible'),
    // On devices without hover, a tap need not wait for the evaluation of hover styles.
    '@media (hover: hover)': wins('&&&&&', ':hover'),
  }
}
