import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { EditPath } from '../../../schema/edit.ts'
import { parentPath } from '../../content/edit/edit-path.ts'
import type { EffectCount, Places, PlacesRequest } from '../wire/effects.ts'
import type { FoundPlace, GridChange, GridModel, GridPlan, NewPlace, PlaceForm } from '../wire/grid.ts'
import type { FoundPage, ListedPicture, PageChanges, PageListEntry } from '../wire/listing.ts'
import type { PlaceElsewhere } from '../wire/messages.ts'
import type {
  ClipboardEntry,
  EditRequest,
  EditResult,
  FileEdits,
  Followers,
  Likeness,
  NewSharedFile,
  PageModel,
  SeenText,
  SiteProblems,
  StudioSetup,
  Trial,
} from '../wire/model.ts'
import type { NewPageChoices, NewPageRequest } from '../wire/new-page.ts'
import type { FoundTexts, Sought } from '../wire/replace.ts'
import type { FontChoice } from '../wire/theme.ts'
import { NoAnswer } from './no-answer.ts'
import { NotFound } from './not-found.ts'

/** The token of the repository, which a restart of its studio does not change. */
export const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? ''

/** The longest body that a request may have after its document is gone: browsers limit all of them to 64 KiB. */
const maxKeptLength = 20_000

async function post<Result>(name: string, type: string, body: BodyInit, signal?: AbortSignal): Promise<Result> {
  const headers = { 'content-type': type, 'x-studio-token': token }
  // What is small enough also arrives if the tab is closed meanwhile.
  const keepalive = name === 'edit' && typeof body === 'string' && body.length < maxKeptLength
  const response = await fetch(`/@studio/${name}`, {
    method: 'POST',
    headers,
    body,
    keepalive,
    signal: signal ?? null,
  }).catch(() => {
    throw new NoAnswer()
  })
  const result = await response.json()
  if (!response.ok) throw response.status === 404 ? new NotFound(result.message) : new Error(result.message)
  return result
}

let asOf: string | undefined

/** Sets the time as of which all answers show the site; `undefined` for now. */
export function setShownTime(time: string | undefined): void {
  asOf = time
}

/** The body of a request whose answer shows the site as of this time. */
export const atShownTime = (body: object): object => (asOf === undefined ? body : { ...body, asOf })

const call = <Result>(name: string, body: object = {}, signal?: AbortSignal): Promise<Result> =>
  post(name, 'application/json', JSON.stringify(atShownTime(body)), signal)

