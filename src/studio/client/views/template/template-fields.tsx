import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import type { BlockModel, PageModel, StudioSetup } from '../../../model.ts'
import { addressOfShared } from '../../../shared-address.ts'
import { commonFields } from '../../field-schema.ts'
import { FieldsPane } from '../../fields-pane.tsx'
import { diagnosticsAt } from '../../problems/page-diagnostics.ts'
import { blockType } from '../../selection-fields.tsx'
import { type FieldsContext, FieldsProvider } from '../../state/studio-context.ts'
import type { ViewProps } from '../view-props.ts'
import type { Part, useDraft } from './use-draft.ts'

type Props = ViewProps & {
  setup: StudioSetup
  model: PageModel
  part: Part
  draft: ReturnType<typeof useDraft>
  diagnostics: readonly Diagnostic[]
}

/** Nothing that is typed here is being saved. */
const noSaver = { isUnsaved: () => false }
const noFocus = { path: undefined, request: 0 }
const none: ReadonlySet<string> = new Set()

/** The fields of a part of a template. What is typed changes nothing but the draft. */
export function TemplateFields({ studio, setup, model, part, draft, diagnostics }: Props) {
  const [selected, setSelected] = useState<string>()
  const folded = useMemo(() => commonFields(setup.blocks.map(({ schema }) => schema)), [setup])
  const written = draft.written(part)
  const block = part === 'head' ? undefined : (written as BlockModel | undefined)
  const type = block && blockType(setup, model, block)
  if (!written || (block && !type)) return null
  const { actions } = studio
  const context: FieldsContext = {
    setup,
    page: model,
    written,
    change: (change) => draft.change(part, change),
    flush: () => undefined,
    diagnosticsAt: (path) => diagnosticsAt(diagnostics, written, path, { within: false }),
    diagnosticsWithin: (path) => diagnosticsAt(diagnostics, written, path, { within: true }),
    // A fix would be written at once, and nothing is written here.
    fix: () => undefined,
    selected,
    onSelect: setSelected,
    openFile: (name) => actions.go(addressOfShared(name)),
    openToken: (name) => actions.openToken(model.preview, name),
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
        focus={noFocus}
        header={
          fragment !== undefined && (
            <Button sx={{ mb: 2 }} onClick={() => actions.go(addressOfShared(`fragments/${fragment}`))}>
              Open its shared section
            </Button>
          )
        }
      />
    </FieldsProvider>
  )
}
