/** Where the script of the bar of a workspace is, and what it asks. The studio has no address like these. */
export const barScript = '/-/bar.js'
export const barPath = '/-/bar'

/** Where the bar asks for the comments that are open, and says that one is done with. */
export const barCommentsPath = '/-/bar/comments'
export const barDonePath = '/-/bar/comments/done'
