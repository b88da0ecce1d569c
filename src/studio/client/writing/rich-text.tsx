import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import type { EditorState } from 'prosemirror-state'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { inSentence } from '../../words.ts'
import { useFields } from '../state/studio-context.ts'
import { usePages } from '../state/use-pages.ts'
import { useStable } from '../state/use-stable.ts'
import { FormatBar } from './format-bar.tsx'
import { createTextView } from './text-view.ts'
import { useTextDialogs } from './use-text-dialogs.tsx'

type Props = {
  label: string
  path: string
  required: boolean
  markdown: string
  isWrong: boolean
  /** Whether the text has the focus as soon as it is there. */
  isAwaited: boolean
  /** What stands below the text. */
  help: ReactNode
  /** What stands beside its name, such as the menu of tokens. */
  beside: (insert: (text: string) => void) => ReactNode
  onChange: (markdown: string) => void
  onFocus: () => void
  onBlur: () => void
}

/** A Markdown text, written as it looks. */
export function RichText({ label, path, required, markdown, isWrong, isAwaited, help, beside, ...props }: Props) {
  const id = useId()
  const { page } = useFields()
  const { data: pages = [] } = usePages(page.listingHash)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ReturnType<typeof createTextView>>(undefined)
  const [state, setState] = useState<EditorState>()
  const { run, ask, askForLink, dialogs } = useTextDialogs(shown, pages)
  const { onChange, onFocus, onBlur, tokenValue, attributes } = useStable({
    onChange: props.onChange,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    tokenValue: (name: string) => page.tokens[name],
    attributes: () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-help`,
      'aria-required': String(required),
      'aria-invalid': String(isWrong),
      'data-field': path,
    }),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view takes later texts by itself
  useEffect(() => {
    if (!place.current) return
    const text = createTextView({
      place: place.current,
      markdown,
      attributes,
      tokenValue,
      onChange,
      onFocus,
      onBlur,
      onState: setState,
      onQuestion: ask,
    })
    shown.current = text
    if (isAwaited) text.view.focus()
    return () => text.view.destroy()
  }, [onChange, onFocus, onBlur, tokenValue, attributes])
  useEffect(() => shown.current?.show(markdown), [markdown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes of the element follow from it
  useEffect(() => shown.current?.view.setProps({ attributes }), [isWrong, required, attributes])

  const insert = (text: string) =>
    run(({ tr }, dispatch) => {
      dispatch?.(tr.insertText(text))
      return true
    })

  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5 }}>
        <Typography id={`${id}-label`} component="span" sx={{ flex: 1, fontSize: 12, color: 'text.secondary' }}>
          {label}
        </Typography>
        {beside(insert)}
      </Box>
      <Box sx={textSx(isWrong)}>
        {state && <FormatBar label={inSentence(label)} state={state} run={run} onLink={askForLink} />}
        <div ref={place} />
      </Box>
      <FormHelperText id={`${id}-help`} error={isWrong} component="div">
        {help}
      </FormHelperText>
      {state && dialogs(state)}
    </Box>
  )
}

/** The look of the text: quiet, with the differences that matter for writing. */
const textSx = (isWrong: boolean) => ({
  border: 1,
  borderColor: isWrong ? 'error.main' : 'divider',
  borderRadius: 1,
  '&:focus-within': { borderColor: isWrong ? 'error.main' : 'primary.main' },
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 120,
    maxHeight: 460,
    overflow: 'auto',
    px: 1.5,
    py: 1,
    outline: 'none',
    fontSize: 14,
    lineHeight: 1.5,
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    fontVariantLigatures: 'none',
    '& p, & ul, & ol, & blockquote, & table': { my: 1 },
    '& > :first-of-type': { mt: 0 },
    '& li > p': { my: 0 },
    '& h2': { fontSize: 17, fontWeight: 650, my: 1 },
    '& h3, & h4, & h5, & h6': { fontSize: 15, fontWeight: 650, my: 1 },
    '& ul, & ol': { pl: 3 },
    '& blockquote': { mx: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider' },
    '& a': { color: 'primary.main' },
    '& pre': { bgcolor: 'background.default', p: 1, borderRadius: 1, overflow: 'auto' },
    '& table': { borderCollapse: 'collapse', width: 1 },
    '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'start', verticalAlign: 'top' },
    '& .selectedCell': { bgcolor: 'action.selected' },
    '& img': { maxWidth: 1 },
    '& .token': { bgcolor: 'action.selected', borderRadius: 0.5, px: 0.25 },
  },
})
