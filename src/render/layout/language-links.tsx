import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { languagesWords } from '../../../schema/language/languages-words.ts'
import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'
import { rounded } from '../../theme/rounded.ts'
import { languagePlaceholder, type ShownLanguage } from './shown-language.ts'

type LanguageLinksProps = { languages: readonly ShownLanguage[]; tag: string | undefined }

/** The languages as links to this page in each of them. */
export const LanguageLinks = ({ languages, tag: current }: LanguageLinksProps) => (
  <ul>
    {languages.map(({ tag, name }) => (
      <li key={tag}>
        <a
          href={languagePlaceholder(tag)}
          lang={tag}
          hrefLang={tag}
          data-language=""
          {...(tag === current && { 'aria-current': true })}
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
)

const panelId = 'languages'
const anchor = '--languages'

/**
 * Opened by the browser. Where that cannot place it at its button, it is at the end of the header. It names its button itself: with a style of
 * its own that would bring the rules of all buttons once more.
 */
const Panel = styled('div')({
  'button:has(+ &)': { anchorName: anchor },
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: 'var(--header-height)',
  insetInlineEnd: 'clamp(20px, 4vw, 48px)',
  positionAnchor: anchor,
  margin: 0,
  padding: 12,
  borderRadius: rounded(4.5),
  border: '1px solid var(--palette-divider)',
  background: 'var(--palette-background-paper)',
  color: 'var(--palette-text-primary)',
  boxShadow: 'var(--shadows-8)',
  '@supports (position-area: end)': {
    insetBlockStart: 'auto',
    insetInlineEnd: 'auto',
    positionArea: 'block-end span-inline-start',
    positionTryFallbacks: 'flip-inline',
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    padding: '9px 14px',
    borderRadius: rounded(2),
    textDecoration: 'none',
    '&:hover': { background: 'var(--palette-action-hover)', color: 'var(--palette-primary-text)' },
    '&[aria-current]': { fontWeight: 650 },
  },
})

/** The list of languages of wide windows, with the button that opens it. It needs no script. */
export const LanguageMenu = (props: LanguageLinksProps) => (
  <>
    <IconButton size="large" popoverTarget={panelId} aria-label={languagesWords.list}>
      <LanguageIcon />
    </IconButton>
    <Panel id={panelId} data-part="menus" popover="auto" role="group" aria-label={languagesWords.list}>
      <LanguageLinks {...props} />
    </Panel>
  </>
)

/** A globe. */
const LanguageIcon = () => (
  <StrokeIcon size={22} strokeWidth="2">
    <circle cx="11" cy="11" r="8" />
    <ellipse cx="11" cy="11" rx="3.6" ry="8" />
    <path d="M3 11h16" />
  </StrokeIcon>
)
