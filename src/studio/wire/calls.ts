import * as z from 'zod/mini'
import { foundSchema, list, nameSchema, pathSchema } from './content-values.ts'
import {
  clipboardEntrySchema,
  editRequestSchema,
  editResultSchema,
  fileEditsSchema,
  seenTextSchema,
  trialSchema,
} from './edits.ts'
import { effectCountSchema, placesRequestSchema, placesSchema } from './effects.ts'
import { fileMovePlanSchema, fileMoveSchema } from './file-moves.ts'
import {
  foundCitySchema,
  gridChangeSchema,
  gridPlanSchema,
  gridSchema,
  movedRecordSchema,
  newRecordRequestSchema,
  pointSchema,
  recordFormSchema,
  recordMovePlanSchema,
} from './grid.ts'
import { commitNameSchema, earlierViewSchema, fileHistorySchema, restoreRequestSchema } from './history.ts'
import {
  followersSchema,
  foundPageSchema,
  likenessSchema,
  listedFileSchema,
  listedPictureSchema,
  pageChangesSchema,
  pageListEntrySchema,
  siteProblemsSchema,
} from './listing.ts'
import { newPageChoicesSchema, newPageSchema, newSharedFileSchema } from './new-files.ts'
import { elsewhereSchema, pageSchema } from './page.ts'
import {
  changeCountSchema,
  changedFilesSchema,
  commitOutcomeSchema,
  commitRequestSchema,
  discardRequestSchema,
  originWordsSchema,
  proposalSchema,
  proposedSchema,
  proposeRequestSchema,
  publicationSchema,
  publishedSchema,
  sentSchema,
  takeBackRequestSchema,
  updateRequestSchema,
} from './publish.ts'
import { foundTextsSchema, soughtSchema } from './replace.ts'
import { setupSchema } from './setup.ts'
import { fontChoiceSchema } from './theme.ts'
import {
  beginRequestSchema,
  removeUnusedSchema,
  translateRequestSchema,
  translationCountsSchema,
  translationRequestSchema,
  translationSchema,
} from './translations.ts'

const nothing = z.object({})
const page = z.object({ address: nameSchema })
const picture = z.object({ name: nameSchema })
/** A picture as a data address; empty if it cannot be read. */
const pictureData = z.object({ src: z.exactOptional(z.string()) })
const pictureRequest = z.extend(picture, { focus: z.optional(z.unknown()) })
/** A call that writes files. */
const writing = <Request extends z.ZodMiniType>(request: Request) => ({ request, answer: editResultSchema })

/**
 * The calls of the shell, by name: what each requests, and what the server answers. The server checks each request, the
 * shell each answer.
 */
