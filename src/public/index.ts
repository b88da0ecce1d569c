/// <reference types="vite/client" preserve="true" />
// What the component of a block is written with: components, hooks and styles.

/*
 * The frame of a block
 *
 * ```tsx
 * <Section>
 *   <SectionIntro title={title} eyebrow={eyebrow} intro={intro} />
 * </Section>
 * ```
 */

export { Eyebrow } from '../components/eyebrow.tsx'
export { NestedBlocks } from '../components/nested-blocks.tsx'
export { Ornament } from '../components/ornament.tsx'
export { PageTop } from '../components/page-top.tsx'
export { bleed, Section, SectionIntro, stickyAside, stickyNav } from '../components/section.tsx'
export { Sheet } from '../components/sheet.tsx'

/*
 * Texts
 *
 * ```tsx
 * <Markdown markdown={body} />
 * ```
 */

export { Bullets } from '../components/bullets.ts'
export { fillNodes } from '../components/fill-nodes.tsx'
export { Fold } from '../components/fold.ts'
export { Markdown } from '../components/prose/markdown.tsx'
export { splitText } from '../components/prose/placeholder.ts'
export { shownAs, withoutTags } from '../components/prose/tagged-text.ts'
export { Question } from '../components/question.tsx'

/*
 * Days
 *
 * ```tsx
 * <Day date="2026-11-27" word="Published" />
 * ```
 */

export { dateFormat, isoDateOf } from '../components/date-format.ts'
export { Day } from '../components/day.tsx'

/*
 * Links
 *
 * ```tsx
 * <Action action={action} variant="contained" />
 * ```
 */

export { CardLink } from '../components/cards/card-link.tsx'
export { Action } from '../components/links/action.tsx'
export { ChipLinks } from '../components/links/chip-links.tsx'
export { LinkRow } from '../components/links/link-row.tsx'
export { opensQuote } from '../components/links/site-link.tsx'
export { TextLink } from '../components/links/text-link.tsx'

/*
 * Pictures, frames and files
 *
 * ```tsx
 * <Picture image={image} sizes="(min-width: 900px) 50vw, 100vw" />
 * ```
 */

export { ClickedFrame, FrameCaption, FrameStage } from '../components/clicked-frame.tsx'
export { useFileSize } from '../components/downloads-context.ts'
export { EagerPicture, Picture } from '../components/picture/picture.tsx'
export { usePicture } from '../components/picture/pictures-context.ts'

/*
 * Searches
 *
 * ```ts
 * const [query, setQuery] = useState('')
 * const writeAddress = useAddressQuery()
 * useEffect(() => setQuery(queryOf(location.href)), [])
 * ```
 */

export { queryOf, useAddressQuery } from '../components/search/address-query.ts'
export { termOf } from '../components/search/words.ts'

/*
 * The device of the visitor
 *
 * ```tsx
 * <Button onClick={() => saveFile('guests.csv', toCsvText(rows), 'text/csv')}>Save</Button>
 * ```
 */

export { isMapping } from '../../schema/is-mapping.ts'
export { toCsvText } from '../../schema/writing/csv.ts'
export { notify, toast } from '../components/notices/notice-store.ts'
export { printElement } from '../components/print-element.ts'
export { saveFile } from '../components/save-file.ts'
export { useLocalStorage } from '../components/use-local-storage.ts'

/*
 * Styles by the theme
 *
 * ```ts
 * const Frame = styled('div')({ borderRadius: rounded(2), ...displayFont('1.25rem', 1.2) })
 * ```
 */

export { displayFont } from '../theme/display-font.ts'
export { focusRing } from '../theme/focus-ring.ts'
export { rounded } from '../theme/rounded.ts'
