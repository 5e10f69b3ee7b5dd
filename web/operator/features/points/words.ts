import type { listAllGoodsSchemas } from '../../../../contract/operator/points/list-all-goods.ts'
import type { listPointOrdersSchemas } from '../../../../contract/operator/points/list-point-orders.ts'
import type { writeGoodsSchemas } from '../../../../contract/operator/points/write-goods.ts'
import type { BodyOf, ValueOf } from '../../../../contract/shared/call.ts'
import type { DeliveryState, RedemptionState } from '../../../../contract/shared/point-words.ts'
import { formatMoney } from '../../../../design/format.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Order = ValueOf<typeof listPointOrdersSchemas>['list'][number]
export type Desk = ValueOf<typeof listPointOrdersSchemas>
export type Goods = ValueOf<typeof listAllGoodsSchemas>['list'][number]
export type Draft = BodyOf<typeof writeGoodsSchemas>

/** Thousandths of a point in a point. */
export const POINT = 1_000
export const pointText = (amount: number): string => formatMoney(amount, 'POINT')

/** Deposits are looked at with the request; disputes and returned deposits may lower them later. */
export const isMet = ({ depositsAmount, depositsNeeded }: Order): boolean => depositsAmount >= depositsNeeded

export const tabs = ['IN_PROCESS', 'TO_SEND', 'SENT', 'REJECTED', 'goods'] as const
export type Tab = (typeof tabs)[number]
export type OrderTab = Exclude<Tab, 'goods'>
export const tabTexts = {
  IN_PROCESS: 'op_orders_open',
  TO_SEND: 'op_orders_to_send',
  SENT: 'op_orders_sent',
  REJECTED: 'op_orders_rejected',
  goods: 'op_goods_title',
} as const satisfies Record<Tab, TextKey>
/** What each tab asks the desk for. */
export const tabQueries: Readonly<Record<OrderTab, { state: RedemptionState; delivery?: DeliveryState }>> = {
  IN_PROCESS: { state: 'IN_PROCESS' },
  TO_SEND: { state: 'APPROVED', delivery: 'TO_SEND' },
  SENT: { state: 'APPROVED', delivery: 'SENT' },
  REJECTED: { state: 'REJECTED' },
}

export const newGoods = (): Draft => ({
  titles: { TH: '', EN: '' },
  texts: { TH: '', EN: '' },
  imageUrl: '',
  pointsAmount: 1_000 * POINT,
  amountRequired: 0,
  amountMode: 'DEPOSIT_TOTAL',
  stock: 0,
  needsAddress: true,
  position: 100,
  isOffered: true,
})
