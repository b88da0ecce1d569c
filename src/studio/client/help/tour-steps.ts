import { say } from '../../words/say.ts'
import { isInWorkspace } from '../commands/in-workspace.ts'

/** A step of the tour: what it says, and what it points at. */
type TourStep = { title: string; text: string; target: string }

const labelled = (tag: string, label: string) => `${tag}[aria-label="${CSS.escape(label)}"]`

/** The tour of a first start: what one needs to change a page and to publish it. */
export function tourSteps(): TourStep[] {
  const { tour, shell, common, commands } = say()
  return [
    { ...tour.page, target: `iframe[title="${CSS.escape(shell.preview)}"]` },
    { ...tour.blocks, target: labelled('section', common.blocks) },
    { ...tour.fields, target: labelled('section', common.fields) },
    { ...tour.commands, target: labelled('header button', commands.commands) },
    ...(isInWorkspace() ? [] : [{ ...tour.publish, target: labelled('header button', commands.publish) }]),
  ]
}
