import { kind } from '../diagnostic.ts'

/** Parts of other sites that cannot be shown. */
export const embedKinds = {
  'unlisted-embed': kind<{ host: string; embeds: readonly string[]; siteFile: string }>({
    severity: 'error',
    title: 'A part of a site that the site file does not list',
    explain:
      'Whoever answers for the site decides once which other sites its pages may show. Browsers refuse all others.',
    message: ({ host }) => `\`${host}\` is not among the \`embeds\` of the site file.`,
    hint: ({ host, embeds }) =>
      `If pages may show it, write in \`_data/site.yaml\`:\n\n    embeds: [${[...embeds, host].join(', ')}]`,
    fix: ({ host, embeds, siteFile }) => ({
      title: `List \`${host}\` in \`_data/site.yaml\``,
      file: siteFile,
      change: {
        kind: 'edits',
        edits: [
          embeds.length > 0
            ? { kind: 'insert', path: ['embeds', embeds.length], value: host }
            : { kind: 'set', path: ['embeds'], value: [host] },
        ],
      },
    }),
  }),
  'own-embed': kind<object>({
    severity: 'error',
    title: 'A part of this site in a frame',
    explain: 'A page in a page has two headers, two headings and two addresses.',
    message: () => 'This is an address of this site: its pages are not shown in frames.',
    hint: () => 'Link to the page, or use its blocks: `use:` names a fragment that several pages share.',
  }),
}
