import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Markdown } from '../../../components/prose/markdown.tsx'
import { markdownWithTokens } from '../../tokens.ts'
import { inSentence } from '../../words.ts'
import { useFields } from '../state/studio-context.ts'
import type { FieldProps } from './field-props.ts'
import { TextField } from './text-field.tsx'

/** Markdown, with a preview by the renderer of the site. */
export function MarkdownField(props: FieldProps) {
  const value: unknown = useWatch({ name: props.path })
  const { page } = useFields()
  const [isShown, setShown] = useState(false)
  const words = inSentence(props.label)
  return (
    <Box>
      <TextField {...props} />
      <Button
        aria-expanded={isShown}
        aria-label={`Preview of ${words}`}
        onClick={() => setShown(!isShown)}
        sx={{ mt: 0.25 }}
      >
        {isShown ? 'Hide preview' : 'Preview'}
      </Button>
      {isShown && (
        <Box
          role="region"
          aria-label={`${props.label} as the page shows it`}
          // Nothing in a preview leads away from the page that is edited.
          inert
          sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, fontSize: 14, overflowWrap: 'anywhere' }}
        >
          <Markdown
            markdown={markdownWithTokens(typeof value === 'string' ? value : '', page.tokens, page.markupTokens)}
          />
        </Box>
      )}
    </Box>
  )
}
