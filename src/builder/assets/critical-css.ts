import { withAnimations } from '../../render/animations.ts'
import { headerPart } from '../../render/page-data.ts'
import type { Renderer } from '../../render/renderer.ts'
import type { ThemeStyles } from '../../theme/theme-styles.ts'

type StyledSite = {
  /** Rules that every page holds: those of the theme and the fonts. */
  base: string
  /** Values of the variables of the theme: all, or those that some CSS uses. */
  variables: ThemeStyles['variables']
  /** Rules for paper. */
  print: string
  /** The rules that the site's own blocks import, and the types of these blocks. */
  own: { styles: string; types: ReadonlySet<string> }
  /** All rules that the renderer has used, by name. */
  rules: ReturnType<Renderer['rules']>
  /** Names of the rules that a block type or a part of the layout uses. */
  namesOf: Renderer['namesOf']
}

/**
 * Splits the styles of a site in two. A page holds the critical CSS itself: the base, the header, and the type of its first
 * block. One sheet, which all pages link at their end, holds all rules but those of the base and the header.
 */
export function splitStyles({ base, variables, print, own, rules, namesOf }: StyledSite) {
  const header = withAnimations(rules, namesOf(headerPart))
  const textOf = (isIncluded: (name: string) => boolean) =>
    [...rules].map(([name, rule]) => (isIncluded(name) ? rule : '')).join('')
  const criticalWith = (first: ReadonlySet<string>, more = '') => {
    const rest = base + hideRest + textOf((name) => header.has(name) || first.has(name)) + more
    return variables(rest) + rest
  }
  // All variables: what an island adds in the browser may use others than the HTML.
  const sheet = variables() + showRest + print + textOf((name) => !header.has(name)) + own.styles
  return {
    criticalOf: (firstType: string) =>
      criticalWith(withAnimations(rules, namesOf(firstType)), own.types.has(firstType) ? own.styles : ''),
    sheet,
    /** Changes with every rule that a page shows. */
    identity: base + sheet + criticalWith(new Set()),
  }
}

/** A rule that gives way to every other. */
const weak = (selectors: readonly string[], declaration: string) =>
  `${selectors.map((selector) => `:where(${selector})`).join()}{${declaration}}`

/** What has no styles before the sheet is there: all blocks but the first, the footer, and what is inside dialogs. */
const blocks = ['main>section:not(:first-child)', '#root~footer']
const dialogs = ['#root>dialog', '#root~dialog']
const inDialogs = dialogs.flatMap((dialog) => [`${dialog}>div`, `${dialog}>button`])

/**
 * Until the sheet is there, nothing below the first block shows, and a dialog that is opened is an empty frame. If the
 * sheet cannot be loaded, the loader marks its link (`data-error`), and everything shows unstyled. Without scripts nothing
 * is hidden. Of the body alone: rules behind a `:has()` are computed again wherever another element changes.
 */
const hideRest = `@media (scripting:enabled){body:has(>[data-error]){--late:block}${weak([...blocks, ...inDialogs], 'display:var(--late,none)')}${weak(dialogs, 'min-height:50vh')}}`

/** Undoes {@link hideRest}: it begins the sheet. */
const showRest = weak([...blocks, ...inDialogs], 'display:revert') + weak(dialogs, 'min-height:revert')
