/** The modules that the Vite plugin of blocks makes of the folders of the engine's blocks and of a site's own. */

declare module 'virtual:marquee/blocks' {
  import type { z } from 'zod'
  /** All block types, with their schemas and what loads their components. */
  export const blocks: Readonly<Record<string, { schema: z.ZodType; load: () => Promise<unknown> }>>
}

declare module 'virtual:marquee/islands' {
  /** What loads the components of blocks with behaviour. The browser knows no others. */
  export const islands: Readonly<Record<string, () => Promise<unknown>>>
}
