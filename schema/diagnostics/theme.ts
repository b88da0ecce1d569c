import { kind, write } from '../diagnostic.ts'
import { deleteAt } from './parts/fixes.ts'

/** Diagnostics about the look of a site. */
export const themeKinds = {
  'illegible-colour': kind<{
    /** Paths of the colour and of its ground below the tone. */
    path: string
    colour: string
    ground: string
    groundColour: string
    tone: string
    ratio: number
    min: number
    corrected: string | undefined
  }>({
    severity: 'error',
    title: 'A colour that cannot be read on its ground',
    explain:
      'Text needs a contrast of 4.5 with its ground, and the edges of fields one of 3 (WCAG 2.2, 1.4.3 and 1.4.11). With less, many visitors cannot read it.',
    message: ({ path, colour, ground, groundColour, tone, ratio, min }) =>
      `In the tone \`${tone}\`, \`${path}\` (${colour}) has a contrast of ${Math.floor(ratio * 100) / 100} with \`${ground}\` (${groundColour}). It needs ${min}.`,
    hint: ({ corrected, ground }) =>
      corrected === undefined
        ? `No colour can be read on all of its grounds. Change \`${ground}\`.`
        : `${write(corrected)}\n\nThis is the nearest colour that can be read.`,
    // Other tones may show the colour on other grounds.
    fix: () => undefined,
  }),
  'missing-theme-file': kind<{ file: string; use: 'font' | 'logo' }>({
    severity: 'error',
    title: 'A file of the theme that does not exist',
    explain: 'Fonts and logos are files in the folder `_public/` of the content.',
    message: ({ file }) => `There is no file \`${file}\`.`,
    hint: ({ use }) => `Put the ${use} there, or correct the name.`,
  }),
  'unreadable-theme-file': kind<{ file: string; use: 'font' | 'logo' }>({
    severity: 'error',
    title: 'A file of the theme that cannot be read',
    explain: 'The file is damaged, incomplete, or something else that was given this name.',
    message: ({ file, use }) => `\`${file}\` is no ${use}, or only a part of one.`,
    hint: ({ use }) =>
      use === 'font'
        ? 'Download it again, as .woff2, .ttf or .otf.'
        : 'Export it again, as .svg with a `viewBox`, or as .png.',
  }),
  'missing-font-package': kind<{ package: string }>({
    severity: 'error',
    title: 'A font package that is not installed',
    explain: 'The build takes the files of a font from its package.',
    message: (args) => `The package \`${args.package}\` is not installed.`,
    hint: (args) => `Install it, or correct the name:\n\n    npm install ${args.package}`,
  }),
  'missing-font-weight': kind<{ package: string; weight: number; weights: readonly number[] }>({
    severity: 'error',
    title: 'A font package without the weight that the theme needs',
    explain: 'Headings have the weight `typography.fontWeight`, text 400 and 700.',
    message: (args) => `\`${args.package}\` has no weight ${args.weight}.`,
    hint: ({ weights }) =>
      weights.length === 0
        ? 'It has no Latin letters in any weight. Name another package.'
        : `It has ${weights.join(', ')}. Choose one of these, or a package with all weights, such as those of @fontsource-variable.`,
  }),
  'unreadable-header': kind<{ header: string; isLight: boolean; type: string }>({
    severity: 'warning',
    title: 'A header that cannot be read over the first block',
    explain:
      'The header lies on the top of the first block. Light letters disappear on a light top, dark ones on a dark top.',
    message: ({ header, isLight, type }) =>
      isLight
        ? `\`header: ${header}\` sets light letters on the light top of \`${type}\`.`
        : `\`header: ${header}\` sets dark letters on the dark top of \`${type}\`.`,
    hint: ({ header }) =>
      `Delete the line \`header: ${header}\`. Without it the header takes the colours that its first block needs.`,
    fix: () => deleteAt(['header']),
  }),
}
