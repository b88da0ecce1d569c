import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import { lazyPart } from '../lazy-part.ts'
import type { FieldPath } from '../page-blocks/block-change.ts'
import { useFields } from '../state/studio-context.ts'

/** The writer of YAML is large, and is loaded when somebody looks at these words. */
const YamlText = lazyPart(async () => (await import('./yaml-text.tsx')).YamlText)

type Props = { path: FieldPath; label: string; isOfTemplate: boolean }

/** Below a value of the page that replaces shared words: shows these words, and restores them. */
export function ReplacedWords({ path, label, isOfTemplate }: Props) {
  const { written, change } = useFields()
  const [isOpen, setOpen] = useState(false)
  const shared = written.replaced[path]
  return (
    <>
      <Typography component="div" variant="caption" sx={{ px: 0.5, color: 'text.secondary' }}>
        {say().fields.ownWords}
      </Typography>
      <Button
        title={isOfTemplate ? say().fields.templateAgain : say().fields.sharedAgain}
        onClick={() =>
          change({ kind: 'set', path, value: undefined }, say().fields.giveBackNamed(inSentence(label)), 'now')
        }
      >
        {say().fields.giveBack}
      </Button>
      {shared !== undefined && (
        <Button color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOfTemplate ? say().fields.showTemplate : say().fields.showShared}
        </Button>
      )}
      {isOpen && (
        <Box sx={{ px: 0.5, pb: 0.5, fontSize: 13, color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
          {typeof shared === 'string' ? (
            shared
          ) : (
            <Suspense>
              <YamlText value={shared} />
            </Suspense>
          )}
        </Box>
      )}
    </>
  )
}
