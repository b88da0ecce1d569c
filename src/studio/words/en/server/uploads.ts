export const uploads = {
  onlyThese: 'Only pictures (JPEG, PNG, WebP, AVIF, SVG), PDF files and films (MP4, WebM) can be uploaded.',
  moving: 'Pages show no GIF, and no picture that moves. Save one frame of it as PNG.',
  tooManyPixels: 'The picture has more than 268 million pixels. Save it smaller.',
  damaged: 'The file is damaged: it ends before its picture does. Save or download it again.',
  tooLarge: (bytes: string, most: string) => `The file has ${bytes}, and ${most} are the most. Save it smaller.`,
  tooLargeToSend: (megabytes: number) => `More than ${megabytes} MB cannot be stored. Save it smaller.`,
  noPicture: 'This is no picture. Upload it in the view Pictures, and link to it.',
  drawing: (why: string) => `The drawing ${why}. Save it as a plain SVG, or as PNG.`,
  unreadable: 'The drawing cannot be read. Save it again, or as PNG.',
  drawings: {
    encoding: 'is not written in UTF-8',
    entities: 'defines entities, behind which anything can be hidden',
    script: 'has a script',
    handler: 'has code that runs when something happens to it (such as `onload`)',
    parts: 'holds parts of a page',
    address: 'changes an address while it is shown',
    sheet: 'loads a style sheet',
    styles: 'has styles that can load others',
    outside: 'refers to an address outside of it',
  },
  otherKind: (file: string, kind: string, other: string) =>
    `“${file}” is ${kind}, and the other file is ${other}. Choose one of the same kind.`,
  fromTokens: (title: string, address: string) =>
    `“${title}” builds the name of ${address} from other values, so the file keeps its name. You can replace it under its own name.`,
  samePath: (address: string) => `The file has the address ${address} already.`,
  again: 'Upload the other file again.',
  noFile: (file: string) => `${file} is no file of the site any more.`,
  noPublicFile: (address: string) => `There is no file ${address} any more.`,
  isNamed: (title: string, address: string) =>
    `“${title}” names ${address}, so it was not deleted. Take it out there first.`,
  noPictureFile: (name: string) => `There is no picture “${name}” any more.`,
  isUsed: (title: string, name: string) => `“${title}” uses “${name}”, so it was not deleted. Replace it there first.`,
}
