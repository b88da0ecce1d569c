/** What was asked for does not exist. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}