/** The requests of the shell, which `src/studio/server/studio.ts` answers. */
export const api = {
  setup: () => call<StudioSetup>('setup'),
  pages: () => call<PageListEntry[]>('pages'),
  /** Addresses of the pages with all these words in their titles, addresses or texts. */
  findPages: (words: string) => call<string[]>('findPages', { words }),
  /** When each page was changed last, and by whom; none where there is no repository. */
  pageChanges: () => call<PageChanges>('pageChanges'),
  page: (address: string) => call<PageModel>('page', { address }),
  /** How a page is found and shared. */
  found: (address: string) => call<FoundPage>('found', { address }),
  /** The number on a page of the block with an anchor, or with this number. */
  blockAt: (address: string, at: string) => call<{ shown?: number }>('blockAt', { address, at }),
  /** Where the value of a token of a page is written. */
  token: (address: string, name: string) => call<PlaceElsewhere>('token', { address, name }),
  /** Pages that follow the template of a page, and have its block. */
  followers: (address: string, entry: number | undefined) => call<Followers>('followers', { address, entry }),
  /** Writes edits. Calls with `shown`, the address of a page, answer with this page as it is afterwards. */
  edit: (request: EditRequest, shown: string) => call<EditResult>('edit', { ...request, shown }),
  /** The page with edits that are not written. */
  try: (files: FileEdits[], shown: string) => call<Trial>('try', { files, shown }),
  /** Applies the fix of a diagnostic of the page at an address. */
  fix: (diagnostic: Diagnostic, { at, shown }: { at: string; shown: string }) =>
    call<EditResult>('fix', { address: at, diagnostic, shown }),
  /** A text that was typed, with the fix of one of its diagnostics. `hash` is that of the text that it is based on. */
  fixText: (typed: { file: string; text: string; hash: string }, diagnostic: Diagnostic) =>
    call<{ text: string }>('fixText', { ...typed, diagnostic }),
  /** The text of a file, and the hash on which edits of it are based. */
  text: (file: string) => call<SeenText>('text', { file }),
  /** The YAML of an entry of a list of blocks, with its comments. */
  copy: (file: string, entry: EditPath) =>
    call<{ yaml: string }>('copy', { file, list: parentPath(entry), entry: entry.at(-1) }),
  /** The blocks of a text from the clipboard; those with one of these anchors get another one. */
  clipboard: (text: string, ids: readonly unknown[]) => call<ClipboardEntry[]>('clipboard', { text, ids }),
  /** What a new page can begin with. */
  newPageChoices: () => call<NewPageChoices>('newPageChoices'),
  create: (page: NewPageRequest) => call<EditResult>('create', page),
  move: (address: string, to: string) => call<EditResult>('move', { address, to }),
  /** Deletes a page; visitors of its addresses are led to the one at `leadTo`. */
  remove: (address: string, leadTo: string | undefined) => call<EditResult>('remove', { address, leadTo }),
  /** The problems of the site beside those of the page at an address. */
  problems: (address: string) => call<SiteProblems>('problems', { address }),
  /** Paths of the files with links to a page. */
  linksTo: (address: string) => call<string[]>('linksTo', { address }),
  /** Writes a new record, fragment or copy of a shared file. */
  createFile: (file: NewSharedFile) => call<EditResult>('createFile', file),
  removeFile: (name: string) => call<EditResult>('removeFile', { name }),
  /** Paths of the files that name a shared file. */
  usersOf: (name: string) => call<string[]>('usersOf', { name }),
  /** How many pages edits would change. */
  effect: (files: FileEdits[], signal: AbortSignal) => call<EffectCount>('effect', { files }, signal),
  /** Some pages as edits would change them. */
  places: (request: PlacesRequest, signal: AbortSignal) => call<Places>('places', request, signal),
  find: (sought: Sought) => call<FoundTexts>('find', { sought }),
  /** Replaces all matches but those with the ids in `except`; `seen` is the hash of the matches. */
  replaceAll: (replacing: { sought: Sought; except: string[]; seen: string }, shown: string) =>
    call<EditResult>('replaceAll', { ...replacing, shown }),
  /** The fonts that the theme can name. */
  fonts: () => call<FontChoice[]>('fonts'),
  /** The bytes of a file of one of them, in base64. */
  fontFile: (family: string) => call<{ data: string }>('fontFile', { family }),
  /** A matrix as a table; the first one without a name. Empty if the site has none. */
  grid: (of: string | undefined) => call<GridModel | Record<string, never>>('grid', { of }),
  /** What a change of a matrix writes and deletes. */
  planCells: (change: GridChange) => call<GridPlan>('planCells', change),
  changeCells: (change: GridChange, shown: string) => call<EditResult>('changeCells', { ...change, shown }),
  /** The form of a new record of the rows, with the fields that only some pages need. */
  placeForm: (of: string, also: readonly string[]) => call<PlaceForm>('placeForm', { of, also }),
  planPlace: (place: NewPlace) => call<GridPlan>('planPlace', place),
  createPlace: (place: NewPlace, shown: string) => call<EditResult>('createPlace', { ...place, shown }),
  /** How alike pages are to the page that is most like each, by their addresses. */
  likeness: (addresses: readonly string[]) => call<Record<string, Likeness>>('likeness', { addresses }),
  /** Cities with these words, with what a new record of the rows of a grid gets from each. */
  findPlaces: (of: string, words: string) => call<FoundPlace[]>('findPlaces', { of, words }),
  /** The position of a point of the map, in degrees. */
  placeAt: (point: { x: number; y: number }) => call<{ lat?: number; lng?: number }>('placeAt', point),
  undo: (shown: string) => call<EditResult>('undo', { shown }),
  redo: (shown: string) => call<EditResult>('redo', { shown }),
  /** All picture files, with the places that show them. */
  pictures: () => call<ListedPicture[]>('pictures'),
  /** Deletes a picture that nothing shows. */
  removePicture: (name: string) => call<EditResult>('removePicture', { name }),
  /** A picture as a data address. */
  picture: (name: string, focus: unknown) => call<{ src?: string }>('picture', { name, focus }),
  /** The same without a crop. */
  wholePicture: (name: string) => call<{ src?: string }>('wholePicture', { name }),
  /** Stores a picture; returns its name, and its address on the site. */
  upload: (file: File) =>
    post<{ name: string; address: string }>(`upload?name=${encodeURIComponent(file.name)}`, file.type, file),
  /** Resolves when the content has another revision, or after a while. */
  changes: (since: number) => call<{ revision: number }>('changes', { since }),
}
