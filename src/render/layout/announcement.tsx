import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { announcementWords } from '../../../schema/language/announcement-words.ts'
import type { Announcement as Content } from '../../../schema/layout/announcement.ts'
import { StrokeIcon } from '../../components/picture/stroke-icon.tsx'

/** An announcement with the hash of its text, by which a browser remembers that it was closed. */
export type ShownAnnouncement = Pick<Content, 'text' | 'link' | 'tone' | 'paths' | 'dismissible'> & { hash: string }

/**
 * A bar of the page over the header, which follows it and then sticks to the window: nothing has to know how high the bar is,
 * and closing it moves the page by that height.
 */
export const Bar = styled('aside')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 'clamp(20px, 4vw, 48px)',
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-primary)',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  borderBlockEnd: '1px solid transparent',
  '&[hidden]': { display: 'none' },
  '&:not([hidden]) ~ header': { position: 'sticky', marginBlockEnd: 'calc(-1 * var(--header-height))' },
  '& > p': { paddingBlock: 10, marginInline: 'auto', textAlign: 'center' },
  '& > button': { flex: 'none', display: 'grid', placeItems: 'center', width: 44, height: 44, marginInlineEnd: -14 },
  '@media (scripting: none)': {
    '& > button': { display: 'none' },
    '&:not([hidden]) ~ header': { position: 'relative' },
  },
})

/** The bar over the header: `site.yaml: announcements`. */
export const Announcement = ({ text, link, tone, hash, dismissible }: ShownAnnouncement) => (
  <Bar
    aria-label={announcementWords.name}
    data-print="no"
    data-announcement={dismissible ? hash : ''}
    {...(tone === undefined ? { 'data-part': 'callToAction' } : { 'data-tone': tone })}
  >
    <p>
      {text}{' '}
      {link && (
        <Link href={link.href} color="inherit" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {link.text}
        </Link>
      )}
    </p>
    {dismissible && (
      <button type="button" aria-label={announcementWords.close} data-dismisses="">
        <StrokeIcon size={18}>
          <path d="M3 3l12 12M15 3L3 15" />
        </StrokeIcon>
      </button>
    )}
  </Bar>
)
