/** Parts of a site that do not belong together, or not all of them. The message says which. */
export class PartsDiffer extends Error {
  override name = 'PartsDiffer'
}
