/**
 * The calls of bets stand once for all lotteries, below /lotto/lgw, and again for a part of those on whole
 * numbers: below /lgw/vn for the Vietnamese ones, and below /lgw/sea for the others.
 */
import type { Call, SchemaMaker } from './call.ts'

const trees = {
  vn: { module: 'VN', path: '/api/lgw/vn/' },
  sea: { module: 'SEA', path: '/api/lgw/sea/' },
} as const
export type LotteryTree = keyof typeof trees

const COMMON = '/api/lotto/lgw/'

/** The same call for the lotteries of one tree; others are unknown to it. */
export const inTree = <Own extends Call<SchemaMaker>>(call: Own, tree: LotteryTree): Own => ({
  ...call,
  name: `${call.name}-${tree}`,
  module: trees[tree].module,
  path: call.path.replace(COMMON, trees[tree].path),
})
