/** The sportsbook of the house: sports and e-sports, their feeds, bets, and what modules ask of both. */
import { slipTopicKind } from '../../contract/pushes/slip.ts'
import { fixtureTopicKind, sportNewsTopicKind, sportTopicKind } from '../../contract/pushes/sports.ts'
import {
  feedSecretProposal,
  parts,
  resultDeskProposals,
  slipRider,
  slipSettings,
  sportBookSettings,
  sportDeskSettings,
  sportLeagueProposal,
  virtualSettings,
} from '../../modules/sportsbook/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import type { ProcessParts } from '../process-parts.ts'
import type { Product, Sources } from './product.ts'
import { pageOfSport, sportVendors } from './sportsbook/drafts.ts'
import { takeFeeds } from './sportsbook/feeds.ts'
import { offerNewSports, offerSports } from './sportsbook/offer.ts'
import { settleSlips } from './sportsbook/settling.ts'
import { decideSlips, slipSources } from './sportsbook/slips.ts'
import { playVirtualMatches } from './sportsbook/virtual.ts'

export const sportsbook: Product = {
  parts,
  topics: [fixtureTopicKind, sportTopicKind, sportNewsTopicKind, slipTopicKind],
  settings: [
    ...Object.values(slipSettings),
    ...Object.values(virtualSettings),
    sportBookSettings.keepDays,
    ...Object.values(sportDeskSettings),
  ],
  proposals: [...resultDeskProposals, sportLeagueProposal, feedSecretProposal],
  riders: [slipRider()],
  async open(process) {
    await offer(process)
    await takeFeeds(process)
    decideSlips(process)
    settleSlips(process)
    await playVirtualMatches(process)
    return sportVendors.map(
      (vendor): Sources => ({
        ...slipSources(process, vendor),
        pages: { vendor, addressOf: ({ gameCode }) => pageOfSport(gameCode) },
      }),
    )
  },
}

/** The demo's merchant gets its vendors with the demo data. */
async function offer({ config, database, services }: ProcessParts): Promise<void> {
  const merchantIds = services
    .use(merchantsKey)
    .all()
    .map(({ id }) => id)
  if (config.mode === 'live') await offerSports(database, merchantIds, config.secretKey)
  await offerNewSports(database)
}
