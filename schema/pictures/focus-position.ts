import type { Focus } from './image.ts'

/**
 * The place of a picture in any frame, as CSS has it: a point at 70 % of the picture is then at 70 % of the frame. As this
 * holds for every crop, it also holds for the crop of a crop. Not in the module of the schema: browsers load no zod for it.
 */
export const focusPosition = ({ x, y }: Focus) => `${percent(x)} ${percent(y)}`
const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`
