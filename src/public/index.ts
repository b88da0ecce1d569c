// What the component of a block is written with: components, hooks and styles.

// The frame of a block

export { Eyebrow } from '../components/eyebrow.tsx'
export { Ornament } from '../components/ornament.tsx'
export { PageTop } from '../components/page-top.tsx'
export { bleed, Section, SectionIntro, stickyAside, stickyNav } from '../components/section.tsx'

// Texts

export { Bullets } from '../components/bullets.ts'
export { fillNodes } from '../components/fill-nodes.tsx'
export { Fold } from '../components/fold.ts'
export { Markdown } from '../components/prose/markdown.tsx'
export { splitText } from '../components/prose/placeholder.ts'
export { shownAs } from '../components/prose/tagged-text.ts'
export { Question } from '../components/question.tsx'

// Days

export { dateFormat, isoDateOf } from '../components/date-format.ts'
export { Day } from '../components/day.tsx'

// Links

export { Action } from '../components/action.tsx'
export { CardLink } from '../components/card-link.tsx'
export { ChipLinks } from '../components/chip-links.tsx'
export { LinkRow } from '../components/link-row.tsx'
export { opensQuote } from '../components/site-link.tsx'
export { TextLink } from '../components/text-link.tsx'

// Pictures

export { EagerPicture, Picture } from '../components/picture/picture.tsx'
export { usePicture } from '../components/picture/pictures-context.ts'

// Searches

export { queryOf, useAddressQuery } from '../components/search/address-query.ts'
export { termOf } from '../components/search/words.ts'

// The device of the visitor

export { toCsvText } from '../../schema/csv.ts'
export { isMapping } from '../../schema/is-mapping.ts'
export { notify, toast } from '../components/notices/notice-store.ts'
export { printElement } from '../components/print-element.ts'
export { saveFile } from '../components/save-file.ts'
export { useLocalStorage } from '../components/use-local-storage.ts'

// Styles by the theme

export { displayFont } from '../theme/display-font.ts'
export { focusRing } from '../theme/focus-ring.ts'
export { rounded } from '../theme/rounded.ts'
