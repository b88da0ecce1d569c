import { useEffect, useRef, useState } from 'react'
import type { TranslatedFile, TranslationUnit } from '../../../wire/translations.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'
import { draftAt, draftKey, keepDraft, useDraft } from './drafts.ts'

/** How long after the last key a translation is written, in milliseconds. */
const pauseMs = 1_000

const isSame = (one: string, other: string) => one === other || (one.trim() === '' && other.trim() === '')

/**
 * A translation as it is typed, in its field or on the page: it is written after a pause, and stays as it was typed where it cannot be.
 */
export function useTyped(file: TranslatedFile, unit: TranslationUnit, tag: string) {
  const perform = useStudio(({ perform }) => perform)
  const address = useStudio(({ address }) => address)
  const key = draftKey(tag, file.file, unit.key)
  const [refused, setRefused] = useState<string>()
  const written = unit.text ?? ''
  const draft = useDraft(key)
  const first = useRef(draft)
  /** What was sent last, and is not refused. */
  const sent = useRef<string>(undefined)
  /** What was saved last, over which text: the file has it, and the page will show it. */
  const saved = useRef<{ text: string; over: string | undefined }>(undefined)
  const isGone = useRef(false)
  const shown = useRef(unit)
  shown.current = unit

  /** The translation that the file has, as far as this person knows. */
  function seenText(): string | undefined {
    const { text } = shown.current
    if (saved.current === undefined || saved.current.over !== text) return text
    return saved.current.text.trim() === '' ? undefined : saved.current.text
  }
  async function write(text: string): Promise<void> {
    sent.current = text
    const problem = await perform(async () => {
      const [seen, over] = [seenText(), shown.current.text]
      const own = { tag, file: file.file, key: unit.key, source: unit.source, text }
      const request = { ...own, ...(seen !== undefined && { seen }) }
      const answer = await call('translate', request, { shown: address })
      if (answer.kind === 'saved') saved.current = { text, over }
      return answer
    })
    setRefused(problem)
    // It may be tried again.
    if (problem !== undefined && sent.current === text) sent.current = undefined
    if (problem === undefined && isGone.current && draftAt(key) === text) keepDraft(key, undefined)
  }
  async function save(): Promise<void> {
    const text = draftAt(key)
    if (text !== undefined && text !== sent.current && !isSame(text, written)) return write(text)
  }
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (draft === undefined || draft === first.current) return
    const timer = setTimeout(() => void latest.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  // A draft goes once the page has it: until then the field would show the text before.
  useEffect(() => {
    if (draft === undefined || !isSame(draft, written)) return
    keepDraft(key, undefined)
    sent.current = undefined
    saved.current = undefined
  }, [draft, written, key])
  // What was typed is written when its row goes, too.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      if (saved.current && draftAt(key) === saved.current.text) keepDraft(key, undefined)
      else void latest.current()
    }
  }, [key])
  return {
    text: draft ?? written,
    refused,
    type: (text: string) => keepDraft(key, text),
    save,
    /** Says that the translation is still right, or that it has been read. */
    confirm: () => write(written),
  }
}
