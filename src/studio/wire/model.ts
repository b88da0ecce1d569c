import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Edit, EditPath } from '../../../schema/edit.ts'
import type { JsonSchema } from '../../editor/json-schema.ts'
import type { ThemeLook } from './theme.ts'

/** The types of the JSON that server and shell of the studio exchange. */

/** Where a value is written: its file from the root of the repository, and its path in it. */
export type Origin = { file: string; path: EditPath }

/** A value that is written as `from:` in place of shared data, or of a field of the record of the page. */
export type Reference = { from: string; only?: string[] }

/** Values as they are written, with their tokens, and where they are written. */
export type WrittenValues = {
  values: Record<string, unknown>
  /**
   * Origins by path in `values`, written with dots: of the whole (`''`), and of parts that are written elsewhere, such
   * as the entries of a shared list.
   */
  origins: Record<string, Origin>
  /** Lists that cannot be edited as a whole, because their entries come from several places. */
  composed: string[]
  /** References to shared data that stand in place of values, by the path of the value. */
  references: Record<string, Reference>
  /** Values of a template or a fragment that the page replaces with its own, by the path of the value. */
  replaced: Record<string, unknown>
}

/** A block as the page shows it. */
export type BlockModel = WrittenValues & {
  type: string
  /** The path in the file of the page of the entry that it comes from. Blocks of one fragment come from the same. */
  entry: EditPath
  /** Of a block in a column: the number of the block that holds it, and its path there: `columns.0.blocks.1`. */
  inside?: { block: number; path: string }
  /** Of a block of the page itself: its number on the page in the frame; -1 if that page does not show it. */
  shown?: number
  /**
   * Of a block in a shared file: where the page shows the entries of lists that also have entries from elsewhere, by
   * their paths in the file: `items.1` may be `items.4`.
   */
  shownEntries?: Record<string, string>
  /** The fragment that it comes from. */
  fragment?: { name: string; isOnlyBlock: boolean }
}

/** A page; or a shared file, whose address begins with `/_data/`. */
export type PageModel = {
  address: string
  /** The page in the frame: itself, or one that shows the shared file. */
  preview: string
  file: string
  /** The template that the page follows, and its file from the root of the repository. */
  template?: { name: string; file: string }
  /**
   * How it is published: a draft is not, a scheduled page will be, one that has ended was, a protected page is for those
   * with its password.
   */
  state: 'public' | 'draft' | 'scheduled' | 'ended' | 'protected'
  head: WrittenValues
  /** The fields of a shared file; those of a page are the same for all pages. */
  fields?: FieldSchema
  /** The blocks as they are shown, each before those in it. */
  blocks: BlockModel[]
  /** The path of the list of blocks, if they can be added, moved and deleted. */
  list?: EditPath
  /** Whether each block may have a condition, as in a template. */
  hasConditions?: boolean
  /** Diagnostics of the page, with those of the files that it shows. */
  diagnostics: Diagnostic[]
  /** Hashes of the files that the values are written in. */
  hashes: Record<string, string>
  /** On how many pages each shared file is shown; missing until all pages have been read. */
  reach: Record<string, number>
  /** The values of the tokens on this page. */
  tokens: Record<string, string>
  /** The names of those whose values are Markdown or addresses. */
  markupTokens: readonly string[]
  history: History
  /** Grows with each change of the content. */
  revision: number
  /** The hash of the list of all pages; missing until all pages have been read. */
  listingHash?: string
  /** The hash of the names of all files and records; missing until all pages have been read. */
  namesHash?: string
  /** The hash of what was found across all pages, such as their problems; missing until all pages have been read. */
  siteHash?: string
  /** Why its blocks cannot be shown, if its file cannot be read. */
  unreadable?: string
  /** What the frame shows; missing if the page has errors, or while its pictures are drawn. */
  view?: FrameView
}

/** The parts of the document in the frame that an edit can change. */
export type FrameView = {
  /** The revision of the content: a document with the same revision shows this view already. */
  revision: number
  title: string
  /** How the header lies over the page, as the document says it. */
  header: string
  /** Whether the page has the action bar of its site. */
  hasActionBar: boolean
  styles: string
  /** The body with its marks, without scripts and data. */
  body: string
}

/**
 * A page with edits that are not written; of edits of the theme, only its look. All are missing if the edits cannot be
 * applied.
 */
export type Trial = { diagnostics?: Diagnostic[]; view?: FrameView; look?: ThemeLook }

/** The problems of all other files than that of one page: how many, and the first of them. */
export type SiteProblems = {
  errors: number
  warnings: number
  listed: {
    diagnostic: Diagnostic
    /** The address of its page or shared file; missing if the file is neither. */
    address?: string
  }[]
}

