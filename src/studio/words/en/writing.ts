import { count } from './numbers.ts'

export const writing = {
  addPictureAsk: 'Add this picture?',
  addPicture: 'Add picture',
  pictureToAdd: 'The picture to add',
  whatItShows: 'What it shows',
  whatItShowsHelp: 'Read to those who do not see the picture.',
  nameHelp: 'Small letters, digits and hyphens. The file is stored among the pictures of the site.',
  storing: 'Storing the picture …',
  missingPictures: (pictures: number) =>
    `${count(pictures, { one: 'picture', other: 'pictures' })} of what you pasted ${pictures === 1 ? 'is' : 'are'} missing`,
  missingPicturesHelp:
    'The program that it comes from did not hand them over. Copy each picture by itself and paste it here, or drop its file on the text.',
  formattingOf: (label: string) => `Formatting of ${label}`,
  link: 'Link',
  formats: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    smallHeading: 'Small heading',
    list: 'List',
    numberedList: 'Numbered list',
    quote: 'Quote',
    table: 'Table',
  },
  tableCommands: {
    addRow: 'Add row',
    addColumn: 'Add column',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    deleteTable: 'Delete table',
  },
  noAddress: (typed: string) =>
    `“${typed}” is no address and in no title. Write one such as /faq or https://example.com.`,
  leadsTo: (title: string) => `Leads to “${title}”.`,
  linkHelp: 'A page of this site by its title, a file by its name, or any address, such as https://example.com.',
  linkTo: 'Link to',
  removeLink: 'Remove link',
  setLink: 'Set link',
  textOnPage: 'Text on the page',
  textOnPageLabel: 'text on the page',
}

export const yaml = {
  yamlOf: (file: string) => `YAML of ${file}`,
  whatBlock: 'What the block is.',
  fragment: 'A fragment, in place of a type.',
  whatPageShows: 'What the page shows, from top to bottom.',
  sharedData: 'Shared data, by its name.',
  editLine: (line: number) => `Edit YAML, line ${line}`,
  everywhere: (pages: number) => `Everywhere: ${count(pages, { one: 'page', other: 'pages' })}`,
  anotherPage: 'Another page',
  fileOfPage: 'File of this page',
}
