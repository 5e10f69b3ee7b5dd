/** What earns points and what they are worth (domain/economy.md §4): defaults of [D]. */
import type { Reader } from '../../platform/postgres.ts'
import { defineSetting, settingsOf, type AnySetting } from '../system/index.ts'
import type { EarningTerms } from './rules/earning.ts'

const MOST = 1_000_000

/** Baht for one point; 0: it earns none. A change of any is confirmed by a second person. */
const bahtFor = (name: string, baht: number) =>
  defineSetting({ name: `points.${name}`, weakens: 'ANY', kind: 'integer', default: baht, min: 0, max: MOST })
/** Whole points. */
const pointsFor = (name: string, points: number, weakens: 'UP' | 'DOWN') =>
  defineSetting({ name: `points.${name}`, weakens, kind: 'integer', default: points, min: 1, max: MOST })

const earning = {
  live: bahtFor('bahtForLive', 1_000),
  lottery: bahtFor('bahtForLottery', 1_000),
  cardGame: bahtFor('bahtForCardGame', 500),
  slot: bahtFor('bahtForSlot', 500),
  sports: bahtFor('bahtForSports', 1_000),
  deposit: bahtFor('bahtForDeposit', 100),
  depositDayMax: pointsFor('depositDayMax', 500, 'UP'),
  excludedProducts: defineSetting({
    name: 'points.excludedProducts',
    weakens: 'REMOVED',
    kind: 'list',
    default: [],
    min: 0,
    max: 20,
  }),
} as const

const converting = {
  /** Points for one baht. */
  ratio: pointsFor('ratio', 100, 'DOWN'),
  min: pointsFor('convertMin', 500, 'DOWN'),
  step: pointsFor('convertStep', 100, 'DOWN'),
} as const

export const settings: readonly AnySetting[] = [...Object.values(earning), ...Object.values(converting)]

type EarningValues = { [Name in keyof typeof earning]: (typeof earning)[Name]['default'] }

const termsFrom = (values: EarningValues): EarningTerms => ({
  bahtPerPoint: {
    LIVE: values.live,
    LOTTERY: values.lottery,
    CARD_GAME: values.cardGame,
    SLOT: values.slot,
    SPORTS: values.sports,
    DEPOSIT: values.deposit,
  },
  depositDayMax: values.depositDayMax,
  excludedProducts: values.excludedProducts,
})

export const defaultTerms = termsFrom(
  Object.fromEntries(
    Object.entries(earning).map(([name, setting]) => [name, setting.default]),
  ) as unknown as EarningValues,
)

export async function earningTermsOf(reader: Reader, merchantId: string): Promise<EarningTerms> {
  return termsFrom(await settingsOf(reader, merchantId, earning))
}

export interface ConvertTerms {
  readonly ratio: number
  readonly min: number
  readonly step: number
}

export function convertTermsOf(reader: Reader, merchantId: string): Promise<ConvertTerms> {
  return settingsOf(reader, merchantId, converting)
}
