/** Sentences by area: an area is a file here, one in contract/errors, and a line in each list. */
import { agentTeamSentences } from './agent-team.ts'
import { bonusSentences } from './bonus.ts'
import { lotterySentences } from './lottery.ts'
import { pointSentences } from './points.ts'
import { promotionSentences } from './promotions.ts'

export const thaiSentences = {
  ...agentTeamSentences.th,
  ...bonusSentences.th,
  ...lotterySentences.th,
  ...pointSentences.th,
  ...promotionSentences.th,
}
export const englishSentences = {
  ...agentTeamSentences.en,
  ...bonusSentences.en,
  ...lotterySentences.en,
  ...pointSentences.en,
  ...promotionSentences.en,
}
export const chineseSentences = {
  ...agentTeamSentences.zh,
  ...bonusSentences.zh,
  ...lotterySentences.zh,
  ...pointSentences.zh,
  ...promotionSentences.zh,
}
