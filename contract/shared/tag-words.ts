/** Bounds of the tags that operators give to members, for the server and the console. */
export const TAG_LENGTH = 32
/** Of one member, and of one audience or segment. */
export const MOST_TAGS = 20
/** Members that are tagged at once. */
export const MOST_TAGGED = 5_000
