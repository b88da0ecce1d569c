import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useMemo } from 'react'
import { addressOfShared, nameAtAddress } from '../shared-address.ts'
import { sharedTitle } from '../shared-title.ts'
import type { BlockModel, PageModel } from '../wire/page.ts'
import type { BlockTypeModel, FieldSchema, StudioSetup } from '../wire/setup.ts'
import { say } from '../words/say.ts'
import { inWords } from '../words.ts'
import { CommandButton } from './commands/command-button.tsx'
import { commonFields } from './field-schema.ts'
import { FieldsPane } from './fields-pane.tsx'
import { HowFound } from './how-found.tsx'
import { HistoryIcon, PointIcon } from './icons.tsx'
import { originAt } from './page-blocks/block-change.ts'
import { BlockHeader } from './page-blocks/block-header.tsx'
import { diagnosticsAt } from './problems/page-diagnostics.ts'
import { StoppedAlert } from './problems/stopped-alert.tsx'
import { SectionHead } from './settings/section-head.tsx'
import { fieldsOfSection, sectionAt } from './settings/sections.ts'
import { MissingFileAlert, OtherPageAlert, SharedFileAlert } from './shared-file-alert.tsx'
import { type FieldsContext, FieldsProvider } from './state/studio-context.ts'
import { commandsOf, diagnosticsOfOwner, isSaved, ownerOf, selectionOf, stoppedInFields } from './store/selectors.ts'
import { useStudio, useStudioStore } from './store/studio-store.ts'

const none: ReadonlySet<string> = new Set()

/** The type of an entry that names a fragment with several blocks, or with none. */
const onlyUse = (): BlockTypeModel => ({
  type: 'use',
  name: say().selection.sharedSection,
  group: '',
  alsoCalled: [],
  description: say().selection.sharedSectionHelp,
  schema: { type: 'object', properties: { use: { type: 'string', description: say().selection.sharedSectionName } } },
  example: {},
})

/** The type of a block with its fields, and in a template with the field of its condition. */
export function blockType(setup: StudioSetup, { hasConditions = false }: PageModel, block: BlockModel) {
  const type = block.type === 'use' ? onlyUse() : setup.blocks.find((one) => one.type === block.type)
  if (!type || !hasConditions || block.inside) return type
  const when: FieldSchema = { description: say().selection.when }
  return { ...type, schema: { ...type.schema, properties: { ...type.schema.properties, when } } }
}

/** The fields of the selected block, or of the head of its page, with alerts about them. */
export const SelectionFields = memo(() => {
  const { getState } = useStudioStore()
  const page = useStudio(ownerOf)
  const setup = useStudio(({ setup }) => setup)
  const missing = useStudio(({ missing }) => missing)
  const selection = useStudio(selectionOf)
  const saver = useStudio(({ saver }) => saver)
  const stopped = useStudio(stoppedInFields)
  const diagnostics = useStudio(diagnosticsOfOwner)
  const isPending = useStudio(({ pending }) => pending !== undefined)
  const isSavedNow = useStudio(isSaved)
  const focus = useStudio(({ focus }) => focus)
  const commands = useStudio(commandsOf)
  const actions = getState()
  const folded = useMemo(() => commonFields(setup?.blocks.map(({ schema }) => schema) ?? []), [setup])
  if (missing !== undefined)
    return <MissingFileAlert address={missing} onCreate={() => actions.createMissing(missing)} />
  if (!page || !setup) return null
  const block = typeof selection?.block === 'number' ? page.blocks[selection.block] : undefined
  const type = block && blockType(setup, page, block)
  const written = selection?.block === 'head' ? page.head : block
  const stoppedAlert = stopped && stopped.kind !== 'conflict' && (
    <StoppedAlert
      stopped={stopped}
      onWriteAnyway={() => {
        actions.focusField()
        void saver.writeAnyway()
      }}
      onDrop={() => {
        actions.focusField()
        saver.drop()
      }}
    />
  )
  if (!selection || !written || page.unreadable !== undefined || (block && !type))
    return (
      <Box sx={{ p: 2, flex: 1, display: 'flex', flexDirection: 'column', position: 'relative', overflow: 'auto' }}>
        {stoppedAlert}
        <Stack sx={{ flex: 1, px: 3, gap: 1.5, placeContent: 'center', alignItems: 'center', color: 'text.secondary' }}>
          <PointIcon sx={{ fontSize: 32 }} />
          <Typography variant="body2" sx={{ textAlign: 'center', textWrap: 'balance' }}>
            {page.unreadable === undefined ? say().selection.clickAText : say().selection.unreadable(page.file)}
          </Typography>
        </Stack>
      </Box>
    )

  const context: FieldsContext = {
    setup,
    page,
    written,
    change: actions.change,
    flush: actions.flush,
    diagnosticsAt: (path) => diagnosticsAt(diagnostics, written, path, { within: false }),
    diagnosticsWithin: (path) => diagnosticsAt(diagnostics, written, path, { within: true }),
    fix: actions.fixInField,
    isHeld: (path) => saver.isNewAt(originAt(written, path)),
    selected: selection.path,
    openFile: (name) => actions.go(addressOfShared(name)),
    openToken: (name) => actions.openToken(page.preview, name),
    onSelect: (path) => actions.select({ ...selection, path, inFile: undefined }),
  }
  const index = selection.block
  // Beside a page a file of the whole site shows the part that was chosen, and not all that it has.
  const section = selection.elsewhere && sectionAt(nameAtAddress(page.address), selection.path)
  const schema = type?.schema ?? page.fields ?? setup.head
  return (
    <FieldsProvider value={context}>
      <FieldsPane
        key={`${page.address} ${index} ${block?.type} ${section?.slug}`}
        schema={section ? fieldsOfSection(section, schema) : schema}
        folded={block ? folded : none}
        saver={saver}
        isPending={isPending}
        isSaved={isSavedNow}
        stopped={stopped}
        focus={focus}
        header={
          <>
            {stoppedAlert}
            {block && type ? (
              <BlockHeader type={type} block={block} commands={commands} onFragment={context.openFile} />
            ) : section ? (
              <SectionHead section={section} page={page} />
            ) : (
              <Stack direction="row" sx={{ mb: 2, alignItems: 'center' }}>
                <Typography variant="h2" sx={{ flex: 1, fontSize: 15 }}>
                  {page.fields
                    ? sharedTitle(nameAtAddress(page.address), page.head.values)
                    : say().commands.pageSettings}
                </Typography>
                {!selection.elsewhere && <CommandButton command={commands.history} icon={<HistoryIcon />} />}
              </Stack>
            )}
            {page.fields && !section && <SharedFileAlert page={page} isOpen={!selection.elsewhere} />}
            {selection.elsewhere && !page.fields && <OtherPageAlert page={page} />}
            {page.template !== undefined && !selection.elsewhere && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {say().selection.followsTemplate(inWords(page.template.name))}
                <Button color="inherit" sx={{ display: 'block', px: 0 }} onClick={commands.detach.run}>
                  {commands.detach.name}
                </Button>
              </Alert>
            )}
          </>
        }
      />
      {!block && !page.fields && !selection.elsewhere && <HowFound page={page} />}
      <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary', fontSize: 12 }}>
        {originAt(written, selection.path ?? '').file}
      </Box>
    </FieldsProvider>
  )
})
