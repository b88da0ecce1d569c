import type { Plugin } from 'vite'

const leftOut = 'throw new Error("Left out of the browser by src/build/lean-packages.ts.")'
/** Functions of these names that must not be called. */
const none = (...names: readonly string[]) =>
  names.map((name) => `export const ${name} = () => { ${leftOut} };`).join('')

/**
 * Files of packages that their other files name and that nothing here can reach, each with what stands in for it. A name
 * that comes to be wanted of them is an error of the build.
 *
 * - MUI: colours, shadows and transitions are those of `src/ui/base.css` and of components. The theme has none of MUI's,
 *   and no CSS variables of MUI's.
 * - TanStack Query: only pages are fetched; nothing is changed by it, nor fetched piece by piece.
 * - Day Picker: it knows no time zones, reads no dates and does not move.
 */
const standIns: Readonly<Record<string, string>> = {
  '@mui/material/styles/createThemeWithVars.mjs': `export default () => { ${leftOut} };${none('createGetCssVar')}`,
  '@mui/material/styles/ThemeProviderWithVars.mjs': none(
    'CssVarsProvider',
    'useColorScheme',
    'getInitColorSchemeScript',
    'Experimental_CssVarsProvider',
  ),
  '@mui/material/styles/stringifyTheme.mjs': none('stringifyTheme'),
  '@mui/material/styles/createPalette.mjs': 'export default (palette) => palette',
  '@mui/material/styles/createTransitions.mjs': 'export const easing = {}, duration = {}; export default () => ({})',
  '@mui/material/styles/shadows.mjs': 'export default []',
  '@mui/system/colorManipulator/colorManipulator.mjs': none(
    'alpha',
    'colorChannel',
    'darken',
    'decomposeColor',
    'emphasize',
    'getContrastRatio',
    'getLuminance',
    'hexToRgb',
    'hslToRgb',
    'lighten',
    'private_safeColorChannel',
    'recomposeColor',
    'rgbToHex',
  ),
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': `export default () => { ${leftOut} }`,
  '@tanstack/query-core/build/modern/mutation.js': none('Mutation', 'getDefaultState'),
  '@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve() } }',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': none(
    'infiniteQueryBehavior',
    'hasNextPage',
    'hasPreviousPage',
  ),
  '@date-fns/tz/date/index.js': 'export class TZDate {}',
  '@date-fns/tz/date/mini.js': 'export class TZDateMini {}',
  'react-day-picker/dist/esm/noonDateLib.js': none('createNoonOverrides'),
  'react-day-picker/dist/esm/useAnimation.js': 'export const useAnimation = () => {}',
  'date-fns/locale/en-US/_lib/match.js': 'export const match = {}',
  'date-fns/locale/en-US/_lib/formatDistance.js': none('formatDistance'),
  'date-fns/locale/en-US/_lib/formatRelative.js': none('formatRelative'),
}

/** Leaves what cannot be reached of packages out of the scripts for the browser. */
export const leanPackages = (): Plugin => ({
  name: 'marquee-lean-packages',
  enforce: 'pre',
  load(id) {
    const file = id.split('/node_modules/').at(-1) ?? ''
    return Object.hasOwn(standIns, file) ? { code: standIns[file] ?? '', moduleSideEffects: false } : null
  },
})
