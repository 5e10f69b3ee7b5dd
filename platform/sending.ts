/** What can become of a message on its way out; only what surely did not leave may be sent again. */

/** Surely not sent; trying again may help. */
export class NotSentError extends Error {}
/** Refused for good: a number that does not exist, a mailbox that is closed. */
export class RefusedError extends Error {}
