import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { stickyNav } from 'marquee'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { renderMarkdown } from '../../src/components/prose/render-markdown.ts'

/** The highest-level headings of a long text as links. It stays visible beside the text if there is room. */
export function Contents({ markdown, anchors }: { markdown: string; anchors: string }) {
  const { top } = renderMarkdown(markdown, { topLevel: 2, anchors })
  return (
    <Box component="nav" sx={[stickyNav, { fontSize: '1rem', lineHeight: 1.4 }]} aria-label={blocksWords.contents}>
      <Typography variant="overline" sx={{ mb: 1, color: 'text.secondary' }}>
        {blocksWords.contents}
      </Typography>
      <List sx={{ borderTop: 1, borderColor: 'outline' }}>
        {top.map(({ id, text }) => (
          <ListItem key={id} divider>
            <Link href={`#${id}`} underline="none" sx={{ display: 'flex', alignItems: 'center', minHeight: 44, py: 1 }}>
              {text}
            </Link>
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
