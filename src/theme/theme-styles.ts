import { createColorScheme } from '@mui/material/styles'
import { languageTag } from '../../schema/language/language.ts'
import { darkTonesOf, palettesOf, toneOf } from '../../schema/theme/palettes.ts'
import { type Theme, type ThemeFont, themeParts } from '../../schema/theme/theme.ts'
import { fallbackFamily } from '../fonts/fallback-family.ts'
import type { FontRole } from '../fonts/font-files.ts'
import { ornamentStyles, progressOf } from './ornament.ts'
import { createMuiTheme } from './theme.ts'

/** The fonts of browsers for each generic family. */
const genericFamilies = { 'sans-serif': 'system-ui, sans-serif', serif: 'serif', monospace: 'ui-monospace, monospace' }

function fontStack(font: ThemeFont | undefined, role: FontRole): string {
  if (!font) return genericFamilies['sans-serif']
  return `"${font.family}", "${fallbackFamily(role)}", ${genericFamilies[font.generic]}`
}

/** Corner radius of buttons, chips and tags. */
const buttonRadius = { pill: '999px', round: 'calc(3 * var(--shape-borderRadius))', square: '0px' }

/** The drawing of the logo on each tone, and its size in pixels. */
export type LogoVariables = { images: Readonly<Record<string, string>>; width: number; height: number }

/** MUI's theme with the values of a site. */
function siteTheme(theme: Theme, logo: LogoVariables | undefined) {
  const { typography, spacing, shape, buttons, focus, headerHeight } = theme
  const { display, text, fontWeight, letterSpacing, ...variants } = typography
  const sizes = Object.entries(variants).map(([name, { fontSize, lineHeight }]) => [
    name,
    { size: fontSize, lineHeight },
  ])
  return createMuiTheme({
    tones: Object.fromEntries(
      [...palettesOf(theme)].map(([name, palette]) => [
        name,
        createColorScheme({ palette: { ...palette, logo: logo?.images[name] ?? 'none' } }),
      ]),
    ),
    defaultTone: toneOf(theme, 'page'),
    spacing,
    shape: { ...shape, button: buttonRadius[buttons] },
    font: {
      display: display ? fontStack(display, 'display') : fontStack(text, 'text'),
      text: fontStack(text, 'text'),
      weight: String(fontWeight),
      spacing: `${letterSpacing}em`,
    },
    text: Object.fromEntries(sizes),
    focus,
    header: { height: headerHeight },
    logo: { width: logo?.width ?? 0, height: logo?.height ?? 0 },
    progress: progressOf[theme.ornament],
  })
}

type Variables = ReadonlyMap<string, string>

/** The variables of a rule of MUI, and its `color-scheme`. */
const variablesIn = (rule: object): Variables =>
  new Map(
    Object.entries(rule).map(
      ([name, value]) => [name === 'colorScheme' ? 'color-scheme' : name, String(value)] as const,
    ),
  )

/** Names of variables in CSS. */
const namesIn = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** These names of variables, and those that their values refer to. */
function withDependencies(names: Iterable<string>, rules: readonly Variables[]): ReadonlySet<string> {
  const found = new Set(names)
  for (const name of found) for (const rule of rules) for (const next of namesIn(rule.get(name) ?? '')) found.add(next)
  return found
}

