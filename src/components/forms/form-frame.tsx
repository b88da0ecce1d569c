import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { rounded } from '../../theme/rounded.ts'
import { Eyebrow } from '../eyebrow.tsx'
import { ContactLinks } from './contact-links.tsx'

/** On a page: words and contact links at the left, the form at the right. In a dialog: one below the other. */
const Frame = styled('div')({
  maxWidth: 1200,
  marginInline: 'auto',
  padding: '72px 20px',
  '@media (min-width: 600px)': { paddingInline: 32 },
  '@media (min-width: 1000px)': {
    display: 'grid',
    gridTemplate: '"words form" auto "contact form" 1fr / 5fr 7fr',
    columnGap: 72,
    paddingBlock: 112,
  },
  // A column has the width and the space.
  'div[data-block] > &': { maxWidth: 'none', padding: 0 },
  'dialog &': { display: 'block', padding: '28px 20px 32px' },
  '@media (min-width: 700px)': { 'dialog &': { padding: '36px 44px 44px' } },
})

const Words = styled('div')({
  gridArea: 'words',
  marginBottom: 32,
  'dialog &': { marginBottom: 24 },
  'dialog &[data-under-way]': { display: 'none' },
  'dialog & h2': { fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', maxWidth: 'calc(100% - 56px)' },
  // On a phone held sideways the first choices are to be seen.
  '@media (max-height: 499px)': { 'dialog &': { marginBottom: 12 }, 'dialog & > :not(h2)': { display: 'none' } },
})

const Contact = styled('div')({
  gridArea: 'contact',
  marginTop: 40,
  paddingTop: 20,
  borderTop: '1px solid var(--palette-divider)',
  '& > p': { color: 'var(--palette-text-secondary)', marginBottom: 4 },
  '@media (min-width: 1000px)': { marginTop: 8, maxWidth: 360 },
  'dialog &': { maxWidth: 'none', marginTop: 32 },
})

const Panel = styled('div')({
  gridArea: 'form',
  position: 'relative',
  minWidth: 0,
  padding: '28px 20px 24px',
  border: '1px solid var(--palette-divider)',
  borderRadius: rounded(5),
  background: 'var(--palette-background-paper)',
  '@media (min-width: 700px)': { padding: '36px 40px 40px' },
  // In a dialog the dialog is the panel.
  'dialog &': { padding: 0, border: 0, background: 'none' },
})

type Props = {
  block: {
    eyebrow?: string | undefined
    title: string
    intro?: string | undefined
    phone: string
    email: string
    withoutScripts: string
  }
  /** The label above the contact links. */
  contactLabel: string
  /** In a dialog, hides the words above the form: they have been read. */
  isUnderWay?: boolean
  children: ReactNode
}

/** The frame of a form: heading, intro, panel with the form, phone and e-mail. */
export function FormFrame({ block, contactLabel, isUnderWay = false, children }: Props) {
  return (
    <Frame>
      <Words data-under-way={isUnderWay || undefined}>
        {block.eyebrow && <Eyebrow sx={{ mb: 2 }}>{block.eyebrow}</Eyebrow>}
        <Typography variant="h2">{block.title}</Typography>
        {block.intro && (
          <Typography sx={{ mt: 2, color: 'text.secondary', fontSize: '1.1875rem', maxWidth: '34em' }}>
            {block.intro}
          </Typography>
        )}
      </Words>
      <Panel>
        <noscript>
          <Box sx={{ mb: 3.5, pb: 2.5, borderBottom: 1, borderColor: 'divider', fontWeight: 600 }}>
            <p>{block.withoutScripts}</p>
            <ContactLinks phone={block.phone} email={block.email} />
          </Box>
        </noscript>
        {children}
      </Panel>
      <Contact>
        <p>{contactLabel}</p>
        <ContactLinks phone={block.phone} email={block.email} />
      </Contact>
    </Frame>
  )
}
