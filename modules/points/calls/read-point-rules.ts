import { readPointRules, readPointRulesSchemas } from '../../../contract/player/points/read-point-rules.ts'
import { earningTypes } from '../../../contract/shared/point-words.ts'
import { handle } from '../../../platform/calls.ts'
import { CREDITED_AT } from '../earn.ts'
import { TURNOVER_TIMES } from '../convert.ts'
import { convertTermsOf, earningTermsOf } from '../settings.ts'

const MINOR = 100

export const handleReadPointRules = handle(
  readPointRules,
  readPointRulesSchemas,
  async ({ tx, merchant }) => {
    const { ratio, min, step } = await convertTermsOf(tx, merchant.id)
    const { bahtPerPoint, depositDayMax } = await earningTermsOf(tx, merchant.id)
    return {
      ratio,
      convertMin: min,
      convertStep: step,
      turnoverTimes: TURNOVER_TIMES,
      creditedAt: CREDITED_AT,
      types: earningTypes.map((type) => ({ type, perPointAmount: bahtPerPoint[type] * MINOR })),
      depositDayMax,
      currency: merchant.currency,
    }
  },
)
