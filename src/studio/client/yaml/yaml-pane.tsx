import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SeenText } from '../../model.ts'
import { api } from '../api.ts'
import { originAt } from '../block-change.ts'
import { isTextEdit } from '../state/saver.ts'
import type { useStudio } from '../state/use-studio.ts'
import { StoppedAlert } from '../stopped-alert.tsx'
import { createTextSync, type TextSync } from './text-sync.ts'
import { createYamlEditor, type YamlEditor } from './yaml-editor.ts'
import { pathOfSelection, selectionAt } from './yaml-places.ts'

type Props = {
  studio: ReturnType<typeof useStudio>
  /** Whether it is seen. It stays where it is while it is not. */
  isShown: boolean
  /** Moves the focus out of the pane. */
  onLeave: () => void
}

/** The file of the page, or the shared file that is open, as YAML. */
export function YamlPane(props: Props) {
  const { file = '', hashes = {} } = props.studio.page ?? {}
  const { data } = useQuery({
    // Read again when the file of the page has changed.
    queryKey: ['text', file, hashes[file]],
    queryFn: () => api.text(file),
    enabled: file !== '',
    gcTime: 0,
  })
  // What is typed stays while the next text is read, and if it cannot be read.
  const last = useRef<SeenText>(undefined)
  if (data) last.current = data
  const text = last.current
  if (text?.file !== file) return <CircularProgress size={24} aria-label="Loading" sx={{ m: 3 }} />
  return <TextPane key={text.file} {...props} text={text} />
}

function TextPane({ studio, isShown, onLeave, text }: Props & { text: SeenText }) {
  const { page, setup, saver, unsaved, onPage: selection } = studio
  const block = typeof selection?.block === 'number' ? page?.blocks[selection.block] : undefined
  const parent = useRef<HTMLDivElement>(null)
  const parts = useRef<{ editor: YamlEditor; sync: TextSync }>(undefined)
  const latest = useRef({ studio, onLeave })
  latest.current = { studio, onLeave }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text at the start; later ones arrive below
  useEffect(() => {
    if (!parent.current) return
    const editor = createYamlEditor({
      parent: parent.current,
      text: text.text,
      label: `YAML of ${text.file}`,
      factsOf() {
        const { page, setup } = latest.current.studio
        return page && setup && { page, setup }
      },
      onTyped: () => sync.typed(),
      onCaret(path) {
        const { page, select } = latest.current.studio
        if (page) select(selectionAt(page, path))
      },
      onBlur: () => void saver.flush(),
      onLeave: () => latest.current.onLeave(),
      onFix: (found) => void latest.current.studio.actions.fix(found),
    })
    const sync = createTextSync(text, {
      saver,
      shown: editor.text,
      show: editor.show,
      type: editor.type,
      onSaved: editor.forgetUndo,
    })
    parts.current = { editor, sync }
    return () => editor.destroy()
  }, [saver])

  useEffect(() => parts.current?.sync.arrive(text), [text])
  // What was typed may have been discarded.
  useEffect(() => parts.current?.sync.check())

  const { stopped } = unsaved
  const isStopped = stopped?.edits.some((edit) => isTextEdit(edit) && edit.file === text.file) ?? false
  const { diagnostics, areOfTyped } = studio
  useEffect(() => {
    const { editor, sync } = parts.current ?? {}
    if (areOfTyped || sync?.isSaved()) editor?.setProblems(diagnostics.filter(({ file }) => file === text.file))
  }, [areOfTyped, diagnostics, text])

  const written = block ?? page?.head
  const path = page && written && pathOfSelection(page, originAt(written, selection?.path ?? ''), block?.entry)
  const isWhole = selection?.path === undefined
  const pathKey = selection && path ? JSON.stringify(path) : undefined
  useEffect(() => {
    if (pathKey !== undefined && isShown) parts.current?.editor.select(JSON.parse(pathKey), { whole: isWhole })
  }, [pathKey, isWhole, isShown])
  useEffect(() => {
    if (isStopped) parts.current?.editor.keepCaret()
  }, [isStopped])
  // Whoever opens the pane wants to type.
  useEffect(() => {
    if (isShown) parts.current?.editor.focus()
  }, [isShown])

  if (!page || !setup) return null
  return (
    <>
      <Box ref={parent} sx={{ flex: 1, minHeight: 0 }} />
      {stopped && isStopped && stopped.kind !== 'conflict' && (
        <Box sx={{ '& .MuiAlert-root': { m: 0, borderRadius: 0 } }}>
          <StoppedAlert stopped={stopped} onWriteAnyway={() => void saver.writeAnyway()} onDrop={saver.drop} />
        </Box>
      )}
    </>
  )
}
