/** The types of the JSON that server and shell of the studio exchange about the theme. */

/** What a theme that is not written looks like: the values of its variables as CSS; missing if it has an error. */
export type ThemeLook = { styles?: string }

/** A font that a theme can name. */
export type FontChoice = {
  /** What the theme says: the package of Fontsource, or the file. */
  package?: string
  file?: string
  family: string
  generic: 'sans-serif' | 'serif' | 'monospace'
}
