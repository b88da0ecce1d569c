/** The files of a picture as AVIF. A quick release has none. */
export const AvifSource = ({ files, sizes }: { files: string; sizes: string }) =>
  files === '' ? null : <source type="image/avif" srcSet={files} sizes={sizes} />
