import type { Plugin } from 'vite'

const leftOut = 'throw new Error("Left out of the browser by src/build/lean-mui.ts.")'

/**
 * Files of MUI that its other files name and that nothing here can reach: the theme has no CSS variables of MUI's
 * (`src/ui/theme.ts` has its own), and its buttons no ripple. By file, what stands in for it. A name that MUI comes to
 * need from them is an error of the build.
 */
const standIns: Readonly<Record<string, string>> = {
  'styles/createThemeWithVars.mjs': `export default () => { ${leftOut} }; export const createGetCssVar = () => { ${leftOut} }`,
  'styles/ThemeProviderWithVars.mjs': `const none = () => { ${leftOut} }; export { none as CssVarsProvider, none as useColorScheme, none as getInitColorSchemeScript, none as Experimental_CssVarsProvider }`,
  'ButtonBase/TouchRipple.mjs': 'export default () => null',
}

/** Leaves what cannot be reached of MUI out of the scripts for the browser: a fifth of it. */
export const leanMui = (): Plugin => ({
  name: 'marquee-lean-mui',
  enforce: 'pre',
  load(id) {
    const [, file = ''] = /\/@mui\/material\/(.+)$/.exec(id) ?? []
    return Object.hasOwn(standIns, file) ? { code: standIns[file] ?? '', moduleSideEffects: false } : null
  },
})
