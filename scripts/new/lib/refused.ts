/** Arguments or a tree for which nothing can be written; the message says what was found and what would do. */
export class Refused extends Error {}
