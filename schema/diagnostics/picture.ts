import { didYouMean, kind, write } from '../diagnostic.ts'
import { howToUse, type Unusable } from '../pictures/unusable-picture.ts'

/** Pictures that cannot be shown. */
export const pictureKinds = {
  'missing-picture-file': kind<{ file: string; suggestion: string | undefined; corrected: string | undefined }>({
    severity: 'error',
    title: 'A picture in Markdown that does not exist',
    explain: 'A page must never show a broken picture: the address of one in Markdown is that of a file in `_public/`.',
    message: ({ file, suggestion }) => `There is no file \`${file}\`.${didYouMean(suggestion)}`,
    hint: ({ corrected }) => write(corrected, 'Put the picture there, or correct its address.'),
  }),
  'external-picture': kind<{ address: string }>({
    severity: 'error',
    title: 'A picture of another site',
    explain:
      'The policy of the site lets browsers load pictures from the site itself alone: one of another site could change or vanish, and would learn of each visitor.',
    message: ({ address }) => `\`${address}\` is on another site, from which browsers load no picture.`,
    hint: () =>
      'Save the picture in `_public/images/`, and write its address there:\n\n    ![What it shows](/images/name.jpg)',
  }),
  'missing-picture': kind<{ name: string; folder: string; near: Unusable | undefined }>({
    severity: 'warning',
    title: 'A picture without a file',
    explain:
      'The page shows a neutral drawing in the colours of the theme, until there is a file. A misspelt name looks the same.',
    message: ({ name, folder, near }) =>
      `There is no file \`${folder}/${name}.jpg\` (or png, webp, avif, svg): the page shows a neutral drawing.${near === undefined ? '' : ` There is \`${near.file}\`, which no page can use.`}`,
    hint: ({ near }) => (near === undefined ? 'Put the file there, or correct the name.' : howToUse(near)),
  }),
  'unreadable-picture': kind<{ name: string; reason: string }>({
    severity: 'error',
    title: 'A picture file that cannot be read',
    explain:
      'The file is damaged, incomplete, or something else that was given this name. A build reports it, because only a build reads the whole file, and validation does not.',
    message: ({ reason }) => `The file is no picture, or only a part of one: ${reason}.`,
    hint: () => 'Put an undamaged copy there, or delete the file: then pages show a neutral drawing.',
  }),
}
