/**
 * The lotteries of the SEA and the Vietnamese vendor answer in trees of their own, /api/lgw/sea and
 * /api/lgw/vn, with the calls of all lotteries: made from the same definition, for the vendor's games alone.
 */
import { SEA_VENDOR, VIETNAM_VENDOR } from '../../kernel/lottery/vendors.ts'
import type { Call, SchemaMaker } from './call.ts'

export const lotteryTrees = ['SEA', 'VN'] as const
export type LotteryTree = (typeof lotteryTrees)[number]

export const vendorOfTree: Readonly<Record<LotteryTree, string>> = {
  SEA: SEA_VENDOR,
  VN: VIETNAM_VENDOR,
}

export type InTrees<One> = Readonly<Record<LotteryTree, One>>

/** The call in both trees; `path` is what follows behind /api/lgw/sea. */
export function inTrees<Schemas extends SchemaMaker, One extends Call<Schemas>>(
  call: One & Call<Schemas>,
  path: string,
): InTrees<One> {
  const at = (tree: LotteryTree): One => {
    const name = tree.toLowerCase()
    return {
      ...call,
      name: call.name.replace('/', `/${name}-`),
      path: `/api/lgw/${name}${path}`,
      module: tree,
    }
  }
  return { SEA: at('SEA'), VN: at('VN') }
}

const COMMON = '/api/lotto/lgw'

/** The call in one tree, at the path that it has for all lotteries. */
export const inTree = <Own extends Call<SchemaMaker>>(call: Own, tree: LotteryTree): Own =>
  inTrees<SchemaMaker, Own>(call, call.path.replace(COMMON, ''))[tree]
