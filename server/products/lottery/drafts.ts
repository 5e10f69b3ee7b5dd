/** What the lotteries offer a merchant: four vendors of the house, as pages of the site. */
import type { CatalogueDraft } from '../../../modules/catalogue/index.ts'
import { lotteryGames, lotteryNames, lotteryVendorNames } from '../../../modules/lottery/index.ts'
import { SEA_VENDOR, VIETNAM_VENDOR } from '../../../kernel/lottery/vendors.ts'

type Game = (typeof lotteryGames)[number]
type VendorDraft = CatalogueDraft['vendors'][number]
type GameDraft = CatalogueDraft['games'][number]

export const lotteryVendors = ['ELOTT', 'LOTT', SEA_VENDOR, VIETNAM_VENDOR] as const
export type LotteryVendor = (typeof lotteryVendors)[number]

/** Where a vendor stands, what its money is booked under, and its page. */
interface Place {
  readonly position: number
  readonly product: NonNullable<VendorDraft['product']>
  readonly category: GameDraft['gameType']
  readonly page: string
}

export const lotteryPlaces: Readonly<Record<LotteryVendor, Place>> = {
  ELOTT: { position: 12, product: 'ELOTT', category: 'ELOTT', page: '/lottery' },
  LOTT: { position: 14, product: 'LOTT', category: 'LOTT', page: '/lottery' },
  [SEA_VENDOR]: { position: 15, product: 'SEA', category: 'LOTT', page: '/seaLottery' },
  [VIETNAM_VENDOR]: { position: 16, product: 'VN', category: 'LOTT', page: '/vnLottery' },
}

const FIRST_NODE = 3_001
const FIRST_POSITION = 120
const hot: ReadonlySet<string> = new Set(['SSC60', 'PK10_60', 'K3_60', 'THAI_GOV', 'YEEKEE'])

/**
 * Of a stake: of classics at the largest prize group, rebates included (domain/lottery.md §1.3), of the
 * others on three digits, on all prizes of 4D, and on two digits of a board (domain/lottery.md §4.3, §5, §7).
 */
const returns: Readonly<Record<Game['kind'], string>> = {
  CLASSIC: '0.990000',
  THAI: '0.850000',
  YEEKEE: '0.850000',
  FOURD: '0.640000',
  VIETNAM: '0.980000',
}
const ownReturns: Readonly<Record<string, string>> = { THAI_GOV: '0.900000', FOURD_SINGAPORE: '0.659000' }

/** Classics have a poster each, the others one of their section. */
const posterOf = ({ kind, gameCode, group }: Game): string =>
  kind === 'CLASSIC' ? gameCode : kind === 'VIETNAM' ? `vietnam_${group}` : kind === 'YEEKEE' ? kind : group

const games: CatalogueDraft['games'] = lotteryGames.map((game, index) => ({
  nodeId: FIRST_NODE + index,
  vendor: game.vendor,
  gameCode: game.gameCode,
  gameType: lotteryPlaces[game.vendor].category,
  gameClassify: '',
  names: lotteryNames[game.gameCode]!,
  iconUrl: `/art/poster-lottery-${posterOf(game).toLowerCase().replaceAll('_', '-')}.svg`,
  isFreePlayable: false,
  rtp: ownReturns[game.gameCode] ?? returns[game.kind],
  isHot: hot.has(game.gameCode),
  isNew: false,
  position: FIRST_POSITION + index,
}))

export const lotteryDraft = (vendor: LotteryVendor): CatalogueDraft => ({
  vendors: [
    {
      code: vendor,
      names: lotteryVendorNames[vendor],
      iconUrl: '/art/mark.svg',
      position: lotteryPlaces[vendor].position,
      isHouse: true,
      product: lotteryPlaces[vendor].product,
      settlesItself: true,
    },
  ],
  games: games.filter((game) => game.vendor === vendor),
  banners: [],
})
