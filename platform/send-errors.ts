/** The possible results of sending a message; only what was surely not sent may be sent again. */

/** Surely not sent; trying again may help. */
export class NotSentError extends Error {}
/** Refused for good: a number that does not exist, a mailbox that is closed. */
export class RefusedError extends Error {}
