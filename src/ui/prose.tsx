import Box from '@mui/material/Box'
import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true })

/** Markdown as HTML. HTML in the source is shown as text, unsafe link schemes stay text (markdown-it's own rule). */
export function Prose({ markdown }: { markdown: string }) {
  return (
    <Box
      sx={{
        '& > * + *': { mt: 2 },
        '& h2, & h3': { fontFamily: 'var(--font-display)', lineHeight: 1.2, mt: 4 },
        '& a': { color: 'var(--accent-ink)', textUnderlineOffset: '0.2em' },
        '& ul, & ol': { pl: 3 },
        '& li + li': { mt: 0.75 },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it escapes all HTML of its input (html: false)
      dangerouslySetInnerHTML={{ __html: parser.render(markdown) }}
    />
  )
}
