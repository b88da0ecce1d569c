import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { consentWords } from '../../../schema/language/consent-words.ts'
import { fill } from '../../../schema/language/words.ts'

const shown = '&[id]:not([hidden])'
const height = 'var(--consent-height, 0px)'

/**
 * It lies over the foot of the window and moves nothing. While it shows, the page is as much longer, and focused elements
 * scroll to a place above it. `src/measure/consent.ts` shows it and measures its height.
 */
const Banner = styled('section')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1100,
  maxHeight: '85vh',
  overflowY: 'auto',
  boxSizing: 'border-box',
  padding:
    '16px max(16px, env(safe-area-inset-right)) calc(16px + env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left))',
  '@media (min-width: 600px)': { paddingInline: 32 },
  borderBlockStart: '1px solid var(--palette-divider)',
  background: 'var(--palette-background-paper)',
  color: 'var(--palette-text-primary)',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '&[hidden]': { display: 'none' },
  '&:focus': { outline: 'none' },
  '& > div': { maxWidth: 1136, marginInline: 'auto' },
  '& p': { margin: '0 0 12px', maxWidth: '64em' },
  '& summary': { width: 'fit-content', paddingBlock: 10, cursor: 'pointer' },
  '& label': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minHeight: 44,
    paddingBlock: 4,
    boxSizing: 'border-box',
  },
  '& details > button': { marginBlockStart: 8 },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: 'var(--palette-primary-text)' },
  '@media screen': {
    [`html:has(> body > ${shown})`]: { scrollPaddingBlockEnd: `calc(${height} + 16px)` },
    [`body:has(> ${shown})`]: { paddingBlockEnd: height },
    // What is at the foot of the window as well would be covered.
    [`body:has(> ${shown}) > nav`]: { visibility: 'hidden' },
    [`body:has(> ${shown}) footer a[href="#main"]`]: { visibility: 'hidden' },
    [`body:has(> ${shown}) [data-notices]`]: { insetBlockEnd: `calc(${height} + 12px)` },
  },
})

/** Two buttons of the same size, side by side unless their words need the width. */
const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
  gap: 12,
  maxWidth: 412,
})

/** What is asked for, and the page about it. */
export type ConsentData = {
  /** Those that every site has have no words here. */
  categories: readonly { key: string; name?: string; text?: string }[]
  /** Whether visits are counted after consent. */
  counts: boolean
  /** Whether parts of other sites are shown after consent. */
  shows: boolean
  privacy?: string | undefined
}

const questionOf = ({ counts, shows }: ConsentData) => {
  if (!shows) return consentWords.text
  return counts ? consentWords.textOfBoth : consentWords.textOfParts
}

const labelOf = ({ key, name, text }: ConsentData['categories'][number]) =>
  name !== undefined && text !== undefined
    ? fill(consentWords.own, { name, text })
    : consentWords[key as 'statistics' | 'marketing']

/** The question of `site.yaml: consent`, hidden until the script knows that it must be asked. */
export const ConsentBanner = (data: ConsentData) => (
  <Banner hidden id="consent" tabIndex={-1} aria-labelledby="consent-name" data-part="dialogs" data-print="no">
    <div>
      <p>
        <strong id="consent-name">{consentWords.name}</strong>
        <br />
        {questionOf(data)} {data.privacy && <Link href={data.privacy}>{consentWords.privacy}</Link>}
      </p>
      <Buttons>
        <Button variant="outlined" data-consent="none">
          {consentWords.refuse}
        </Button>
        <Button variant="outlined" data-consent="all">
          {consentWords.accept}
        </Button>
      </Buttons>
      <details>
        <summary>{consentWords.choose}</summary>
        <label>
          <input type="checkbox" defaultChecked disabled />
          {consentWords.necessary}
        </label>
        {data.categories.map((category) => (
          <label key={category.key}>
            <input type="checkbox" value={category.key} />
            {labelOf(category)}
          </label>
        ))}
        <Button variant="outlined" data-consent="chosen">
          {consentWords.save}
        </Button>
      </details>
    </div>
  </Banner>
)

const Change = styled('button')({
  minHeight: 44,
  marginBlockEnd: 24,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  '@media (scripting: none), print': { display: 'none' },
})

/** What shows the question again, at the foot of each page. */
export const ConsentChange = () => (
  <Change type="button" data-consent="change">
    {consentWords.change}
  </Change>
)
