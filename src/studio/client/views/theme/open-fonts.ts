/** An open font that a command installs. */
export type OpenFont = { family: string; package: string; words: string }

const variable = (family: string, words: string): OpenFont => ({
  family,
  package: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`,
  words,
})

/** Open fonts in all weights that suit headings and text, and may be used on any site. */
export const openFonts: readonly OpenFont[] = [
  variable('Inter', 'Sober, for anything'),
  variable('Manrope', 'Round and modern'),
  variable('DM Sans', 'Geometric and friendly'),
  variable('Work Sans', 'Plain, wide letters'),
  variable('Plus Jakarta Sans', 'Fresh, for products'),
  variable('Space Grotesk', 'Technical, with character'),
  variable('Outfit', 'Geometric, for brands'),
  variable('Sora', 'Wide and technical'),
  variable('Montserrat', 'Strong headings'),
  variable('Archivo', 'Strong headings, many weights'),
  variable('Oswald', 'Narrow headings'),
  variable('Syne', 'Unusual headings'),
  variable('Open Sans', 'Neutral text'),
  variable('Nunito Sans', 'Soft text'),
  variable('Public Sans', 'Neutral, for institutions'),
  variable('Lora', 'Serif for text'),
  variable('Source Serif 4', 'Serif for long text'),
  variable('Newsreader', 'Serif, as in a newspaper'),
  variable('EB Garamond', 'Classic serif'),
  variable('Playfair Display', 'Elegant serif headings'),
  variable('Fraunces', 'Warm serif headings'),
  variable('Bitter', 'Sturdy serif'),
  variable('Roboto Slab', 'Slab serif'),
  variable('JetBrains Mono', 'Letters of one width'),
]

/** Fonts that nearly all computers have. */
export const systemFonts = [
  { family: 'Arial', generic: 'sans-serif' },
  { family: 'Verdana', generic: 'sans-serif' },
  { family: 'Georgia', generic: 'serif' },
  { family: 'Times New Roman', generic: 'serif' },
  { family: 'Courier New', generic: 'monospace' },
] as const
