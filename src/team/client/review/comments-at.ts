import type { TeamComment, TeamReview } from '../../review-wire.ts'

/** The comments at a place in a file, the first ones first, without answers. */
export const commentsAt = ({ comments }: TeamReview, file: string, path: string): TeamComment[] =>
  path === '' ? [] : comments.filter((one) => one.parent === 0 && one.file === file && one.path === path)

/** Whether a comment stands at a change that the report has. */
export const isAtChange = ({ files }: TeamReview, { file, path }: TeamComment): boolean =>
  path !== '' && files.some(({ name, changes }) => name === file && changes.some((change) => change.path === path))
