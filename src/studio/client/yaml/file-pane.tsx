import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { SeenText } from '../../wire/edits.ts'
import type { PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { call } from '../call.ts'
import { usePageAt } from '../state/use-page-at.ts'
import { ownerOf, selectionOf, typedDiagnostics } from '../store/selectors.ts'
import { useStudio, useStudioStore } from '../store/studio-store.ts'
import { pathInFile, type ShownFile, selectionInFile } from './shown-file.ts'
import { createTextSync, type TextSync } from './text-sync.ts'
import { createYamlEditor, type YamlEditor } from './yaml-editor.ts'
import { YamlHead } from './yaml-head.tsx'

type Props = {
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
  const { shown } = props
  const page = useStudio(({ page }) => page)
  const select = useStudio(({ select }) => select)
  const selection = useStudio(selectionOf)
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
        <CircularProgress size={24} aria-label={say().common.loading} sx={{ m: 3 }} />
      )}
    </>
  )
}

type TextProps = Props & { model: PageModel | undefined; text: SeenText }

function TextPane({ shown, model, isShown, takesFocus, onLeave, text }: TextProps) {
  const store = useStudioStore()
  const page = useStudio(({ page }) => page)
  const owner = useStudio(ownerOf)
  const selection = useStudio(selectionOf)
  const saver = useStudio(({ saver }) => saver)
  const isStopped = useStudio(({ unsaved }) => unsaved.stopped !== undefined)
  const parent = useRef<HTMLDivElement>(null)
  const parts = useRef<{ editor: YamlEditor; sync: TextSync }>(undefined)
  const latest = useRef({ shown, model, onLeave })
  latest.current = { shown, model, onLeave }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text at the start; later ones arrive below
  useEffect(() => {
    if (!parent.current) return
    const editor = createYamlEditor({
      parent: parent.current,
      text: text.text,
      label: say().yaml.yamlOf(text.file),
      factsOf() {
        const { model } = latest.current
        const { setup } = store.getState()
        return model && setup && { page: model, setup }
      },
      onTyped: () => sync.typed(),
      onCaret(path) {
        const { page, select } = store.getState()
        if (page) select(selectionInFile(page, latest.current.shown, path))
      },
      onBlur: () => void saver.flush(),
      onLeave: () => latest.current.onLeave(),
      onFix: (found) => void store.getState().fix(found, latest.current.shown.address),
    })
    const sync = createTextSync(text, { saver, editor })
    parts.current = { editor, sync }
    // A text that was typed before the tab was loaded again, and is held back.
    const typed = saver.unsavedText(text.file)?.content()
    if (typed?.hash === text.hash) editor.type(typed.text)
    return () => editor.destroy()
  }, [saver, store])

  useEffect(() => parts.current?.sync.arrive(text), [text])
  // What was typed may have been discarded.
  useEffect(() => parts.current?.sync.check())

  const typed = useStudio(typedDiagnostics)
  const saved = model?.diagnostics
  useEffect(() => {
    const { editor, sync } = parts.current ?? {}
    const found = sync?.isSaved() ? saved : typed
    if (found) editor?.setProblems(found.filter(({ file }) => file === text.file))
  }, [typed, saved, text])

  const path = page && pathInFile({ page, owner, selection }, text.file)
  const isWhole = selection?.path === undefined
  const pathKey = path && JSON.stringify(path)
  useEffect(() => {
    if (pathKey !== undefined && isShown) parts.current?.editor.select(JSON.parse(pathKey), { whole: isWhole })
  }, [pathKey, isWhole, isShown])
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
