/** What people look for among blocks and what is none on purpose: why, and what to use instead. */
export type UnsupportedBlockType = {
  /** Its name. */
  label: string
  alsoCalled: readonly string[]
  /** The reason and the alternative, with block types in backticks. */
  instead: string
}

/** The gallery and a diagnostic say that these are no blocks. */
export const unsupportedBlockTypes: readonly UnsupportedBlockType[] = [
  {
    label: 'Announcement bars',
    alsoCalled: ['announcement', 'announcement bar', 'notice', 'alert', 'notification'],
    instead:
      'They stand over the header, on all pages or some, for as long as you say: `announcements:` in `_data/site.yaml`.',
  },
  {
    label: 'Posts of social media',
    alsoCalled: ['instagram', 'social', 'social feed', 'facebook', 'twitter', 'tiktok', 'linkedin'],
    instead: 'Their scripts follow visitors, and the posts change without you. Link to the profiles: `social-links`.',
  },
  {
    label: 'HTML and scripts of your own',
    alsoCalled: ['html', 'code', 'script', 'custom html', 'widget'],
    instead:
      'They would break the layout, the policy of scripts and the checks of every page. Texts are Markdown: `rich-text`. Parts of other sites: `embed`. Behaviour needs a block of your own, in `_blocks/`.',
  },
  {
    label: 'Header, menu and footer',
    alsoCalled: ['header', 'menu', 'footer', 'navigation', 'navbar'],
    instead:
      'They are the same on every page: `header:` and `footer:` in `_data/site.yaml`. Links by occasion on one page: `link-groups`.',
  },
  {
    label: 'Checklists, courses, dashboards, steps of a decision, documents to fill in and their files',
    alsoCalled: ['checklist', 'training', 'dashboard', 'decision steps', 'document', 'downloads'],
    instead:
      'The sample site of the engine has them among its own blocks. Copy the folder of the one that you need from `pages/_blocks/` of its repository to the `_blocks/` of this site, of documents and downloads `_documents/` too.',
  },
  {
    label: 'Windows over the page',
    alsoCalled: ['modal', 'popup', 'dialog', 'overlay'],
    instead:
      'They cover what somebody came to read. Only the quote form opens over the page, where a link leads to `#quote`.',
  },
]

/** A normalised name for comparison: `Price table`, `price-table` and `priceTable` are equal. */
export const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The kinds that no block has among these names. */
export function unsupportedBlockTypesAmong(names: Iterable<string>): readonly UnsupportedBlockType[] {
  const taken = new Set([...names].map(plainName))
  return unsupportedBlockTypes.filter(({ alsoCalled }) => !alsoCalled.some((name) => taken.has(plainName(name))))
}
