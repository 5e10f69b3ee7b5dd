/** Sentences by area: an area is a file here, one in contract/errors, and a line in each list. */
import { agentLineSentences } from './agent-line.ts'
import { agentPaySentences } from './agent-pay.ts'
import { bonusSentences } from './bonus.ts'
import { contractSentences } from './contracts.ts'
import { lotterySentences } from './lottery.ts'
import { marketingSentences } from './marketing.ts'
import { pointSentences } from './points.ts'
import { promotionSentences } from './promotions.ts'
import { sportSentences } from './sports.ts'
import { sportDeskSentences } from './sports-desk.ts'

export const thaiSentences = {
  ...agentLineSentences.th,
  ...agentPaySentences.th,
  ...bonusSentences.th,
  ...contractSentences.th,
  ...lotterySentences.th,
  ...marketingSentences.th,
  ...pointSentences.th,
  ...promotionSentences.th,
  ...sportSentences.th,
  ...sportDeskSentences.th,
}
export const englishSentences = {
  ...agentLineSentences.en,
  ...agentPaySentences.en,
  ...bonusSentences.en,
  ...contractSentences.en,
  ...lotterySentences.en,
  ...marketingSentences.en,
  ...pointSentences.en,
  ...promotionSentences.en,
  ...sportSentences.en,
  ...sportDeskSentences.en,
}
export const chineseSentences = {
  ...agentLineSentences.zh,
  ...agentPaySentences.zh,
  ...bonusSentences.zh,
  ...contractSentences.zh,
  ...lotterySentences.zh,
  ...marketingSentences.zh,
  ...pointSentences.zh,
  ...promotionSentences.zh,
  ...sportSentences.zh,
  ...sportDeskSentences.zh,
}
