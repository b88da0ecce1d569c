/**
 * The picture that is pasted or dropped; `undefined` if it is a text. Word processors and tables put a picture of the
 * text beside it.
 */
export function givenPicture(data: DataTransfer | null): File | undefined {
  if (data?.getData('text/plain').trim() !== '') return undefined
  return [...data.files].find(({ type }) => type.startsWith('image/'))
}
