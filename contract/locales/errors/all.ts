/** Sentences by area: an area is a file here, one in contract/errors, and a line in each list. */
import { bonusSentences } from './bonus.ts'
import { contractSentences } from './contracts.ts'
import { lotterySentences } from './lottery.ts'
import { pointSentences } from './points.ts'
import { promotionSentences } from './promotions.ts'

export const thaiSentences = {
  ...bonusSentences.th,
  ...contractSentences.th,
  ...lotterySentences.th,
  ...pointSentences.th,
  ...promotionSentences.th,
}
export const englishSentences = {
  ...bonusSentences.en,
  ...contractSentences.en,
  ...lotterySentences.en,
  ...pointSentences.en,
  ...promotionSentences.en,
}
export const chineseSentences = {
  ...bonusSentences.zh,
  ...contractSentences.zh,
  ...lotterySentences.zh,
  ...pointSentences.zh,
  ...promotionSentences.zh,
}
