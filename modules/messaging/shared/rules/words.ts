/** What an operator wrote, as it is stored and as a reader of one language sees it. */
import type { Texts } from '../../../../contract/shared/content-words.ts'

/** The text in the requested language; an empty one is replaced by another. */
export function textIn(texts: Texts, language: string): string {
  if (texts.ZH && language.toLowerCase().startsWith('zh')) return texts.ZH
  const [first, second] = language.toLowerCase().startsWith('th')
    ? [texts.TH, texts.EN]
    : [texts.EN, texts.TH]
  return first || second
}

/** Sanitises every language that there is. */
export function eachText(texts: Texts, clean: (text: string) => string): Texts {
  const both = { TH: clean(texts.TH), EN: clean(texts.EN) }
  return texts.ZH === undefined ? both : { ...both, ZH: clean(texts.ZH) }
}

export const hasText = (texts: Texts): boolean => texts.TH !== '' || texts.EN !== ''

export interface Fault {
  field: string
  rule: string
}

/** What a schema cannot express: a title in one language at least, and an end after its beginning. */
export function faultsOf(draft: { titles: Texts; startsAt?: string; endsAt?: string | null }): Fault[] {
  const faults: Fault[] = []
  if (!hasText(draft.titles)) faults.push({ field: 'titles.TH', rule: 'required' })
  if (draft.startsAt && draft.endsAt && Date.parse(draft.endsAt) <= Date.parse(draft.startsAt))
    faults.push({ field: 'endsAt', rule: 'minimum' })
  return faults
}
