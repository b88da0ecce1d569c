/** What is remembered of a site does not say enough to make it again: it must be made whole. */
export class NotAgain extends Error {}
