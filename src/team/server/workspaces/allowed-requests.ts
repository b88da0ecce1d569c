import { exampleQuery } from '../../../studio/example-address.ts'
import { timeQuery } from '../../../studio/time-query.ts'
import type { CallName } from '../../../studio/wire/calls.ts'

/** What a request needs: to see the workspace, or to write in it. */
export type Need = 'see' | 'write'

/**
 * What each call of the studio needs in a workspace. Those that are refused commit, publish or propose: in a team that
 * is the work of the server. A new call has no row until somebody decides about it here.
 */
export const neededCalls = {
  setup: 'see',
  pages: 'see',
  findPages: 'see',
  pageChanges: 'see',
  page: 'see',
  found: 'see',
  blockAt: 'see',
  token: 'see',
  followers: 'see',
  problems: 'see',
  likeness: 'see',
  edit: 'write',
  try: 'see',
  fix: 'write',
  fixText: 'see',
  text: 'see',
  undo: 'write',
  redo: 'write',
  effect: 'see',
  places: 'see',
  copy: 'see',
  clipboard: 'see',
  newPageChoices: 'see',
  create: 'write',
  move: 'write',
  remove: 'write',
  removal: 'see',
  createFile: 'write',
  removeFile: 'write',
  usersOf: 'see',
  translation: 'see',
  translate: 'write',
  beginTranslation: 'write',
  removeUnused: 'write',
  translationCounts: 'see',
  find: 'see',
  replaceAll: 'write',
  fonts: 'see',
  fontFile: 'see',
  grid: 'see',
  planCells: 'see',
  changeCells: 'write',
  recordForm: 'see',
  planRecord: 'see',
  createRecord: 'write',
  planRecordMove: 'see',
  moveRecord: 'write',
  findCities: 'see',
  positionAt: 'see',
  pictures: 'see',
  removePicture: 'write',
  files: 'see',
  removePublicFile: 'write',
  replaceFile: 'write',
  planFileMove: 'see',
  moveFile: 'write',
  picture: 'see',
  wholePicture: 'see',
  changeCount: 'see',
  changedFiles: 'see',
  origin: 'see',
  commit: 'refused',
  update: 'write',
  publish: 'refused',
  publications: 'see',
  takeBack: 'refused',
  discard: 'write',
  proposals: 'see',
  withdraw: 'refused',
  sendProposal: 'refused',
  proposeAgain: 'refused',
  leaveProposal: 'refused',
  propose: 'refused',
  history: 'see',
  restore: 'write',
  earlierView: 'see',
  changes: 'see',
} as const satisfies Record<CallName, Need | 'refused'>

const isCallName = (name: string): name is CallName => Object.hasOwn(neededCalls, name)

/** A form of address that may be asked, and the names that its query may have. */
type Row = { method: 'GET' | 'POST'; path: RegExp; query?: readonly string[] | 'any'; need: Need }

/** What is asked beside the calls. A page has no dot in its address, a file has one with a known ending. */
const rows: readonly Row[] = [
  { method: 'POST', path: /^\/@studio\/upload$/, query: ['name', 'folder', 'only', 'for'], need: 'write' },
  { method: 'GET', path: /^\/@studio\/(?:[\w-]+\.js)?$/, need: 'see' },
  // The document of the studio is the same whatever its address says.
  { method: 'GET', path: /^\/studio(?:\/.*)?$/, query: 'any', need: 'see' },
  // What the app of a page loads, when the page is tried.
  {
    method: 'GET',
    path: /^\/@(?:vite\/client|react-refresh|id\/__x00__@vitejs\/plugin-react\/preamble)$/,
    need: 'see',
  },
  {
    method: 'GET',
    path: /^\/(?:src|blocks|schema|node_modules\/\.vite\/deps|node_modules\/vite\/dist\/client)\/[\w@/.-]+\.(?:m?js|tsx?|css)$/,
    query: ['v', 't', 'import'],
    need: 'see',
  },
  {
    method: 'GET',
    path: /^\/(?!src\/|blocks\/|schema\/|pages\/|node_modules\/|studio\/)[\w~%/.-]+\.(?:avif|css|gif|ico|jpe?g|json|mp4|pdf|png|svg|txt|vcf|webm|webp|woff2|xml)$/,
    query: ['v'],
    need: 'see',
  },
  { method: 'GET', path: /^\/(?!_)[\w~%/-]*$/, query: ['studio', timeQuery, exampleQuery], need: 'see' },
]

/** What is never a part of an address here, however it is written: a way up, another host, a sign that ends a name. */
const dangerous = /\.\.|\/\/|\\|#|%(?:2e|2f|5c|23|00|25)|\/\.(?!vite\/)/i

/**
 * What a request to a workspace needs, by its method and its target as the browser sent it; `undefined` for whatever is
 * not listed, which is then refused.
 */
export function neededFor(method: string, target: string): Need | undefined {
  if (!target.startsWith('/') || dangerous.test(target)) return undefined
  const [path = '', query = '', ...more] = target.split('?')
  if (more.length > 0) return undefined
  const call = /^\/@studio\/(\w+)$/.exec(path)?.[1]
  if (call !== undefined && isCallName(call)) {
    const need = neededCalls[call]
    return method === 'POST' && query === '' && need !== 'refused' ? need : undefined
  }
  // A tab asks with HEAD whether the studio is there again.
  const asked = method === 'HEAD' ? 'GET' : method
  const names = [...new URLSearchParams(query).keys()]
  return rows.find(
    ({ method: takes, path: form, query: allowed = [] }) =>
      takes === asked && form.test(path) && (allowed === 'any' || names.every((one) => allowed.includes(one))),
  )?.need
}
