/** The sportsbook of the house: sports and e-sports, their feeds, bets, and what modules ask of both. */
import { fixtureTopicKind, sportTopicKind } from '../../contract/pushes/sports.ts'
import { admitFeed, openFeeds, parts } from '../../modules/sportsbook/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import type { ProcessParts } from '../process-parts.ts'
import type { Product, Sources } from './product.ts'
import { pageOfSport, sportVendors } from './sportsbook/drafts.ts'
import { offerNewSports, offerSports } from './sportsbook/offer.ts'

export const sportsbook: Product = {
  parts,
  topics: [fixtureTopicKind, sportTopicKind],
  async open(process) {
    await offer(process)
    await feed(process)
    return sportVendors.map(
      (vendor): Sources => ({ pages: { vendor, addressOf: ({ gameCode }) => pageOfSport(gameCode) } }),
    )
  },
}

/** Its secret is published (docs/vendors/feed-sports.md); whatever it says is labelled virtual. */
const trialFeed = {
  provider: 'FEEDTEST',
  name: 'Feed check',
  secret: 'feed-demo-secret',
  isVirtual: true,
} as const

/** The demo's merchant gets its vendors with the demo data. */
async function offer({ config, database, services }: ProcessParts): Promise<void> {
  const merchantIds = services
    .use(merchantsKey)
    .all()
    .map(({ id }) => id)
  if (config.mode === 'live') await offerSports(database, merchantIds, config.secretKey)
  await offerNewSports(database)
}

/** Feeds are taken wherever calls are, and watched by the worker. The demo has one to try the port with. */
async function feed({ config, database, services, onFault, onClose }: ProcessParts): Promise<void> {
  if (config.mode === 'demo') await admitFeed(database, config.secretKey, trialFeed)
  openFeeds({
    database,
    services,
    watches: config.roles.includes('worker'),
    onError: (error) => onFault('sportsbook', error),
    onClose,
  })
}
