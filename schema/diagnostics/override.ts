import { didYouMean, kind, listed, write } from '../diagnostic.ts'
import { deleteValue } from './parts/fixes.ts'

const detach = 'To change more than values, write `detached: true` below `template:`: the page is then wholly yours.'

/** Errors in `overrides:` of generated pages. */
export const overrideKinds = {
  'fixed-override': kind<{ key: string }>({
    severity: 'error',
    title: 'An override of something that the matrix or the template decides',
    explain: 'An override replaces a value. The row of a page and its list of blocks are not among them.',
    message: ({ key }) => `\`${key}\` cannot be overridden: an override replaces a field of the page or of a block.`,
    hint: () => `Delete the line. ${detach}`,
    fix: deleteValue,
  }),
  'malformed-override': kind<{ key: string }>({
    severity: 'error',
    title: 'An override whose name is not a path',
    explain: 'The name of an override is the path of the value that it replaces.',
    message: ({ key }) => `\`${key}\` is not a path.`,
    hint: () => 'Write a field of the page, such as `title`, or a field of a block, such as `blocks[hero].title`.',
    fix: deleteValue,
  }),
  'override-without-template': kind({
    severity: 'error',
    title: 'Overrides in a page that follows no template',
    explain: 'Overrides replace values of a template. A page of its own, or a detached one, has none.',
    message: () => 'This page follows no template, so there is nothing to override.',
    hint: () => 'Write the values where they belong in the page, and delete `overrides:`.',
  }),
  'unknown-override': kind<{
    key: string
    missing: string
    suggestion: string | undefined
    corrected: string | undefined
    names: readonly string[]
  }>({
    severity: 'error',
    title: 'An override that leads nowhere',
    explain: 'The template may have changed since: what the override replaced is gone, or has another name.',
    message: ({ key, missing, suggestion }) =>
      `\`${key}\` leads nowhere: the template gives this page no \`${missing}\`.${didYouMean(suggestion)}`,
    hint: ({ corrected, names }) =>
      [
        write(corrected, 'Delete the line, or correct its path.'),
        ...(names.length === 0 ? [] : [`There are: ${listed(names)}.`]),
      ].join('\n\n'),
  }),
}
