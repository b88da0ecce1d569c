/**
 * Files of the site's fonts: pages and cards are set in the same. Headings have one weight: the file of all weights is
 * twice as large, and few would tell 650 or 800 from 700.
 */
export const fontFiles = {
  display: new URL(
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2'),
  ),
  text: new URL(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
} as const
