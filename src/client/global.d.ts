/// <reference types="vite/client" />
interface Window {
  /** Set by the inline loader, `src/client/loader.ts`. */
  marquee: {
    /** Presses and keys that came before the app, and where the loader puts those that still come. */
    early: { push(event: Event): unknown }
    /** Called by the page when all of it is there but its sheets. */
    ready(): void
    /** Starts the app, once. Settles when all modules of the page are evaluated. */
    start(): Promise<unknown>
    /** Watches the lazy pictures below `root`. */
    watch(root: ParentNode): void
    /** A part of the app cannot be loaded: loads the page anew, or says so where that was done before. */
    lost(): void
  }
}
