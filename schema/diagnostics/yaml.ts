import { kind, write } from '../diagnostic.ts'
import { deleteFile, replaceText } from './parts/fixes.ts'
import { siteStart } from './reference.ts'

/** Errors in the text of a file, before its fields are validated. */
export const yamlKinds = {
  'yaml-syntax': kind({
    severity: 'error',
    title: 'The YAML cannot be read',
    explain: 'The file breaks a rule of YAML, so nothing after that place can be trusted.',
    message: () => 'From here on the file cannot be read.',
    hint: () =>
      'Check quotes, colons, brackets and indentation here and in the line above. Text that contains `: ` or ` #`, or begins with a special character, needs quotes:\n\n    title: "Events: what to plan"',
  }),
  'tab-indentation': kind<{ corrected: string | undefined }>({
    severity: 'error',
    title: 'A tab is used for indentation',
    explain: 'YAML knows only spaces as indentation.',
    message: () => 'The line is indented with a tab. YAML allows only spaces.',
    hint: ({ corrected }) =>
      write(corrected, 'Put two spaces for each step.') +
      (corrected === undefined ? '' : '\n\nTwo spaces for each step.'),
  }),
  'empty-file': kind<{ start: string }>({
    severity: 'error',
    title: 'The file is empty',
    explain: 'An empty file is neither a page nor data.',
    message: () => 'The file is empty.',
    hint: ({ start }) =>
      start === ''
        ? 'Delete the file, or write what it should hold.'
        : `${start === siteStart ? 'Begin' : 'Delete the file, or begin'} with:\n\n${start.replace(/^/gm, '    ')}`,
    fix: ({ start }, target) =>
      start === siteStart ? replaceText(`${start}\n`, target, 'Write the first lines') : deleteFile,
  }),
  'several-documents': kind({
    severity: 'error',
    title: 'Several documents in one file',
    explain: 'A file is one page, one fragment or one record; `---` would begin another.',
    message: () => 'A second YAML document begins here (`---`). A file contains only one.',
    hint: () => 'Put the second document into a file of its own, or delete the line `---`.',
  }),
  'duplicate-key': kind<{ key: string }>({
    severity: 'error',
    title: 'A key appears twice',
    explain: 'Only one of the two values could be used, and nobody could tell which.',
    message: ({ key }) => `\`${key}\` appears twice in the same group of fields.`,
    hint: () => 'Keep one of the two and delete the other.',
  }),
  'yaml-anchor': kind<{ text: string }>({
    severity: 'error',
    title: 'An anchor or alias is used',
    explain:
      'Anchors break when blocks are moved or pages edited by tools; fragments and shared data do the same safely.',
    message: ({ text }) => `\`${text}\` is a YAML anchor or alias. They are not allowed here.`,
    hint: () =>
      'Write the value out. To share a block between pages, put it in `_data/fragments/` and name it:\n\n    - use: quote-form',
  }),
  'yaml-tag': kind<{ tag: string }>({
    severity: 'error',
    title: 'A tag is used',
    explain: 'Tags change the type of a value; a page needs none.',
    message: ({ tag }) => `\`${tag}\` is a YAML tag. Tags are not allowed here.`,
    hint: ({ tag }) => `Delete \`${tag}\`. Text that begins with \`!\` needs quotes.`,
    fix: ({ tag }, target) => replaceText('', { ...target, end: target.end + 1 }, `Delete \`${tag}\``),
  }),
  'forbidden-key': kind<{ key: string }>({
    severity: 'error',
    title: 'A key that no field may have',
    explain: '`__proto__`, `constructor` and `prototype` could change how every object behaves.',
    message: ({ key }) => `\`${key}\` may not be used as a key.`,
    hint: () => 'Delete the key, or give it another name.',
  }),
  'too-deep': kind<{ max: number }>({
    severity: 'error',
    title: 'Values are nested too deeply',
    explain: 'No block needs so many levels; a file that has them is a mistake or an attack.',
    message: ({ max }) => `Values are nested more than ${max} levels deep.`,
    hint: () => 'Check the brackets and the indentation: a page needs fewer than ten levels.',
  }),
  'file-too-large': kind<{ bytes: number; max: number }>({
    severity: 'error',
    title: 'The file is too large',
    explain: 'A page of that size is a mistake, and would make every build slow.',
    message: ({ bytes, max }) => `The file has ${bytes} bytes; ${max} are allowed.`,
    hint: () => 'Divide it into several pages, or move shared parts into `_data/fragments/`.',
  }),
  'not-utf8': kind({
    severity: 'error',
    title: 'The file is not UTF-8',
    explain: 'In another encoding letters with accents and quotation marks would come out wrong.',
    message: () => 'From here on the text is not UTF-8.',
    hint: () => 'Save the file with the encoding UTF-8 (in most editors: "Save with encoding").',
  }),
  'unreadable-file': kind<{ reason: string }>({
    severity: 'error',
    title: 'The file cannot be opened',
    explain: 'A file that cannot be read would be missing from the site.',
    message: ({ reason }) => `The file cannot be read: ${reason}.`,
    hint: () => 'Check that the file exists and that you may read it.',
  }),
}
