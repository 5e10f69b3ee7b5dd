/** The lotteries of the house: draws, bets, and what modules ask of both. */
import { drawTopicKind } from '../../contract/pushes/draw.ts'
import { drawWinTopicKind } from '../../contract/pushes/draw-win.ts'
import { shotsTopicKind } from '../../contract/pushes/shots.ts'
import { quicknet } from '../../kernel/lottery/drand/chain.ts'
import {
  digestSourceKey,
  drandUrlsKey,
  loadLotteryHistory,
  lotteryProposals,
  lotteryReturns,
  lotteryRider,
  openDraws,
  openYeekee,
  orderDetails,
  parts,
  provideOrders,
  settlerKey,
  shotsSourceKey,
} from '../../modules/lottery/index.ts'
import { merchantsKey, timeZoneOf } from '../../modules/system/index.ts'
import type { ProcessParts } from '../process-parts.ts'
import { lotteryPlaces, lotteryVendors } from './lottery/drafts.ts'
import { drawDemonstrations, offerLotteries, offerNewLotteries } from './lottery/offer.ts'
import type { Product, Sources } from './product.ts'

export const lottery: Product = {
  parts,
  topics: [drawTopicKind, drawWinTopicKind, shotsTopicKind],
  proposals: lotteryProposals,
  riders: [lotteryRider()],
  async open(process) {
    await offer(process)
    provideOrders(process.database, process.services)
    process.services.provide(drandUrlsKey, process.config.drandUrls)
    await shoot(process)
    draw(process)
    remember(process)
    const merchants = process.services.use(merchantsKey)
    return lotteryVendors.map(
      (vendor): Sources => ({
        pages: {
          vendor,
          addressOf: ({ gameCode }) =>
            `${lotteryPlaces[vendor].page}?gameCode=${encodeURIComponent(gameCode)}`,
        },
        betDetails: orderDetails(process.database, vendor),
        returns: lotteryReturns(process.database, (id) => timeZoneOf(merchants, id), vendor),
      }),
    )
  },
}

/** The demo's merchant gets its vendors with the demo data; its operators may choose other sources later. */
async function offer({ config, database, services }: ProcessParts): Promise<void> {
  const merchantIds = services
    .use(merchantsKey)
    .all()
    .map(({ id }) => id)
  if (config.mode === 'live') await offerLotteries(database, merchantIds, config.secretKey)
  if (config.mode === 'demo') await drawDemonstrations(database)
  await offerNewLotteries(database)
}

/** Issues are drawn in every process with the worker's role; the rows decide which one takes a step. */
function draw({ config, database, services, hub, onFault, onClose }: ProcessParts): void {
  if (!config.roles.includes('worker')) return
  const draws = openDraws({
    database,
    digestSource: () => services.use(digestSourceKey),
    settler: () => services.use(settlerKey),
    shotsSource: () => services.use(shotsSourceKey),
    drand: { chain: quicknet, urls: config.drandUrls, reach: 'PUBLIC' },
    tell: (topic, data) => hub.push({ topic, data }),
    onError: (error) => onFault('lottery', error),
  })
  onClose(() => draws.stop())
  draws.start()
}

/** Past draws of imported lotteries come with the product. Nobody waits for them. */
function remember({ config, database, onFault, onClose }: ProcessParts): void {
  if (!config.roles.includes('worker') || (config.mode === 'demo' && !config.hasDemoHistory)) return
  const stop = new AbortController()
  const loading = loadLotteryHistory(database, stop.signal).catch((error: unknown) =>
    onFault('lottery', error),
  )
  onClose(async () => {
    stop.abort()
    await loading
  })
}

/** Shots are taken wherever calls are. */
async function shoot({ config, database, services, hub, onFault, onClose }: ProcessParts): Promise<void> {
  await openYeekee({
    database,
    services,
    isDemo: config.mode === 'demo',
    takesCalls: config.roles.includes('gateway'),
    tell: (topic, data) => hub.push({ topic, data }),
    onError: (error) => onFault('lottery', error),
    onClose,
  })
}
