import { commandLine } from '../command-line.ts'
import { kind } from '../diagnostic.ts'
import { deviceWords } from '../reserved-name.ts'

/** Why a link of the file system is not followed: its target is not part of the site, does not exist, or holds the link. */
export type BadLink = 'outside' | 'unpublished' | 'nowhere' | 'loop'

const linkWords: Record<BadLink, string> = {
  outside: 'This link leads to a file or folder outside the site. It could show any file of this machine.',
  unpublished: 'This link leads out of the folder of published files. It could publish what nobody should see.',
  nowhere: 'This link leads to a file that does not exist.',
  loop: 'This link leads to a folder that it is in, so there would be no end to it.',
}

/** Errors of files beside their text: links of the file system, and names of published files. */
export const fileKinds = {
  'bad-file-link': kind<{ reason: BadLink }>({
    severity: 'error',
    title: 'A link of the file system that is not followed',
    explain: 'A site consists of the files in its folder, and of links among these.',
    message: ({ reason }) => linkWords[reason],
    hint: () => 'Put the file itself here, or a link to a file of this folder.',
  }),
  'taken-file-name': kind<{
    name: string
    /** What has the name: a page, another file, or each build. */
    holder: string
    /** Whether the two names differ in capitals, so that some systems hold them for one. */
    isTwin: boolean
    /** A name like it that is not reserved; `undefined` if it is another file that has the name. */
    free?: string | undefined
  }>({
    severity: 'error',
    title: 'A published file whose name is taken',
    explain:
      'Only one of the two could be published. Windows, macOS and some hosts hold names for the same that differ in capitals.',
    message: ({ name, holder, isTwin }) =>
      isTwin
        ? `\`${name}\` and ${holder} differ only in capitals: on some systems they are one file.`
        : `\`${name}\` is taken by ${holder}.`,
    hint: ({ free }) => `Rename this file${free === undefined ? '' : `, for example to \`${free}\``}, or delete it.`,
  }),
  /** `problem`: of the file, or of a check in the schema with the values that a page has. */
  'broken-block': kind<{ type: string; problem: string; isOnPage?: boolean }>({
    severity: 'error',
    title: 'A block of the site with an error in its code',
    explain:
      'A folder in `_blocks/` is a block type: `schema.ts` exports what `defineBlock` returns, and a file named like the type exports the component. Pages with a broken block are left out until it is repaired; all others go on.',
    message: ({ type, problem, isOnPage }) =>
      `The block \`${type}\` cannot be used${isOnPage ? ' with these values: its schema' : ': this file'} ${problem}`,
    hint: ({ type, isOnPage }) =>
      `Correct ${isOnPage ? `\`_blocks/${type}/schema.ts\`` : 'the file'}. \`${commandLine('new', 'block NAME')}\` writes a block that works, to compare \`${type}\` with.`,
  }),
  'device-name': kind<{ part: string; free: string }>({
    severity: 'error',
    title: 'A file name that Windows does not allow',
    explain: 'Whoever works on Windows could not open the site, and a host with Windows could not publish it.',
    message: ({ part }) => deviceWords(part),
    hint: ({ free }) => `Rename it, for example to \`${free}\`.`,
  }),
}
