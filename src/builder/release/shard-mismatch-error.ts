/** Parts of a site that do not belong together, or not all of them. The message says which. */
export class ShardMismatch extends Error {
  override name = 'ShardMismatch'
}
