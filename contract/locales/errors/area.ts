/** The sentences of one area's refusals; in Chinese those that the agents' pages need. */
export interface AreaSentences<Code extends string> {
  readonly th: Readonly<Record<Code, string>>
  readonly en: Readonly<Record<Code, string>>
  readonly zh: Readonly<Partial<Record<Code, string>>>
}
