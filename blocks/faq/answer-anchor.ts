/** The id of an answer in a block, by its place: `faq-answer-3`. */
export const answerAnchor = (blockId: string, index: number) => `${blockId}-answer-${index + 1}`
