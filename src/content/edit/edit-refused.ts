/** Why an edit was not applied, for people. Nothing was changed. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
}
