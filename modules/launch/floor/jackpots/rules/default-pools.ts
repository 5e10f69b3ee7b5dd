import type { PoolCode } from '../../../../../contract/shared/jackpot-words.ts'
import type { PoolTerms } from '../../../../../kernel/games/pool-shares.ts'

/** The default pools of a merchant [D] (domain/studio-games.md §7), in the order in which games take part. */
export const defaultPools: readonly PoolTerms<PoolCode>[] = [
  {
    code: 'GRAND',
    kind: 'PROGRESSIVE',
    seedAmount: 100_000_000n,
    capAmount: null,
    ratePpm: 4_000,
    oddsAmount: 50_000_000_000n,
  },
  {
    code: 'MINOR',
    kind: 'MUST_HIT',
    seedAmount: 1_000_000n,
    capAmount: 5_000_000n,
    ratePpm: 3_000,
    oddsAmount: null,
  },
  {
    code: 'MINI',
    kind: 'MUST_HIT',
    seedAmount: 100_000n,
    capAmount: 500_000n,
    ratePpm: 5_000,
    oddsAmount: null,
  },
]
