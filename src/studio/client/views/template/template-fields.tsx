import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { isWithin } from '../../../../content/edit/edit-path.ts'
import { addressOfShared } from '../../../shared-address.ts'
import type { BlockModel, PageModel, WrittenValues } from '../../../wire/page.ts'
import type { StudioSetup } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { commonFields } from '../../field-schema.ts'
import { FieldsPane } from '../../fields-pane.tsx'
import type { BlockChange } from '../../page-blocks/block-change.ts'
import { diagnosticsAt } from '../../problems/page-diagnostics.ts'
import { blockType } from '../../selection-fields.tsx'
import { type FieldsContext, FieldsProvider } from '../../state/studio-context.ts'
import { useStudio } from '../../store/studio-store.ts'
import type { Part } from './template-edits.ts'
import type { useTemplateEdits } from './use-template-edits.ts'

type Props = {
  setup: StudioSetup
  model: PageModel
  part: Part
  edits: ReturnType<typeof useTemplateEdits>
  diagnostics: readonly Diagnostic[]
}

/** The changes of a part that a fix consists of; `undefined` if it changes anything else. */
function changesOf({ fix }: Diagnostic, { origins }: WrittenValues): BlockChange[] | undefined {
  const { file, path } = origins[''] ?? {}
  if (fix?.change.kind !== 'edits' || fix.file !== file || path === undefined) return undefined
  const changes = fix.change.edits.map((edit): BlockChange | undefined =>
    edit.kind === 'set' && isWithin(edit.path, path)
      ? { kind: 'set', path: edit.path.slice(path.length).join('.'), value: edit.value }
      : undefined,
  )
  return changes.every((one) => one !== undefined) ? changes : undefined
}

/** Nothing that is typed here is being saved. */
const noSaver = { isUnsaved: () => false, typed: () => [] }
const none: ReadonlySet<string> = new Set()

/** The fields of a part of a template. What is typed changes nothing but the edits. */
export function TemplateFields({ setup, model, part, edits, diagnostics }: Props) {
  const go = useStudio(({ go }) => go)
  const openToken = useStudio(({ openToken }) => openToken)
  const [selected, setSelected] = useState<string>()
  const [focus, setFocus] = useState<{ path: string | undefined; request: number }>({ path: undefined, request: 0 })
  const folded = useMemo(() => commonFields(setup.blocks.map(({ schema }) => schema)), [setup])
  const written = edits.written(part)
  const block = part === 'head' ? undefined : (written as BlockModel | undefined)
  const type = block && blockType(setup, model, block)
  if (!written || (block && !type)) return null
  /** Fixes belong to the edits: those that change another file are not offered. */
  const found = diagnostics.map(
    ({ fix, ...one }): Diagnostic => (fix && changesOf({ fix, ...one }, written) ? { fix, ...one } : one),
  )
  const context: FieldsContext = {
    setup,
    page: model,
    written,
    change: (change) => edits.change(part, change),
    flush: () => undefined,
    diagnosticsAt: (path) => diagnosticsAt(found, written, path, { within: false }),
    diagnosticsWithin: (path) => diagnosticsAt(found, written, path, { within: true }),
    fix(one) {
      for (const change of changesOf(one, written) ?? []) {
        edits.change(part, change)
        // The button disappears.
        setFocus(({ request }) => ({ path: change.path, request: request + 1 }))
      }
    },
    selected,
    onSelect: setSelected,
    openFile: (name) => go(addressOfShared(name)),
    openToken: (name) => openToken(model.preview, name),
  }
  const fragment = block?.fragment?.name
  return (
    <FieldsProvider value={context}>
      <FieldsPane
        key={`${model.address} ${part}`}
        schema={type?.schema ?? model.fields ?? setup.head}
        folded={block ? folded : none}
        saver={noSaver}
        stopped={undefined}
        isPending={false}
        isSaved={false}
        focus={focus}
        header={
          fragment !== undefined && (
            <Button sx={{ mb: 2 }} onClick={() => go(addressOfShared(`fragments/${fragment}`))}>
              {say().template.openShared}
            </Button>
          )
        }
      />
    </FieldsProvider>
  )
}
