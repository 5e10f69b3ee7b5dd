/** Words that several screens of team figures use. */
import { type Product, products } from '../../../../contract/shared/product-words.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'
import './texts.ts'

/** Screens ask again at least this often, so they stay within a minute of the figures. */
export const REFRESH_MS = 30_000

const types: Readonly<Record<number, TextKey>> = {
  0: 'agent_type_member',
  1: 'agent_type_top_agent',
  2: 'agent_type_agent',
  41: 'agent_type_affiliate',
  42: 'agent_type_affiliate_sub',
}
export const typeKey = (type: number): TextKey => types[type] ?? 'agent_type_member'

export const productKey = (product: string): TextKey =>
  `agent_product_${(products.find((known) => known === product) ?? 'RNG').toLowerCase() as Lowercase<Product>}`

/** What an agent knows an account by. */
export const nameOf = ({ account, nickname }: { account: string; nickname: string }): string =>
  nickname || account
