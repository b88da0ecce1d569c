import { commandLine } from '../../schema/command-line.ts'
import { count } from '../../schema/writing/count.ts'
import { escapeMarkup as text } from '../../schema/writing/escape-markup.ts'
import { policyHash } from '../cache/hash.ts'
import { blockTitle } from './kind-reports.ts'
import { type CutLine, cutLines } from './line-words.ts'
import type { ChangedLines, DiffReport, KindReport, PicturePair } from './report.ts'
import { reportStyles } from './report-styles.ts'
import { asides, causeTitles, headline } from './words.ts'

/** Longer lists are cut; `diff.json` has all entries. */
const maxChanges = 25
const maxLines = 12
const maxPaths = 600

const rest = (left: number, noun: string) =>
  left > 0 ? `<p class="tag">${count(left, `more ${noun}`)}: see <code>diff.json</code>.</p>` : ''

function marked({ start, middle, end }: CutLine, element: 'del' | 'ins'): string {
  // Lines without common words are shown as lines.
  if (start + end === '') return text(middle)
  const shown =
    middle === '' ? '' : `<${element}>${text(middle.trimEnd())}</${element}>${/\s$/.test(middle) ? ' ' : ''}`
  return text(start) + shown + text(end)
}

/** The lines of a change as HTML. If as many lines are added as removed, the words that differ are marked. */
export function markWords({ removed, added }: ChangedLines): { removed: string[]; added: string[] } {
  if (removed.length !== added.length) return { removed: removed.map(text), added: added.map(text) }
  const pairs = removed.map((line, index) => cutLines(line, added[index] ?? ''))
  return { removed: pairs.map(([from]) => marked(from, 'del')), added: pairs.map(([, to]) => marked(to, 'ins')) }
}

function figures({ changed, added, gone, gated, pages }: DiffReport): string {
  const looks = changed.filter(({ extent }) => extent === 'look').length
  const all: [number, string][] = [
    [changed.length, `of ${count(pages.after, 'page')} change`],
    [changed.length - looks, 'say something else'],
    [looks, 'only look different'],
    [added.length, 'added'],
    [gone.length, 'gone'],
    [gated.length, 'behind a password'],
  ]
  // The first figure is the answer; others are omitted if they are 0.
  const shown = all.filter(([number], index) => index === 0 || number > 0)
  const items = shown.map(([number, words]) => `<li><b>${number.toLocaleString('en-US')}</b>${words}</li>`)
  return `<ul class="figures">${items.join('')}</ul>`
}

