import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { Place } from '../../../wire/messages.ts'
import type { PageModel } from '../../../wire/page.ts'
import type { ShownSiteLanguage } from '../../../wire/setup.ts'
import type { TranslatedFile } from '../../../wire/translations.ts'
import { say } from '../../../words/say.ts'
import { originAt } from '../../page-blocks/block-change.ts'
import { writtenAs } from '../../shown-path.ts'
import type { TextOnPage } from '../../store/page-edit-state.ts'
import { useStudio } from '../../store/studio-store.ts'
import { draftAt, draftKey, keepDraft } from './drafts.ts'
import { isOpen, type ListedUnit, nameOf, nextOpen } from './open-units.ts'
import { RemoveUnused } from './remove-unused.tsx'
import { UnitRow } from './unit-row.tsx'

/** The text at a place of the page in the frame. */
function unitAt(all: readonly ListedUnit[], place: Place, page: PageModel): ListedUnit | undefined {
  if ('address' in place)
    return all.find(({ file, unit }) => file.shared === place.address && unit.path?.join('.') === place.path)
  const at = writtenAs(page, place)
  const written = at && page.blocks[at.block]
  if (!written || at.path === undefined) return undefined
  const { file, path } = originAt(written, at.path)
  return all.find((one) => one.file.file === file && one.unit.path?.join('.') === path.join('.'))
}

/**
 * A text that the page shows in a language, to be edited there. One whose source says another fact is edited beside both: the page shows the
 * source then, which nobody has to translate from the start.
 */
function translationOnPage({ file, unit }: ListedUnit, tag: string): TextOnPage | undefined {
  const { state, text, source, isMarkdown } = unit
  if (state === 'stale-fact' || state === 'rewritten' || state === 'unused') return undefined
  const key = draftKey(tag, file.file, unit.key)
  return {
    value: draftAt(key) ?? text ?? source,
    widget: isMarkdown ? 'markdown' : 'text',
    type: (typed) => keepDraft(key, typed),
  }
}

type Props = {
  files: readonly TranslatedFile[]
  language: ShownSiteLanguage
  source: ShownSiteLanguage
}

/** The texts of a page and of what it shows, each with its translation. */
export function UnitList({ files, language, source }: Props) {
  const page = useStudio(({ page }) => page)
  const clicked = useStudio(({ clicked }) => clicked)
  const offerTranslated = useStudio(({ offerTranslated }) => offerTranslated)
  const [onlyOpen, setOnlyOpen] = useState(false)
  /** Texts that were open when the filter was set: they stay while they are worked on. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const all = files.flatMap((file) => file.units.map((unit) => ({ file, unit })))
  const open = all.filter(({ unit }) => isOpen(unit))
  const texts = all.filter(({ unit }) => unit.state !== 'unused')

  function focus(one: ListedUnit | undefined): void {
    if (!one) return
    const row = list.current?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(nameOf(one))}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('textarea')?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text may be clicked again
  useEffect(() => {
    const found = clicked.place && page && unitAt(all, clicked.place, page)
    // A row that the filter hides would not save what is typed on the page.
    if (found) setKept((kept) => new Set([...kept, nameOf(found)]))
    focus(found)
  }, [clicked])
  const textOnPage = (place: Place): TextOnPage | undefined => {
    const found = page && unitAt(all, place, page)
    return found && translationOnPage(found, language.tag)
  }
  const latest = useRef(textOnPage)
  latest.current = textOnPage
  useEffect(() => {
    offerTranslated((place) => latest.current(place))
    return () => offerTranslated(undefined)
  }, [offerTranslated])

  const isListed = (one: ListedUnit) => !onlyOpen || isOpen(one.unit) || kept.has(nameOf(one))
  const shown = files.flatMap((file) => {
    const units = file.units.filter((unit) => isListed({ file, unit }))
    return units.length === 0 ? [] : [{ file, units }]
  })
  if (all.length === 0) return <Typography>{say().translation.noTexts}</Typography>
  return (
    <Stack ref={list} spacing={2}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" role="status">
          {say().translation.open(open.length, texts.length)}
        </Typography>
        <FormControlLabel
          control={<Switch size="small" checked={onlyOpen} />}
          label={<Typography variant="body2">{say().translation.onlyOpen}</Typography>}
          onChange={(_, checked) => {
            setOnlyOpen(checked)
            setKept(new Set(open.map(nameOf)))
          }}
        />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {say().translation.nextHelp}
      </Typography>
      {onlyOpen && shown.length === 0 && <Typography>{say().translation.noneOpen}</Typography>}
      {shown.map(({ file, units }) => (
        <Stack key={file.file} component="section" spacing={1.5} aria-label={file.file}>
          {file.shared !== undefined && (
            <Typography variant="h3" sx={{ fontSize: 14 }}>
              {say().translation.shared(file.shared)}
            </Typography>
          )}
          {units.map((unit) => (
            <UnitRow
              key={nameOf({ file, unit })}
              {...{ file, unit, language, source }}
              onNext={() => focus(nextOpen(all, nameOf({ file, unit })))}
            />
          ))}
        </Stack>
      ))}
      <RemoveUnused files={files} tag={language.tag} />
    </Stack>
  )
}