/** A page and the one that is most like it. */
export type Likeness = {
  /** Not all pages are compared yet. */
  isPending?: true
  /** From 0 to 1; missing for a page that is not compared, since it is hidden from search engines, or too short. */
  share?: number
  other?: { address: string; title: string }
  /** Above which the checks warn, and above which they report an error. */
  limits?: { warn: number; error: number }
}

/** The pages that follow a template. */
export type Followers = {
  /** The name under which each of the pages has the block. */
  block?: string
  /** The words of the records that they name: `city`, `service`. */
  words: string[]
  pages: { address: string; file: string; hash: string; records: Record<string, string> }[]
}

/** What Undo and Redo would do. */
export type History = { undo?: string; redo?: string }

/** The direction of a step through the history. */
export type Direction = keyof History

/** A block type, with what the studio shows of it. */
export type BlockTypeModel = {
  type: string
  /** The type in words. */
  name: string
  group: string
  alsoCalled: readonly string[]
  description: string
  schema: FieldSchema
  /** The fields of its example. */
  example: Record<string, unknown>
}

/** A schema with what the studio needs to choose the widget of a field. */
export type FieldSchema = JsonSchema & {
  widget?: Widget
  /** The collection of the record that it names; the slugs of its records are the examples. */
  collection?: string
  /** Visitors read it, so that tokens in it make sense. */
  hasTokens?: boolean
}
/** Widgets that a JSON Schema alone does not ask for. */
export type Widget = 'markdown' | 'address' | 'picture' | 'moment' | 'slug' | 'record'

/** The part of the content that does not depend on a page. */
export type StudioSetup = {
  head: FieldSchema
  blocks: BlockTypeModel[]
  addresses: string[]
  pictures: string[]
  /** Names of the shared files below `_data/`, without their ending: `cities/la`. */
  files: string[]
  /** Values of `from:`. */
  data: string[]
  /** Slugs of the records of each collection. */
  collections: Record<string, readonly string[]>
  /** The names of the records that have one, by `cities/la`. */
  recordNames: Record<string, string>
  /** The collections by the word for a record: `city` → `cities`. Their folders have the same names. */
  words: Record<string, string>
}

/** Edits of one file. */
export type FileEdits = {
  file: string
  /** The hash of the file that the edits are based on. */
  hash: string
  /** The hash of the version of a conflict that a person has seen, and writes over. */
  over?: string
  edits: Edit[]
  /** In place of edits: the whole text as a person has typed it, with `\n` as line breaks. */
  text?: string
  /**
   * The edits of a page that follows a template belong in the template: it is written, and the pages that follow it.
   * No other file can be in the same request.
   */
  inTemplate?: boolean
}

/** Edits that belong together: all are written, or none, and one Undo undoes all of them. */
export type EditRequest = {
  files: FileEdits[]
  /** What the edits do, in words for Undo: `Edit title`. */
  label: string
  /** Write also what adds an error. */
  anyway?: boolean
}

/**
 * A file that was written, with the hash on which the tab that wrote it bases its next edits. The hash of a deleted
 * file is empty.
 */
export type WrittenFile = { file: string; hash: string }

/** The text of a file, with `\n` as line breaks. */
export type SeenText = {
  file: string
  hash: string
  text: string
  /** The revision of the content. */
  revision: number
}

export type EditResult = Saved | Stopped

export type Saved = {
  kind: 'saved'
  files: WrittenFile[]
  history: History
  revision: number
  /** The page that the request named as shown, after the edit; missing if it is gone. */
  page?: PageModel
}

/** Why nothing was written. */
export type Stopped =
  /** The edits would add these errors. `isFinal`: they cannot even be written with them. */
  | { kind: 'held'; diagnostics: Diagnostic[]; isFinal?: boolean }
  /** The file was changed elsewhere at the same place. */
  | {
      kind: 'conflict'
      file: string
      hash: string
      /** Both versions; one that is missing was deleted. */
      mine?: string
      theirs?: string
      /** What was edited is gone, or cannot be distinguished from others beside it: mine cannot be written. */
      isGone?: true
      /** The text of the file with the version of this tab where it was changed in two ways, if a text was typed. */
      merged?: string
    }
  /** The edits cannot be applied. */
  | { kind: 'refused'; message: string }

/**
 * A shared file to create: a record or a fragment with one block, a copy, the wording of the site with one word of
 * the engine, by its path such as `search.none`, or the theme.
 */
export type NewSharedFile =
  | ({ slug: string; title: string } & (
      | {
          /** The word for a record, or `fragment`. */
          kind: string
          /** The type of the block of a fragment. */
          block: string
        }
      | { copyOf: string }
    ))
  | { wording: string }
  | { theme: true }

/** A block from the clipboard: its value, and its YAML with comments. */
export type ClipboardEntry = { value: Record<string, unknown>; yaml: string }
