/** Why an edit was not applied, for people. Nothing was changed. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused'
}

/** The file has changed since it was read: it can be read again. */
export class ChangedMeanwhile extends EditRefused {}
