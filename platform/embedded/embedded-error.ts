/** What prevents the embedded database from starting, as one sentence for the person who starts it. */
export class EmbeddedError extends Error {}
