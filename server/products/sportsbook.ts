/** The sportsbook of the house: sports and e-sports, their feeds, bets, and what modules ask of both. */
import { slipTopicKind } from '../../contract/pushes/slip.ts'
import { fixtureTopicKind, sportTopicKind } from '../../contract/pushes/sports.ts'
import { ESPORT_VENDOR, SPORT_VENDOR } from '../../kernel/sports/words.ts'
import {
  parts,
  resultDeskProposals,
  slipRider,
  slipSettings,
  sportDeskSettings,
  sportLeagueProposal,
} from '../../modules/sportsbook/index.ts'
import type { Product } from './product.ts'
import { settleSlips } from './sportsbook/settling.ts'
import { decideSlips, slipSources } from './sportsbook/slips.ts'

export const sportsbook: Product = {
  parts,
  topics: [fixtureTopicKind, sportTopicKind, slipTopicKind],
  settings: [...Object.values(slipSettings), ...Object.values(sportDeskSettings)],
  proposals: [...resultDeskProposals, sportLeagueProposal],
  riders: [slipRider()],
  open(process) {
    decideSlips(process)
    settleSlips(process)
    return [SPORT_VENDOR, ESPORT_VENDOR].map((vendor) => slipSources(process, vendor))
  },
}
