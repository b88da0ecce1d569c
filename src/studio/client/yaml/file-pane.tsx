import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { SeenText } from '../../wire/edits.ts'
import type { PageModel } from '../../wire/page.ts'
import { call } from '../call.ts'
import { usePageAt } from '../state/use-elsewhere.ts'
import type { useStudio } from '../state/use-studio.ts'
import { pathInFile, type ShownFile, selectionInFile } from './shown-file.ts'
import { createTextSync, type TextSync } from './text-sync.ts'
import { createYamlEditor, type YamlEditor } from './yaml-editor.ts'
import { YamlHead } from './yaml-head.tsx'

type Props = {
  studio: ReturnType<typeof useStudio>
  shown: ShownFile
  /** Whether the pane is visible. It stays mounted while it is not. */
  isShown: boolean
  /** Whether the text takes the focus when it is visible next. */
  takesFocus: RefObject<boolean>
  /** Moves the focus out of the pane. */
  onLeave: () => void
}

/** A file as YAML, below its name. */
export function FilePane(props: Props) {
  const { studio, shown } = props
  const { page, select, selection } = studio
  const { file, address } = shown
  const isOfPage = page?.file === file
  const { data: other } = usePageAt(isOfPage ? undefined : address)
  const model = isOfPage ? page : other
  const hash = page?.hashes[file] ?? model?.hashes[file]
  const { data } = useQuery({
    // Read again when the file has changed.
    queryKey: ['text', file, hash],
    queryFn: () => call('text', { file }),
    enabled: hash !== undefined,
    gcTime: 0,
  })
  // What is typed stays while the next text is read, and if it cannot be read.
  const last = useRef<SeenText>(undefined)
  if (data) last.current = data
  const text = last.current
  if (!page) return null
  return (
    <>
      <YamlHead
        page={page}
        shown={shown}
        reach={page.reach[file] ?? model?.reach[file]}
        onPage={() => select({ block: 'head', ...(selection?.elsewhere ? {} : selection), inFile: page.file })}
      />
      {text ? (
        <TextPane {...props} model={model} text={text} />
      ) : (
        <CircularProgress size={24} aria-label="Loading" sx={{ m: 3 }} />
      )}
    </>
  )
}

type TextProps = Props & { model: PageModel | undefined; text: SeenText }

function TextPane({ studio, shown, model, isShown, takesFocus, onLeave, text }: TextProps) {
  const { page, owner, saver, unsaved, selection } = studio
  const parent = useRef<HTMLDivElement>(null)
  const parts = useRef<{ editor: YamlEditor; sync: TextSync }>(undefined)
  const latest = useRef({ studio, shown, model, onLeave })
  latest.current = { studio, shown, model, onLeave }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text at the start; later ones arrive below
  useEffect(() => {
    if (!parent.current) return
    const editor = createYamlEditor({
      parent: parent.current,
      text: text.text,
      label: `YAML of ${text.file}`,
      factsOf() {
        const { studio, model } = latest.current
        return model && studio.setup && { page: model, setup: studio.setup }
      },
      onTyped: () => sync.typed(),
      onCaret(path) {
        const { studio, shown } = latest.current
        if (studio.page) studio.select(selectionInFile(studio.page, shown, path))
      },
      onBlur: () => void saver.flush(),
      onLeave: () => latest.current.onLeave(),
      onFix: (found) => void latest.current.studio.actions.fix(found, latest.current.shown.address),
    })
    const sync = createTextSync(text, { saver, editor })
    parts.current = { editor, sync }
    // A text that was typed before the tab was loaded again, and is held back.
    const typed = saver.unsavedText(text.file)?.content()
    if (typed?.hash === text.hash) editor.type(typed.text)
    return () => editor.destroy()
  }, [saver])

  useEffect(() => parts.current?.sync.arrive(text), [text])
  // What was typed may have been discarded.
  useEffect(() => parts.current?.sync.check())

  const { typedDiagnostics } = studio
  const saved = model?.diagnostics
  useEffect(() => {
    const { editor, sync } = parts.current ?? {}
    const found = sync?.isSaved() ? saved : typedDiagnostics
    if (found) editor?.setProblems(found.filter(({ file }) => file === text.file))
  }, [typedDiagnostics, saved, text])

  const path = page && pathInFile({ page, owner, selection }, text.file)
  const isWhole = selection?.path === undefined
  const pathKey = path && JSON.stringify(path)
  useEffect(() => {
    if (pathKey !== undefined && isShown) parts.current?.editor.select(JSON.parse(pathKey), { whole: isWhole })
  }, [pathKey, isWhole, isShown])
  const isStopped = unsaved.stopped !== undefined
  useEffect(() => {
    if (isStopped) parts.current?.editor.keepCaret()
  }, [isStopped])
  useEffect(() => {
    if (isShown && takesFocus.current) {
      takesFocus.current = false
      parts.current?.editor.focus()
    }
  }, [isShown, takesFocus])

  return <Box ref={parent} sx={{ flex: 1, minHeight: 0 }} />
}
