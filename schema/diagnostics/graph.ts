import { kind, write } from '../diagnostic.ts'
import { howToUse, type Unusable } from '../pictures/unusable-picture.ts'
import { deleteFile } from './parts/fixes.ts'

/** Warnings about relations between pages and shared data: pages without links to them, and unused content. */
export const graphKinds = {
  'orphan-page': kind<{ path: string }>({
    severity: 'warning',
    title: 'A page that no link leads to',
    explain: 'Visitors find such a page only by search, and search engines consider it unimportant.',
    message: ({ path }) => `No link of another page, of the header or of the footer leads to \`${path}\`.`,
    hint: ({ path }) =>
      `Link to it from a page where visitors would look for it:\n\n    - text: …\n      href: ${path}\n\nOr write \`noindex: true\` into its head, if only people who know the address should find it.`,
  }),
  'unused-fragment': kind<{ name: string }>({
    severity: 'warning',
    title: 'A fragment that nothing uses',
    explain: 'Nobody sees it, but somebody maintains it.',
    message: ({ name }) => `No page, template or other fragment has \`use: ${name}\`.`,
    hint: () => 'Delete the file, or use it.',
    fix: () => deleteFile,
  }),
  'unused-data': kind<{ name: string }>({
    severity: 'warning',
    title: 'Shared data that nothing uses',
    explain: 'Nobody sees it, but somebody maintains it.',
    message: ({ name }) => `No page or fragment has \`from: ${name}\`.`,
    hint: () => 'Delete the file, or use it.',
    fix: () => deleteFile,
  }),
  'unused-image': kind<{ name: string }>({
    severity: 'warning',
    title: 'A picture that no page shows',
    explain: 'The name of such a file is often misspelt.',
    message: ({ name }) => `No page shows a picture with the name \`${name}\`.`,
    hint: ({ name }) => `Delete the file, or name it in a block:\n\n    image:\n      name: ${name}\n      alt: …`,
  }),
  'still-image': kind<{ name: string }>({
    severity: 'warning',
    title: 'A picture file that moves',
    explain: 'Pictures are published in several sizes and formats, which hold one picture each.',
    message: ({ name }) => `\`${name}\` moves, but pages show only its first picture.`,
    hint: () =>
      'Save the picture that pages show as a JPEG in place of it. What moves is a video, which a text can link to.',
  }),
  'unusable-image': kind<Unusable>({
    severity: 'warning',
    title: 'A picture file with a name or format that cannot be used',
    explain:
      'Names of pictures are lower-case letters, digits and hyphens, so that they are the same on every computer and in every address, and browsers show only some formats.',
    message: ({ file, isForeign }) =>
      isForeign && /\.gif$/i.test(file)
        ? `Pictures of pages do not move, so no page uses the GIF \`${file}\`.`
        : isForeign
          ? `Browsers do not show the format of \`${file}\`, so no page uses it.`
          : `No page can use \`${file}\`: the names of pictures and their endings are lower-case letters, digits and hyphens.`,
    hint: (args) =>
      args.isTaken
        ? `There is a picture with the name \`${args.name}\` already. Delete one of the two.`
        : howToUse(args),
  }),
  'heading-order': kind<{ heading: string; level: number; before: number; corrected: string }>({
    severity: 'warning',
    title: 'A heading that skips a level',
    explain: 'Screen readers read the levels as an outline, and a gap sounds as if something were missing.',
    message: ({ heading, level, before }) =>
      before === 1
        ? `\`${heading}\` has level ${level}, but a text begins with level 2.`
        : `\`${heading}\` has level ${level}, but the previous heading has level ${before}.`,
    hint: ({ corrected }) => write(corrected),
  }),
}