function causeTable({ causes, changed }: DiffReport): string {
  if (causes.length === 0) return ''
  const rows = causes.map(
    ({ kind, name, pages }) =>
      `<tr><td><span class="tag">${text(causeTitles[kind])}</span><br><span class="path">${text(name)}</span><meter min="0" max="${changed.length}" value="${pages}">${pages}</meter></td><td class="n">${pages.toLocaleString('en-US')}</td></tr>`,
  )
  return `<h2>Why</h2><p class="lead">A page that several changed files are part of counts for each of them.</p><table><thead><tr><th>Cause</th><th class="n">Pages</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function changeLines(change: ChangedLines): string {
  const { removed, added } = markWords(change)
  const lines = [
    ...removed.map((line) => `<div class="line gone"><span>${line}</span></div>`),
    ...added.map((line) => `<div class="line come"><span>${line}</span></div>`),
  ]
  return lines.slice(0, maxLines).join('') + rest(lines.length - maxLines, 'line')
}

const pageCode = (path: string) => `<span class="path">${text(path)}</span>`

function pairOf({ width, type, top, before, after, more }: PicturePair, page: string): string {
  const figure = (title: string, src: string | undefined, none: string) =>
    src === undefined
      ? `<figure><figcaption>${title}</figcaption><p class="none">${none}</p></figure>`
      : `<figure><figcaption>${title}</figcaption><img src="${src}" alt="${text(`${blockTitle(type)} of ${page}, ${title.toLowerCase()}, ${width} pixels wide`)}"></figure>`
  const words = `${blockTitle(type)} · ${width} px wide, ${top.toLocaleString('en-US')} px down the page${more > 0 ? `; ${more.toLocaleString('en-US')} px more below` : ''}`
  return `<p class="tag">${text(words)}</p><div class="pair${width < 600 ? ' phone' : ''}">${figure('Before', before, 'Not there yet')}${figure('After', after, 'No longer there')}</div>`
}

function picturesOf({ pictures }: KindReport): string {
  if (!pictures) return ''
  const { page, pairs } = pictures
  const seen = pairs.map((pair) => pairOf(pair, page)).join('')
  return `<h3>How it looks: ${pageCode(page)}</h3>${seen || '<p>Nothing can be seen to differ on this page.</p>'}`
}

function kindSection(report: KindReport): string {
  const changes = report.text
    .slice(0, maxChanges)
    .map(
      (change) =>
        `<div class="change"><p><b>${count(change.pages, 'page')}</b> · ${text(blockTitle(change.type))} · ${change.pages === 1 ? '' : 'such as '}${pageCode(change.example)}</p>${changeLines(change)}</div>`,
    )
  const looks = report.look.map(
    ({ type, pages, example }) =>
      `<li>${text(blockTitle(type))} <span class="tag">on ${count(pages, 'page')}${pages === 1 ? ':' : ', such as'} ${pageCode(example)}</span></li>`,
  )
  return [
    `<h2>${text(report.kind)} <span class="tag">${report.pages === 0 ? 'seen in pictures alone' : count(report.pages, 'page')}</span></h2>`,
    picturesOf(report),
    changes.length > 0 ? `<h3>What it says</h3>${changes.join('')}` : '',
    rest(report.text.length - maxChanges, 'difference'),
    looks.length > 0 ? `<h3>Blocks that say the same and are built otherwise</h3><ul>${looks.join('')}</ul>` : '',
  ].join('')
}

function frameSection({ frame }: DiffReport): string {
  if (!frame) return ''
  const changes = frame.text.map((change) => `<div class="change">${changeLines(change)}</div>`).join('')
  return `<h2>Around every page</h2><p class="lead">Header, footer and quote dialog are the same on all pages, and are not counted above.</p>${changes || '<p>They say the same and are built otherwise.</p>'}`
}

function pathList(title: string, paths: readonly { path: string; tag?: string }[]): string {
  if (paths.length === 0) return ''
  const items = paths
    .slice(0, maxPaths)
    .map(({ path, tag }) => `<li>${pageCode(path)}${tag ? ` <span class="tag">${text(tag)}</span>` : ''}</li>`)
  return `<details><summary>${text(title)}: ${paths.length.toLocaleString('en-US')}</summary><ul class="paths">${items.join('')}</ul>${rest(paths.length - maxPaths, 'page')}</details>`
}

function lists({ changed, added, gone, gated }: DiffReport): string {
  const all = [
    pathList(
      'Pages that change',
      changed.map(({ path, extent }) => ({ path, tag: extent === 'look' ? 'look' : '' })),
    ),
    pathList('Pages added', added),
    pathList(
      'Pages gone',
      gone.map(({ path, answers }) => ({ path, tag: answers ? 'answers with another page' : 'nothing answers' })),
    ),
    pathList(
      'Behind a password',
      gated.map(({ path, state }) => ({ path, tag: state })),
    ),
  ].join('')
  return all === '' ? '' : `<h2>Addresses</h2>${all}`
}

/** The report as a standalone HTML file: no scripts, no requests; it can be opened from a disk. */
export function reportHtml(report: DiffReport): string {
  const { revision, commit, notes } = report
  const policy = `default-src 'none'; img-src data:; style-src '${policyHash(reportStyles)}'; base-uri 'none'; form-action 'none'`
  const title = headline(report)
  const noteList =
    notes.length > 0 ? `<div class="notes">${notes.map((note) => `<p>${text(note)}</p>`).join('')}</div>` : ''
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${text(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${text(title)}</title><style>${reportStyles}</style></head><body>`,
    `<header><p class="over">What this change does to the site</p><h1>${text(title)}</h1>`,
    `<p class="lead">Compared with <code>${text(commit)}</code>${revision === commit ? '' : ` (<code>${text(revision)}</code>)`}. ${asides(report).map(text).join(' ')}</p>${figures(report)}${noteList}</header><main>`,
    causeTable(report),
    frameSection(report),
    report.kinds.map(kindSection).join(''),
    lists(report),
    `</main><footer><p>Written by <code>${commandLine('diff')}</code>. It shows nothing of what protected pages say.</p></footer></body></html>`,
  ].join('')
}
