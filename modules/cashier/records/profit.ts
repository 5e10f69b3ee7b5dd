/** A member's profit and loss of a range, for the screen and the file. */
import type { Reader } from '../../../platform/postgres.ts'
import { accountTotalsOf, playOf } from '../../wallet/index.ts'
import { profitOf, type Profit } from './rules/profit.ts'

/** In [from, to), both at midnight of a business day. */
export async function profitBetween(reader: Reader, memberId: string, from: Date, to: Date): Promise<Profit> {
  const asked = { memberId, from, to }
  return profitOf(await accountTotalsOf(reader, asked), await playOf(reader, asked))
}
