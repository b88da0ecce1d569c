import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro, useFileSize } from 'marquee'
import { fill } from 'marquee/words'
import { type Download, downloadsOf } from '../_documents/downloads.ts'
import type { Downloads as DownloadsBlock } from './schema.ts'
import { downloadsWords } from './words.ts'

const File = styled(Link)({
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  minHeight: 60,
  padding: '10px 4px',
  transition: 'background-color 120ms',
  '&:hover': { background: 'var(--palette-action-hover)' },
  '& strong': { fontWeight: 650, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})

const ending = { minWidth: 58, color: 'primary.text', fontSize: '0.875rem', fontWeight: 700 }

const versions = () =>
  [
    { version: 'blank', title: downloadsWords.blank, text: downloadsWords.blankText },
    { version: 'sample', title: downloadsWords.filled, text: downloadsWords.filledText },
  ] as const

/** A size for people. */
function size(bytes: number | undefined): string {
  if (bytes === undefined) return ''
  return bytes < 1000
    ? fill(downloadsWords.bytes, { n: bytes })
    : fill(downloadsWords.kilobytes, { n: Math.round(bytes / 1000) })
}

/** The name of a table is only shown if there are several files of one format. */
const nameOf = ({ format, table }: Download, all: readonly Download[]) =>
  all.filter((other) => other.format === format).length > 1
    ? `${downloadsWords[format]}: ${table}`
    : downloadsWords[format]

export function Downloads(block: DownloadsBlock) {
  const sizeOf = useFileSize()
  const all = downloadsOf(block.document)
  return (
    <Section>
      <SectionIntro title={block.title} eyebrow={block.eyebrow} intro={block.intro} />
      <Grid container rowSpacing={4} columnSpacing={7}>
        {versions().map(({ version, title, text }) => {
          const files = all.filter((one) => one.version === version)
          return (
            <Grid key={version} size={{ xs: 12, md: 6 }}>
              <Typography variant="h5" component="h3" sx={{ mb: 0.5 }}>
                {title}
              </Typography>
              <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{text}</Typography>
              <List sx={{ borderTop: 1, borderColor: 'divider' }}>
                {files.map((one) => (
                  <ListItem key={one.href} divider>
                    <File href={one.href} download="" underline="none">
                      <Chip component="span" label={`.${one.format}`} sx={ending} />
                      <strong>{nameOf(one, files)}</strong>
                      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                        {size(sizeOf(one.href))}
                      </Box>
                    </File>
                  </ListItem>
                ))}
              </List>
            </Grid>
          )
        })}
      </Grid>
    </Section>
  )
}
