/**
 * What the lotteries offer a merchant: a vendor of the daily draws and one of the fast ones, as pages of the
 * site.
 */
import type { CatalogueDraft } from '../../../modules/catalogue/index.ts'
import { lotteryGames, lotteryNames, lotteryVendorNames } from '../../../modules/lottery/index.ts'

export const lotteryVendors = ['ELOTT', 'LOTT'] as const
export type LotteryVendor = (typeof lotteryVendors)[number]

const positions: Readonly<Record<LotteryVendor, number>> = { ELOTT: 12, LOTT: 14 }
const FIRST_NODE = 3_001
const FIRST_POSITION = 120
/** Of a stake at the largest prize group, rebates included (domain/lottery.md §1.3). */
const RTP = '0.990000'
const hot: ReadonlySet<string> = new Set(['SSC60', 'PK10_60', 'K3_60'])

const isOffered = (vendor: string): vendor is LotteryVendor =>
  (lotteryVendors as readonly string[]).includes(vendor)

const games: CatalogueDraft['games'] = lotteryGames.flatMap(({ gameCode, vendor }, index) =>
  !isOffered(vendor)
    ? []
    : [
        {
          nodeId: FIRST_NODE + index,
          vendor,
          gameCode,
          gameType: vendor,
          gameClassify: '',
          names: lotteryNames[gameCode]!,
          iconUrl: `/art/poster-lottery-${gameCode.toLowerCase().replace('_', '-')}.svg`,
          isFreePlayable: false,
          rtp: RTP,
          isHot: hot.has(gameCode),
          isNew: false,
          position: FIRST_POSITION + index,
        },
      ],
)

export const lotteryDraft = (vendor: LotteryVendor): CatalogueDraft => ({
  vendors: [
    {
      code: vendor,
      names: lotteryVendorNames[vendor],
      iconUrl: '/art/mark.svg',
      position: positions[vendor],
      isHouse: true,
      product: vendor,
      settlesItself: true,
    },
  ],
  games: games.filter((game) => game.vendor === vendor),
  banners: [],
})
