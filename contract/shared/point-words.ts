/** Words of points and their mall, for every audience. */
import type { Product } from './product-words.ts'

/** What earns points (site.md §3). */
export const earningTypes = ['LIVE', 'LOTTERY', 'CARD_GAME', 'SLOT', 'SPORTS', 'DEPOSIT'] as const
export type EarningType = (typeof earningTypes)[number]
export const playTypes = ['LIVE', 'LOTTERY', 'CARD_GAME', 'SLOT', 'SPORTS'] as const
export type PlayType = (typeof playTypes)[number]

/**
 * Why points moved. CARRIED: what a day's corrections took back beyond the balance, and what later days pay
 * of it.
 */
export const movementTypes = [
  ...earningTypes,
  'CARRIED',
  'REDEEM',
  'CONVERT',
  'RETURN',
  'ADJUST',
  'MISSION',
] as const
export type MovementType = (typeof movementTypes)[number]

/** What each product counts as. */
export const playTypeOf = {
  RNG: 'SLOT',
  FISH: 'SLOT',
  LIVE: 'LIVE',
  PVP: 'CARD_GAME',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
  LOTT: 'LOTTERY',
  ELOTT: 'LOTTERY',
  VN: 'LOTTERY',
  SEA: 'LOTTERY',
} as const satisfies Record<Product, PlayType>

/** PAY: paid from the balance beside the points. DEPOSIT_TOTAL: deposits that the member must have made. */
export const amountModes = ['PAY', 'DEPOSIT_TOTAL'] as const
export type AmountMode = (typeof amountModes)[number]

export const redemptionStates = ['IN_PROCESS', 'APPROVED', 'REJECTED'] as const
export type RedemptionState = (typeof redemptionStates)[number]
/** Of approved goods. */
export const deliveryStates = ['TO_SEND', 'SENT'] as const
export type DeliveryState = (typeof deliveryStates)[number]
export const redemptionKinds = ['GOODS', 'CASH'] as const
export type RedemptionKind = (typeof redemptionKinds)[number]

export const MOST_GOODS_AT_ONCE = 10
export const GOODS_A_PAGE = 12
export const REDEMPTION_NOTE_LENGTH = 140

/** Where goods are sent. */
export interface DeliveryAddress {
  receiver: string
  phone: string
  address: string
  postcode: string
}
