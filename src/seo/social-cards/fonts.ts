/**
 * The fonts of the site, which cards use too. Headings use one weight: the variable font is twice as large, and few
 * people would tell 650 or 800 from 700.
 */
export const fontFiles = {
  display: new URL(
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2'),
  ),
  text: new URL(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
} as const
