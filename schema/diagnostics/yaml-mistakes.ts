import { kind, write } from '../diagnostic.ts'

/** Frequent slips in writing YAML, each in words of its own instead of those of the parser. */
export const yamlMistakeDiagnostics = {
  'text-cut': kind<{ left: string; lost: string; corrected: string | undefined }>({
    severity: 'error',
    title: 'A comment that cuts a text',
    explain: 'In a text without quotes a `#` behind a space begins a comment, so the rest of the line would be lost.',
    message: ({ left, lost }) =>
      `\`#\` begins a comment here, so \`${lost}\` is not part of the text. ${left === '' ? 'Nothing is left of it.' : `It ends with \`${left}\`.`}`,
    hint: ({ corrected }) =>
      `${write(corrected, 'Put the text in quotes.')}\n\nIf it is a comment, put a space behind the \`#\`.`,
  }),
}
