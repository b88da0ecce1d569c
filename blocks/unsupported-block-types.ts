/** A kind of block that people look for but that does not exist, and what to use instead. */
export type UnsupportedBlockType = {
  /** Its name. */
  label: string
  alsoCalled: readonly string[]
  /** Alternatives, with block types in backticks. */
  instead: string
}

/** The gallery and a diagnostic say that these blocks do not exist. */
export const unsupportedBlockTypes: readonly UnsupportedBlockType[] = [
  {
    label: 'Newsletters',
    alsoCalled: ['newsletter', 'subscribe', 'sign up', 'mailing list'],
    instead: 'A `form` can ask for an e-mail address. Nothing here sends newsletters.',
  },
  {
    label: 'Announcement bars',
    alsoCalled: ['announcement', 'announcement bar', 'notice', 'alert', 'notification'],
    instead: 'A `call-to-action` at the top of the page, with `publishAt` and `unpublishAt`, says it for a while.',
  },
  {
    label: 'Posts of social media',
    alsoCalled: ['instagram', 'social', 'social feed', 'facebook', 'twitter', 'tiktok', 'linkedin'],
    instead: 'Link to the profiles: `social-links`.',
  },
  {
    label: 'HTML and scripts of your own',
    alsoCalled: ['html', 'code', 'script', 'custom html', 'widget'],
    instead: 'Texts are Markdown: `rich-text`. Behaviour needs a new block type, which an engineer writes.',
  },
  {
    label: 'Header, menu and footer',
    alsoCalled: ['header', 'menu', 'footer', 'navigation', 'navbar'],
    instead: 'They are the same on every page. Links by occasion on one page: `link-groups`.',
  },
  {
    label: 'Windows over the page',
    alsoCalled: ['modal', 'popup', 'dialog', 'overlay'],
    instead: 'The quote form opens over the page where a link leads to `#quote`.',
  },
]

/** A normalised name for comparison: `Price table`, `price-table` and `priceTable` are equal. */
export const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The kinds that are still missing among blocks with these names. */
export function unsupportedBlockTypesAmong(names: Iterable<string>): readonly UnsupportedBlockType[] {
  const taken = new Set([...names].map(plainName))
  return unsupportedBlockTypes.filter(({ alsoCalled }) => !alsoCalled.some((name) => taken.has(plainName(name))))
}
