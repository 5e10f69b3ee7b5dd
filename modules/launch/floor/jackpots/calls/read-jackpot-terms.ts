import {
  readJackpotTerms,
  readJackpotTermsSchemas,
} from '../../../../../contract/player/launch/read-jackpot-terms.ts'
import { shareOf, writeRtp } from '../../../../../kernel/games/pool-shares.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { jackpotsKey } from '../jackpots.ts'
import { amountOf, termsOf } from '../jackpots.ts'
import { poolNames } from '../locales/words.ts'

export const handleReadJackpotTerms = handleBatched(
  readJackpotTerms,
  readJackpotTermsSchemas,
  async (context) => {
    const jackpots = context.use(jackpotsKey)
    await jackpots.board(context.merchant.id)
    return {
      currency: context.merchant.currency,
      pools: jackpots
        .poolsOf(context.merchant.id)
        .filter((row) => row.state !== 'OFF')
        .map((row) => ({
          ...termsOf(row),
          name: poolNames[row.pool_code][context.language],
          isRunning: row.state === 'RUNNING',
          instanceNo: row.instance_no,
          amount: amountOf(row),
          share: writeRtp(shareOf(termsOf(row))),
          commit: row.commit_hash,
          startedAt: row.started_at,
        })),
    }
  },
)
