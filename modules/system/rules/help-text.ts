/** One article of the help centre; the content is HTML. */
export interface HelpText { topic: string; title: string; content: string }
