/**
 * The calls of bets stand once for all lotteries, below /lotto/lgw, and again for the lotteries of one vendor:
 * below /lgw/vn for the Vietnamese ones and below /lgw/sea for the others on whole numbers.
 */
import type { Call, SchemaMaker } from '../../shared/call.ts'

export const orderTrees = {
  vn: { vendor: 'TCG_LOTTO_VN', module: 'VN', path: '/api/lgw/vn/' },
  sea: { vendor: 'TCG_SEA', module: 'SEA', path: '/api/lgw/sea/' },
} as const
export type OrderTree = keyof typeof orderTrees

const COMMON = '/api/lotto/lgw/'

/** The same call for the lotteries of one vendor; another vendor's are unknown to it. */
export const inTree = <Own extends Call<SchemaMaker>>(call: Own, tree: OrderTree): Own => ({
  ...call,
  name: `${call.name}-${tree}`,
  module: orderTrees[tree].module,
  path: call.path.replace(COMMON, orderTrees[tree].path),
})
