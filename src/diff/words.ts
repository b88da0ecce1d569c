import { count } from '../../schema/writing/count.ts'
import { blockTitle } from './kind-reports.ts'
import type { Cause, CauseKind, ChangedLines, DiffReport } from './report.ts'

export const causeTitles: Record<CauseKind, string> = {
  template: 'template',
  fragment: 'fragment',
  data: 'data file',
  picture: 'picture file',
  page: "the page's own file",
  block: 'code of a block',
  engine: 'code of the engine',
  list: 'a list',
}

/** `499 pages change`, or that none does. */
export function headline({ changed, pages, revision }: DiffReport): string {
  if (changed.length === 0) return `No page changes since ${revision}.`
  const verb = changed.length === 1 ? 'changes' : 'change'
  return `${count(changed.length, 'page')} of ${pages.after.toLocaleString('en-US')} ${verb} since ${revision}.`
}

/** Everything besides the changed pages, one line each. */
export function asides({ changed, added, gone, gated, frame }: DiffReport): string[] {
  const looks = changed.filter(({ extent }) => extent === 'look').length
  const answering = gone.filter(({ answers }) => answers).length
  const lost = gone.length - answering
  return [
    ...(looks > 0 ? [`${looks === changed.length ? 'All' : looks} of them say the same and look different.`] : []),
    ...(frame
      ? [
          `Header, footer or quote dialog ${frame.extent === 'look' ? 'look' : 'say something'} different, on every page.`,
        ]
      : []),
    ...(added.length > 0 ? [`${count(added.length, 'page')} added.`] : []),
    ...(answering > 0 ? [`${count(answering, 'page')} gone; the address answers with another page.`] : []),
    ...(lost > 0 ? [`${count(lost, 'page')} gone, and nothing answers there.`] : []),
    ...gated.map(({ path, state }) => `Behind a password: ${path} ${state}.`),
  ]
}

const causeLine = ({ kind, name }: Cause): string => (kind === 'list' ? name : `${causeTitles[kind]} ${name}`)

const cut = (text: string, maxLength: number) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text)

function changeLines({ removed, added }: ChangedLines): string[] {
  const lines = [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)]
  const shown = lines.slice(0, maxLines).map((line) => `        ${cut(line, 110)}`)
  return lines.length > maxLines ? [...shown, `        … ${count(lines.length - maxLines, 'line')} more`] : shown
}

const maxLines = 4
const maxCauses = 12
const maxChanges = 3

function kindLines({ kind, pages, text, look }: DiffReport['kinds'][number]): string[] {
  const first = text
    .slice(0, maxChanges)
    .flatMap((change) => [
      `    ${change.pages === 1 ? 'On' : `${count(change.pages, 'page')} such as`} ${change.example}, ${blockTitle(change.type)}:`,
      ...changeLines(change),
    ])
  const rest = text.length - maxChanges
  return [
    `  ${kind}: ${count(pages, 'page')}`,
    ...first,
    ...(rest > 0 ? [`    ${count(rest, 'other difference')} of texts`] : []),
    ...(look.length > 0 ? [`    look different: ${look.map(({ type }) => blockTitle(type)).join(', ')}`] : []),
  ]
}

/** The report in short, for a terminal. */
export function reportText(report: DiffReport): string {
  const { causes, kinds, notes } = report
  const shown = causes.slice(0, maxCauses)
  const width = String(shown[0]?.pages ?? '').length
  const paragraphs = [
    [headline(report), ...asides(report)],
    shown
      .map((cause) => `  ${String(cause.pages).padStart(width)}  ${causeLine(cause)}`)
      .concat(causes.length > maxCauses ? [`  ${count(causes.length - maxCauses, 'other cause')}`] : []),
    kinds.filter(({ pages }) => pages > 0).flatMap(kindLines),
    notes.map((note) => `Note: ${note}`),
  ]
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
