/** Blocks with behaviour: the browser loads their code and hydrates them. All others are the HTML of the build. */
export const liveBlocks = {}
export type LiveType = keyof typeof liveBlocks
