/** Files of the site's fonts: pages and cards are set in the same. */
export const fontFiles = {
  display: new URL(
    import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  ),
  text: new URL(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
} as const
