/** Where the script of the bar of a workspace is, and what it asks. The studio has no address like these. */
export const barScript = '/-/bar.js'
export const barPath = '/-/bar'
