import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { focusRing, Markdown, Picture, rounded, Section, SectionIntro } from 'marquee'
import { Icon } from '../../src/components/icon.tsx'
import type { Tabs as TabsBlock } from './schema.ts'

/** Radio buttons of the browser: they select with the arrow keys and without any script. */
const Names = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 28,
  marginBlockEnd: 32,
  borderBlockEnd: '1px solid var(--palette-divider)',
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    marginBlockEnd: -1,
    borderBlockEnd: '3px solid transparent',
    color: 'var(--palette-text-secondary)',
    fontWeight: 600,
    cursor: 'pointer',
    transition: 'color 120ms',
    ...focusRing,
  },
  '& label:hover, & label:has(:checked)': { color: 'var(--palette-text-primary)' },
  '& label:has(:checked)': { borderBlockEndColor: 'var(--palette-primary-text)' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  // Forced colours show a transparent border, so the others have none.
  '@media (forced-colors: active)': {
    '& label:not(:has(:checked))': { borderBlockEndStyle: 'none' },
    '& label:has(:checked)': { borderBlockEndColor: 'Highlight' },
  },
  '@media print': { display: 'none' },
})

/** Only the panel of the ticked name shows. On paper all do, each under its name. */
const selection = (count: number) => ({
  '@media screen': Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `&:has(label:nth-of-type(${index + 1}) > :checked) > [role=group]:not(:nth-of-type(${index + 1}))`,
      { display: 'none' },
    ]),
  ),
})

const panel = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) 5fr' },
  gap: { xs: 4, md: 7 },
  alignItems: 'start',
  '& [data-picture]': { borderRadius: rounded(4) },
  '@media print': { '& + &': { marginBlockStart: '24px' } },
}

/** From 900 px on, names stand beside the panel, whose picture is as wide as it. */
const besideNames = {
  '@media screen and (min-width: 900px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: '56px',
    alignItems: 'start',
    '& > fieldset': { flexDirection: 'column', marginBlockEnd: 0, borderBlockEnd: 0 },
    '& > fieldset label': {
      marginBlockEnd: 0,
      paddingBlock: '12px',
      paddingInline: '20px',
      borderBlockEnd: 0,
      borderInlineStart: '3px solid var(--palette-divider)',
    },
    '& > fieldset label:has(:checked)': { borderInlineStartColor: 'var(--palette-primary-text)' },
    '& > [role=group]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
    '& > [role=group] > [data-picture]': { order: -1 },
  },
}

/** On a screen the name is on the tab. */
const onPaper = { mb: 2, '@media screen': { display: 'none' } }

/** Texts behind tabs. */
export const Tabs = (block: TabsBlock) => (
  <Section>
    <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
    <Box sx={[selection(block.tabs.length), block.look === 'side' && besideNames]}>
      <Names>
        <legend className="visually-hidden">{block.title}</legend>
        {block.tabs.map(({ name, icon }, index) => (
          <label key={name}>
            <input type="radio" name={`${block.id}-tab`} value={index + 1} defaultChecked={index === 0} />
            {icon && (
              <Box component="span" sx={{ lineHeight: 0, marginInlineEnd: 1 }}>
                <Icon name={icon} size={22} />
              </Box>
            )}
            {name}
          </label>
        ))}
      </Names>
      {block.tabs.map(({ name, body, image }) => (
        <Box key={name} role="group" aria-label={name} sx={panel}>
          <Box sx={{ minWidth: 0, maxWidth: 760 }}>
            <Typography variant="h4" component="h3" sx={onPaper}>
              {name}
            </Typography>
            <Markdown markdown={body} />
          </Box>
          {image && (
            <Picture image={image} sizes={`(min-width: 900px) ${block.look === 'side' ? 720 : 450}px, 100vw`} />
          )}
        </Box>
      ))}
    </Box>
  </Section>
)
