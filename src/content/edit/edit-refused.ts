/** Why an edit was not made, for people. Nothing was changed. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
}
