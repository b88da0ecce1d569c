/// <reference types="vite/client" />
interface Window {
  /** Set by the inline loader, `src/client/loader.ts`. */
  marquee: {
    /** Events that came before the app. The loader pushes more of them until the islands are hydrated. */
    queue: { push(event: Event): unknown }
    /** Truthy once somebody has typed or chosen something on the page: it is not loaded again by itself. */
    isTyped?: unknown
    /** Called by the page when all of it but its sheets is parsed. */
    ready(): void
    /** Starts the app, once. Resolves when all modules of the page are evaluated. */
    start(): Promise<unknown>
    /** Observes the lazy pictures below `root`. */
    watch(root: ParentNode): void
    /** On sites with announcements: hides one that the visitor has closed. */
    announce?(bar: Element | null): void
    /** On sites with a choice of languages: offers the version of the page that the browser prefers, if any. */
    offerLanguage?(): void
    /** On sites with dark colours: marks the switch and the tags of the head as the visitor has chosen. */
    showScheme?(): void
    /** Called when a part of the app cannot be loaded: reloads the page unless somebody has typed into it, else says so. */
    lost(): void
  }
}
