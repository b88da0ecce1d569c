/// <reference types="vite/client" />
interface Window {
  /** Set by the inline loader, `src/app/loader.ts`. */
  marquee: {
    live(block: Element): void
    watch(root: ParentNode): void
    start(): void
  }
}
