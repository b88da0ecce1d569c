/** The examples of a block: with the least that it may say, as usual, and with much of everything. */
export const exampleSizes = ['little', 'usual', 'much'] as const
export type ExampleSize = (typeof exampleSizes)[number]

/** The name of the file of an example in the folder of its block. */
export const exampleName = (size: ExampleSize) => (size === 'usual' ? 'example.yaml' : `${size}.yaml`)
