import type { BlockPlace, Place } from '../../wire/messages.ts'
import type { SiteCommand } from '../commands/site-commands.ts'
import type { FieldPath } from '../page-blocks/block-change.ts'
import type { PageFrame } from '../page-frame.ts'
import type { TextOnPage } from './page-edit-state.ts'

export const sidePanes = ['blocks', 'fields'] as const
/** A pane beside the page that can be hidden. */
export type SidePane = (typeof sidePanes)[number]
/** A pane of which a narrow screen shows one. */
export type Pane = 'outline' | 'page' | 'fields'
export type PreviewWidth = '390' | '768' | '1440' | 'full'
type PreviewMode = 'edit' | 'try'
/** The dialog that is open. */
type Overlay =
  | 'day'
  | 'add'
  | 'problems'
  | 'commands'
  | 'bookmarklet'
  | 'history'
  | 'blockHistory'
  | 'help'
  | 'language'
  | SiteCommand

/** What of the studio shows. */
export type ViewSlice = {
  mode: PreviewMode
  /** The language in which the page is translated, and its page in the frame if the language has it. */
  translating: { tag: string; address?: string | undefined } | undefined
  /** The translation that a place of the page shows, to be edited there; set while the texts are listed. */
  translatedText: ((place: BlockPlace) => TextOnPage | undefined) | undefined
  /** What was clicked on a translated page, and a number that grows with each click. */
  clicked: { place: Place | undefined; request: number }
  seeTranslating: (translating: ViewSlice['translating']) => void
  offerTranslated: (translatedText: ViewSlice['translatedText']) => void
  clickPlace: (place: Place) => void
  width: PreviewWidth
  overlay: Overlay | undefined
  isYamlOpen: boolean
  pane: Pane
  hiddenPanes: readonly SidePane[]
  setMode: (mode: PreviewMode) => void
  setWidth: (width: PreviewWidth) => void
  show: (overlay: Overlay | undefined) => void
  showPane: (pane: Pane) => void
  switchPane: (pane: SidePane) => void
  switchYaml: () => void
  closeYaml: () => void
  /** Switches between light and dark; at first the system decides. The shell sets it. */
  switchScheme: () => void
  frame: PageFrame
  /** Whether what others have published was asked for, and is to be got by the view “Changes”. */
  isUpdateAsked: boolean
  askUpdate: () => void
  seeUpdate: () => void
  /** Publishes what the view “Changes” has ticked, while it is open and can. */
  publishNow: (() => void) | undefined
  offerPublish: (publishNow: (() => void) | undefined) => void
  /** Publishes in the view “Changes”, and opens it from anywhere else: nobody publishes what they have not seen. */
  askPublish: () => void
  /** The field that had the focus last, and the block that was selected then; help explains it. */
  focusedField: { path: FieldPath; block: number | 'head' | undefined } | undefined
  seeFocus: (path: FieldPath) => void
  /** Whether the tour is shown: at the first start, and when it is asked for. */
  hasTour: boolean
  showTour: (isShown: boolean) => void
}
