/** Why an edit was not made, in words for the person who asked for it. Nothing was changed. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
}
