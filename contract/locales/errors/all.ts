/** Sentences by area: an area is a file here, one in contract/errors, and a line in each list. */
import { bonusSentences } from './bonus.ts'

export const thaiSentences = { ...bonusSentences.th }
export const englishSentences = { ...bonusSentences.en }
export const chineseSentences = { ...bonusSentences.zh }
