import { useEffect, useMemo, useReducer, useRef } from 'react'
import { formatPath } from '../../../../../schema/diagnostic.ts'
import { type EditPath, valueIn } from '../../../../../schema/edit.ts'
import { darkTonesOf, palettesOf } from '../../../../../schema/theme/palettes.ts'
import { isWithin } from '../../../../content/edit/edit-path.ts'
import { addressOfShared } from '../../../shared-address.ts'
import type { FieldSchema } from '../../../wire/setup.ts'
import { NotFound } from '../../not-found.ts'
import type { ValueEdit } from '../../saving/unsaved-edit.ts'
import { usePageAt } from '../../state/use-page-at.ts'
import { useStable } from '../../state/use-stable.ts'
import { useStudio } from '../../store/studio-store.ts'
import { pairsIn, type ToneColour } from './theme-contrasts.ts'
import { type ThemeEdit, themeEdit, themeEdits, tonesIn, withEdits } from './theme-values.ts'

const noValues = {}

const setsOf = ({ edit }: ValueEdit): ThemeEdit[] => (edit.kind === 'set' ? [edit] : [])

const editsOf = (colours: readonly ToneColour[]): ThemeEdit[] =>
  colours.map(({ tone, path, colour }) => ({ path: ['tones', tone, ...path], value: colour }))

/** The theme as it is written and as it is shown, and its changes. */
export function useTheme() {
  const saver = useStudio(({ saver }) => saver)
  const unsaved = useStudio(({ unsaved }) => unsaved)
  const content = useStudio(({ content }) => content)
  const tryValues = useStudio(({ tryValues }) => tryValues)
  const dragged = useStudio(({ dragged }) => dragged)
  const drag = useStudio(({ drag }) => drag)
  const { clearLook } = useStudio(({ frame }) => frame)
  const { data: model, error, isFetching } = usePageAt(addressOfShared('theme'))
  useEffect(() => {
    if (model) content.seePage(model)
  }, [model, content])
  const [, typed] = useReducer((count: number) => count + 1, 0)

  const file = model?.file ?? ''
  const waiting = saver
    .typedEdits()
    .flatMap((one): ValueEdit[] => ('edit' in one && one.file === file && one.edit.kind === 'set' ? [one] : []))
  // What was just written shows until it has been read again.
  const last = useRef(waiting)
  if (waiting.length > 0 || !isFetching) last.current = waiting
  const key = JSON.stringify(last.current)
  const written = model?.head.values ?? noValues
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the edits are
  const typedValues = useMemo(() => withEdits(written, last.current.flatMap(setsOf)), [written, key])
  const values = useMemo(
    () => (dragged ? withEdits(typedValues, setsOf(dragged)) : typedValues),
    [typedValues, dragged],
  )
  const fields = model?.fields?.properties?.['tones'] as FieldSchema | undefined
  const typedTheme = useMemo(() => tonesIn(typedValues, fields?.default), [typedValues, fields])
  const theme = useMemo(() => tonesIn(values, fields?.default), [values, fields])
  const palettes = useMemo(() => palettesOf(theme), [theme])
  const pairs = useMemo(() => pairsIn(theme, palettes), [theme, palettes])

  const hasEdits = last.current.length > 0 || dragged !== undefined
  useEffect(() => {
    if (!hasEdits) clearLook()
  }, [hasEdits, clearLook])
  useEffect(
    () => () => {
      clearLook()
      drag(undefined)
    },
    [clearLook, drag],
  )

  const editOf = ({ path, value }: ThemeEdit, label: string): ValueEdit => ({
    file,
    label,
    typedIn: formatPath(path),
    edit: { kind: 'set', path, value },
  })
  /** The values with the tones that a theme without any has: of these, one alone cannot be written. */
  const withTones = 'tones' in typedValues ? typedValues : { ...typedValues, tones: fields?.default }

  const stable = useStable({
    /** Changes a value: while it is dragged it is only shown, then it is written after a pause. */
    change(path: EditPath, value: unknown, label: string, how: 'drag' | 'type'): void {
      const edit = editOf(themeEdit(written, withTones, path, value), label)
      if (how === 'drag') {
        drag(edit)
        tryValues([...waiting, edit])
      } else {
        drag(undefined)
        saver.type(edit)
        typed()
      }
    },
    /** Shows other colours together, before they are written. */
    preview(colours: readonly ToneColour[], label: string): void {
      const edit = editOf({ path: ['tones'], value: withEdits(withTones, editsOf(colours))['tones'] }, label)
      drag(edit)
      tryValues([...waiting, edit])
    },
    endPreview: () => drag(undefined),
    /** Writes other colours at once, as one step. */
    changeColours(colours: readonly ToneColour[], label: string): void {
      for (const edit of themeEdits(written, withTones, editsOf(colours))) saver.type(editOf(edit, label))
      typed()
      void saver.flush()
    },
    /** Takes a value away: it follows from others then. */
    remove(path: EditPath, label: string): void {
      drag(undefined)
      saver.dropValue({ file, path })
      typed()
      // Edits that are being sent, or that set what holds the value, may still write it.
      const isComing = saver
        .typedEdits()
        .some((one) => 'edit' in one && one.file === file && isWithin(path, one.edit.path))
      if (isComing || valueIn(written, path) !== undefined)
        void saver.run([{ file, label, edit: { kind: 'delete', path } }])
    },
    /** Drops the edits of the theme, also those that wait: those of pages may have been stopped together with them. */
    discard(): void {
      saver.dropFile(file)
      typed()
    },
  })

  const stopped = unsaved.stopped?.edits.some((one) => one.file === file) ? unsaved.stopped : undefined
  return {
    ...stable,
    isMissing: error instanceof NotFound,
    /** Why the theme could not be read; `undefined` once it was. */
    failure: model ? undefined : error?.message,
    isLoaded: model !== undefined,
    unreadable: model?.unreadable,
    fields: model?.fields,
    /** Diagnostics of what is written. */
    diagnostics: model?.diagnostics ?? [],
    values,
    theme,
    /** The theme without what is only shown. */
    typedTheme,
    palettes,
    pairs,
    isDragging: dragged !== undefined,
    hasDark: darkTonesOf(theme).size > 0,
    /** Edits that were not written. */
    stopped,
  }
}

export type ThemeState = ReturnType<typeof useTheme>
