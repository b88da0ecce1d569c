import { useEffect, useReducer, useRef, useState } from 'react'
import type { TranslatedFile, TranslationUnit } from '../../../wire/translations.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'
import { draftAt, keepDraft } from './drafts.ts'

/** How long after the last key a translation is written, in milliseconds. */
const pauseMs = 1_000

/** A translation as it is typed: it is written after a pause, and stays as it was typed where it cannot be. */
export function useTyped(file: TranslatedFile, unit: TranslationUnit, tag: string) {
  const perform = useStudio(({ perform }) => perform)
  const address = useStudio(({ address }) => address)
  const key = JSON.stringify([tag, file.file, unit.key])
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [refused, setRefused] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = unit.text ?? ''
  const draft = draftAt(key)

  async function write(text: string): Promise<void> {
    const seen = unit.text === undefined ? {} : { seen: unit.text }
    const request = { tag, file: file.file, key: unit.key, source: unit.source, text, ...seen }
    const problem = await perform(() => call('translate', request, { shown: address }))
    setRefused(problem)
    // What was typed since stays.
    if (problem === undefined && draftAt(key) === text) keepDraft(key, undefined)
    render()
  }
  async function save(): Promise<void> {
    clearTimeout(timer.current)
    const text = draftAt(key)
    if (text === undefined) return
    if (text !== written) return write(text)
    keepDraft(key, undefined)
    render()
  }
  const latest = useRef(save)
  latest.current = save
  // What was typed is written when its row goes, too.
  useEffect(() => () => void latest.current(), [])
  return {
    text: draft ?? written,
    refused,
    type(text: string): void {
      keepDraft(key, text)
      render()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void latest.current(), pauseMs)
    },
    save,
    /** Says that the translation is still right, or that it has been read. */
    confirm: () => write(written),
  }
}
