/** Sentences by area: an area is a file here, one in contract/errors, and a line in each list. */
import { agentPaySentences } from './agent-pay.ts'
import { bonusSentences } from './bonus.ts'
import { lotterySentences } from './lottery.ts'
import { pointSentences } from './points.ts'
import { promotionSentences } from './promotions.ts'

export const thaiSentences = {
  ...agentPaySentences.th,
  ...bonusSentences.th,
  ...lotterySentences.th,
  ...pointSentences.th,
  ...promotionSentences.th,
}
export const englishSentences = {
  ...agentPaySentences.en,
  ...bonusSentences.en,
  ...lotterySentences.en,
  ...pointSentences.en,
  ...promotionSentences.en,
}
export const chineseSentences = {
  ...agentPaySentences.zh,
  ...bonusSentences.zh,
  ...lotterySentences.zh,
  ...pointSentences.zh,
  ...promotionSentences.zh,
}
