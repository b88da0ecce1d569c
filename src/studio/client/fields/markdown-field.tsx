import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useRef, useState } from 'react'
import { charactersLeft, markdownWithTokens } from '../../tokens.ts'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import { lazyPart } from '../lazy-part.ts'
import { useFields } from '../state/studio-context.ts'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'
import { TextField } from './text-field.tsx'
import { TokenChips } from './token-chips.tsx'
import { TokenMenu } from './token-menu.tsx'
import { useField } from './use-field.tsx'

/** The editor of texts is loaded when the first one is shown, and the renderer with the first preview. */
const RichText = lazyPart(async () => (await import('../writing/rich-text.tsx')).RichText)
const Markdown = lazyPart(async () => (await import('../../../components/prose/markdown.tsx')).Markdown)

/** Markdown, written as it looks, or as it is in the file; with a preview by the renderer of the site. */
export function MarkdownField(props: FieldProps) {
  const { page } = useFields()
  const [isShown, setShown] = useState(false)
  const [isSource, setSource] = useState(false)
  const { value } = useField(props)
  const text = typeof value === 'string' ? value : ''
  const words = inSentence(props.label)
  return (
    <Box>
      {isSource ? <TextField {...props} /> : <FormattedText {...props} />}
      <Button
        aria-expanded={isShown}
        aria-label={say().fields.previewOf(words)}
        onClick={() => setShown(!isShown)}
        sx={{ mt: 0.25 }}
      >
        {isShown ? say().fields.hidePreview : say().fields.preview}
      </Button>
      <Button
        color="inherit"
        aria-pressed={isSource}
        aria-label={say().fields.markdownOf(words)}
        onClick={() => setSource(!isSource)}
        sx={{ mt: 0.25, ...(isSource ? { bgcolor: 'action.selected' } : { color: 'text.secondary' }) }}
      >
        {say().fields.markdown}
      </Button>
      {isShown && (
        <Box
          role="region"
          aria-label={say().fields.asOnPage(props.label)}
          // Nothing in a preview leads away from the page that is edited.
          inert
          sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, fontSize: 14, overflowWrap: 'anywhere' }}
        >
          <Suspense>
            <Markdown markdown={markdownWithTokens(text, page.tokens, page.markupTokens)} />
          </Suspense>
        </Box>
      )}
    </Box>
  )
}

function FormattedText(props: FieldProps) {
  const { schema, label, path, required } = props
  const { value, set, diagnostic, isSample, input } = useField(props)
  const { page } = useFields()
  const text = typeof value === 'string' ? value : ''
  /** Whether the focus came before the editor. */
  const isAwaited = useRef(false)
  return (
    <>
      <Suspense
        fallback={
          <Skeleton
            variant="rounded"
            height={180}
            tabIndex={-1}
            data-field={path}
            onFocus={() => {
              isAwaited.current = true
            }}
            // Such as to the same text on the page, which a double click opens.
            onBlur={() => {
              isAwaited.current = false
            }}
          />
        }
      >
        <RichText
          {...{ label, path, required }}
          markdown={text}
          isAwaited={isAwaited.current}
          isWrong={input.error}
          help={
            <FieldHelp
              {...{ label, diagnostic, isSample }}
              description={schema.description}
              left={charactersLeft(text, schema.maxLength, page.tokens)}
            />
          }
          beside={(insert) => schema.hasTokens && <TokenMenu label={label} onChoose={insert} />}
          onChange={set}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      </Suspense>
      {schema.hasTokens && <TokenChips text={text} label={label} />}
    </>
  )
}