export const calls = {
  setup: { request: nothing, answer: setupSchema },
  pages: { request: nothing, answer: z.array(pageListEntrySchema) },
  /** Addresses of the pages with all these words in their titles, addresses or texts. */
  findPages: { request: z.object({ words: z.string() }), answer: z.array(z.string()) },
  /** When each page was changed last, and by whom; none where there is no repository. */
  pageChanges: { request: nothing, answer: pageChangesSchema },
  page: { request: page, answer: pageSchema },
  /** How a page is found and shared. */
  found: { request: page, answer: foundPageSchema },
  /** The number on a page of the block with an anchor, or with this number. */
  blockAt: { request: z.extend(page, { at: z.string() }), answer: z.object({ shown: z.exactOptional(z.number()) }) },
  /** Where the value of a token of a page is written. */
  token: { request: z.extend(page, { name: nameSchema }), answer: elsewhereSchema },
  /** Pages that follow the template of a page, and have its block. */
  followers: { request: z.extend(page, { entry: z.optional(z.number()) }), answer: followersSchema },
  /** The problems of the site beside those of the page at an address. */
  problems: { request: page, answer: siteProblemsSchema },
  /** How alike pages are to the page that is most like each, by their addresses. */
  likeness: {
    request: z.object({ addresses: list(z.string()) }),
    answer: z.record(z.string(), likenessSchema),
  },

  /** Writes edits. */
  edit: writing(editRequestSchema),
  /** The page with edits that are not written. */
  try: { request: z.extend(page, { files: z.array(fileEditsSchema) }), answer: trialSchema },
  /** Applies the fix of a diagnostic of the page at an address. */
  fix: writing(z.extend(page, { diagnostic: foundSchema })),
  /** A text that was typed, with the fix of one of its diagnostics. `hash` is that of the text that it is based on. */
  fixText: {
    request: z.object({ file: nameSchema, text: z.string(), hash: z.string(), diagnostic: foundSchema }),
    answer: z.object({ text: z.string() }),
  },
  /** The text of a file, and the hash on which edits of it are based. */
  text: { request: z.object({ file: nameSchema }), answer: seenTextSchema },
  undo: writing(nothing),
  redo: writing(nothing),
  /** How many pages edits would change. */
  effect: { request: z.object({ files: list(fileEditsSchema) }), answer: effectCountSchema },
  /** Some pages as edits would change them. */
  places: { request: placesRequestSchema, answer: placesSchema },

  /** The YAML of an entry of a list of blocks, with its comments. */
  copy: {
    request: z.object({ file: nameSchema, entry: pathSchema }),
    answer: z.object({ yaml: z.string() }),
  },
  /** The blocks of a text from the clipboard; those with one of these anchors get another one. */
  clipboard: {
    request: z.object({ text: z.string(), ids: z.array(z.string()) }),
    answer: z.array(clipboardEntrySchema),
  },

  /** What a new page can begin with. */
  newPageChoices: { request: nothing, answer: newPageChoicesSchema },
  create: writing(newPageSchema),
  move: writing(z.extend(page, { to: nameSchema })),
  /** Deletes a page; visitors of its addresses are led to the one at `leadTo`. */
  remove: writing(z.extend(page, { leadTo: z.optional(nameSchema) })),
  /** Paths of the files with links to a page. */
  removal: { request: page, answer: z.object({ links: z.array(z.string()), languages: z.array(z.string()) }) },
  /** Writes a new record, fragment or copy of a shared file. */
  createFile: writing(newSharedFileSchema),
  removeFile: writing(z.object({ name: nameSchema })),
  /** Paths of the files that name a shared file. */
  usersOf: { request: z.object({ name: nameSchema }), answer: z.array(z.string()) },

  /** The texts of a page, and of what it shows, with their translations. */
  translation: { request: translationRequestSchema, answer: translationSchema },
  /** Writes a translation, or says that it is still right. */
  translate: writing(translateRequestSchema),
  /** Removes the translations of files whose text is gone. */
  removeUnused: writing(removeUnusedSchema),
  /** Begins the translation of a page: with it, the page is in the language. */
  beginTranslation: writing(beginRequestSchema),
  translationCounts: { request: nothing, answer: translationCountsSchema },

  find: { request: z.object({ sought: soughtSchema }), answer: foundTextsSchema },
  /** Replaces all matches but those with the ids in `except`; `seen` is the hash of the matches. */
  replaceAll: writing(z.object({ sought: soughtSchema, except: z.array(z.string()), seen: z.string() })),

  /** The fonts that the theme can name. */
  fonts: { request: nothing, answer: z.array(fontChoiceSchema) },
  /** The bytes of a file of one of them, in base64. */
  fontFile: { request: z.object({ family: z.string() }), answer: z.object({ data: z.string() }) },

  /** A matrix as a table; the first one without a name. Empty if the site has none. */
  grid: { request: z.object({ of: z.optional(z.string()) }), answer: z.union([gridSchema, z.strictObject({})]) },
  /** What a change of a matrix writes and deletes. */
  planCells: { request: gridChangeSchema, answer: gridPlanSchema },
  changeCells: writing(gridChangeSchema),
  /** The form of a new record of a matrix, with the fields that only some pages need. */
  recordForm: {
    request: z.object({ of: z.string(), collection: z.string(), also: list(z.string()) }),
    answer: recordFormSchema,
  },
  planRecord: { request: newRecordRequestSchema, answer: gridPlanSchema },
  createRecord: writing(newRecordRequestSchema),
  /** What another part of the address of a record leads to. */
  planRecordMove: { request: movedRecordSchema, answer: recordMovePlanSchema },
  moveRecord: writing(movedRecordSchema),
  /** Cities with these words, with what a new record of a collection gets from each. */
  findCities: { request: z.object({ collection: z.string(), words: z.string() }), answer: z.array(foundCitySchema) },
  /** The position of a point of the map, in degrees. */
  positionAt: {
    request: pointSchema,
    answer: z.object({ lat: z.exactOptional(z.number()), lng: z.exactOptional(z.number()) }),
  },

  /** All picture files, with the places that show them. */
  pictures: { request: nothing, answer: z.array(listedPictureSchema) },
  /** Deletes a picture that nothing shows. */
  removePicture: writing(picture),
  /** The files that the site publishes as they are. */
  files: { request: nothing, answer: z.array(listedFileSchema) },
  /** Deletes such a file that nothing names. */
  removePublicFile: writing(z.object({ address: nameSchema })),
  /** Puts the bytes that were uploaded for a file in its place. */
  replaceFile: writing(z.object({ file: nameSchema, upload: nameSchema })),
  /** What another path of a file, or of the one that was uploaded for it, leads to. */
  planFileMove: { request: fileMoveSchema, answer: fileMovePlanSchema },
  moveFile: writing(fileMoveSchema),
  /** A picture as a data address. */
  picture: { request: pictureRequest, answer: pictureData },
  /** The same without a crop. */
  wholePicture: { request: picture, answer: pictureData },

  /** How many files differ from the last commit. */
  changeCount: { request: nothing, answer: changeCountSchema },
  changedFiles: { request: nothing, answer: changedFilesSchema },
  /** What others have pushed to `origin`. */
  origin: { request: nothing, answer: originWordsSchema },
  /** Commits files on the current branch. */
  commit: { request: commitRequestSchema, answer: commitOutcomeSchema },
  /** Brings the branch and the files up to date with what others have pushed. */
  update: { request: updateRequestSchema, answer: commitOutcomeSchema },
  /** Validates files and publishes them, or proposes them. It takes long, and answers with lines of progress. */
  publish: { request: proposeRequestSchema, answer: publishedSchema },
  /** What was published last, the newest first. */
  publications: { request: nothing, answer: z.array(publicationSchema) },
  /** Takes a publication back, with lines of progress. */
  takeBack: { request: takeBackRequestSchema, answer: publishedSchema },
  /** Discards changes that are not committed. */
  discard: writing(discardRequestSchema),
  /** The proposals of this machine, the newest first. */
  proposals: { request: nothing, answer: z.array(proposedSchema) },
  withdraw: { request: z.object({ branch: z.string() }), answer: nothing },
  /** Sends a proposal that is on this machine alone. */
  sendProposal: { request: z.object({ branch: z.string() }), answer: sentSchema },
  /** Proposes one's own version of a proposal that others have changed, as a proposal of its own. Theirs stays. */
  proposeAgain: { request: z.object({ branch: z.string() }), answer: sentSchema },
  /** Leaves a proposal to those who have changed it: it is no longer one of this machine. */
  leaveProposal: { request: z.object({ branch: z.string() }), answer: nothing },
  /** Validates files and commits them to a branch of their own. It takes long, and answers with lines of progress. */
  propose: { request: proposeRequestSchema, answer: proposalSchema },
  /** The versions of a file, or of the block at a path in it. */
  history: { request: z.object({ file: nameSchema, path: z.optional(pathSchema) }), answer: fileHistorySchema },
  /** Restores a file or a block. */
  restore: writing(restoreRequestSchema),
  /** What the frame shows of a page as it was in a commit; nothing if it had errors, or while its pictures are drawn. */
  earlierView: { request: z.extend(page, { commit: commitNameSchema }), answer: earlierViewSchema },

  /** Resolves when the content has another revision, or after a while. */
  changes: { request: z.object({ since: z.number() }), answer: z.object({ revision: z.number() }) },
}

export type CallName = keyof typeof calls
export type Requests = { [Name in CallName]: z.infer<(typeof calls)[Name]['request']> }
export type Answers = { [Name in CallName]: z.infer<(typeof calls)[Name]['answer']> }

/** What each request may say beside what its call takes. */
export const contextSchema = z.looseObject({
  /** The address of the page that the answer to a call that writes has, as it is afterwards. */
  shown: z.optional(nameSchema),
  /** The time as of which the answer shows the site: `2026-12-03T09:00Z`. */
  asOf: z.optional(z.string()),
})

/** A stored picture: its name, and its address on the site. */
export const uploadedSchema = z.object({ name: z.string(), address: z.string() })
export type Uploaded = z.infer<typeof uploadedSchema>