const rule = (selector: string, variables: Variables, isIncluded: (name: string) => boolean) => {
  const lines = [...variables].filter(([name]) => isIncluded(name)).map(([name, value]) => `${name}:${value}`)
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`
}

/** The elements with a tone: those that name it, parts of the site, and the header over the first block or the page. */
function selectorsOf(theme: Theme, tone: string): string[] {
  const mine = themeParts.filter((part) => toneOf(theme, part) === tone)
  return [
    ...(mine.includes('page') ? [':root'] : []),
    `[data-tone="${tone}"]`,
    ...mine.map((part) => `[data-part="${part}"]`),
    ...[tone, ...mine.filter((part) => part === 'page' || part === 'callToAction')].map(
      (name) => `[data-header="${name}"]:not(.scrolled)>header`,
    ),
    ...(mine.includes('header') ? ['.scrolled>header'] : []),
  ]
}

/**
 * These elements where the root is so. The condition adds no weight: the tone of the dark takes the place of the other
 * because it comes later.
 */
const whereRoot = (condition: string, selectors: readonly string[]) =>
  selectors
    .map((selector) => (selector === ':root' ? `:root:where(${condition})` : `:where(:root${condition}) ${selector}`))
    .join()

/** A transition of no time at all is none: even of the shortest, a change of colours passes from parents to children step by step. */
const noMotion =
  '*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}'

/**
 * Long words of other languages break where their language breaks them, headings too: the browser knows it by `lang`. Those of English are
 * short. What is no word is not broken.
 */
const hyphenation =
  'body{-webkit-hyphens:auto;hyphens:auto;-webkit-hyphenate-limit-before:4;-webkit-hyphenate-limit-after:4;hyphenate-limit-chars:10 4 4}code,pre,input,select,button,address,a[href^="mailto:"],a[href^="tel:"]{-webkit-hyphens:manual;hyphens:manual}'

export type ThemeStyles = {
  /** The values of the variables: of all, or only of those that `css` uses. */
  variables: (css?: string) => string
  /** Rules that depend on the theme. */
  rules: string
}

/** The style sheet of a theme. `land` is the address of the drawing that maps show. */
export function themeStyles(theme: Theme, logo: LogoVariables | undefined, land?: string): ThemeStyles {
  const sheets = siteTheme(theme, logo).generateStyleSheets() as Record<string, object>[]
  const [root = new Map(), ...schemes] = sheets.flatMap((sheet) => Object.values(sheet).map(variablesIn))
  const page = toneOf(theme, 'page')
  // MUI puts the default scheme first.
  const tones = [page, ...Object.keys(theme.tones).filter((name) => name !== page)]
  const [first = new Map() as Variables, ...others] = schemes
  /** Whether a variable differs between tones. One with the same value in all is set once. */
  const differs = (name: string) => others.some((scheme) => scheme.get(name) !== first.get(name))
  const darkTones = darkTonesOf(theme)
  /** For visitors who prefer dark colours, by their system or by the switch of the page; on paper nothing changes. */
  const darkRules = (isIncluded: (name: string) => boolean) => {
    const rulesWhere = (condition: string) =>
      schemes.map((_, index) => {
        const dark = schemes[tones.indexOf(darkTones.get(tones[index] ?? '') ?? '')]
        return dark ? rule(whereRoot(condition, selectorsOf(theme, tones[index] ?? '')), dark, isIncluded) : ''
      })
    if (darkTones.size === 0) return []
    return [
      `@media screen and (prefers-color-scheme:dark){${rulesWhere(':not([data-scheme=light])').join('')}}`,
      `@media screen{${rulesWhere('[data-scheme=dark]').join('')}}`,
    ]
  }
  return {
    variables(css) {
      const used = css === undefined ? undefined : withDependencies(namesIn(css), [root, ...schemes])
      const isIncluded = (name: string) => !used || used.has(name) || name === 'color-scheme'
      return [
        rule(':root', root, isIncluded),
        rule(':root', first, (name) => isIncluded(name) && !differs(name)),
        ...schemes.map((scheme, index) =>
          rule(selectorsOf(theme, tones[index] ?? '').join(), scheme, (name) => isIncluded(name) && differs(name)),
        ),
        ...darkRules((name) => isIncluded(name) && differs(name)),
        ...(land === undefined ? [] : [rule(':root', new Map([['--land', `url("${land}")`]]), isIncluded)]),
      ].join('')
    },
    rules:
      ornamentStyles[theme.ornament] +
      (languageTag().startsWith('en') ? '' : hyphenation) +
      (theme.motion === 'none' ? noMotion : `@media (prefers-reduced-motion:reduce){${noMotion}}`),
  }
}
