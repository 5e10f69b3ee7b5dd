import { refuse } from '../../../../contract/errors.ts'
import { readExposure, readExposureSchemas } from '../../../../contract/operator/lottery/read-exposure.ts'
import { handle } from '../../../../platform/calls.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { heatOf } from '../heat.ts'
import { numberGameIn } from '../quote.ts'
import { gameOf } from '../rules/plays.ts'

export const handleReadExposure = handle(
  readExposure,
  readExposureSchemas,
  async ({ tx, merchant }, { query }) => {
    const { gameCode, numero, playCode, order = 'EXPOSURE', pageNo = 1, pageSize = 100 } = query
    const game = numberGameIn(gameOf(gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN'))
    const heat = await heatOf(tx, { merchantId: merchant.id, gameCode, numero }, game, playCode)
    const numbers = order === 'NUMBER' ? heat.numbers : heat.largestFirst()
    const from = (pageNo - 1) * pageSize
    return {
      gameCode,
      numero,
      playCode,
      maxPayoutPerNumber: heat.maxPayoutPerNumber,
      halvedAmount: heat.halvedAmount,
      stakeAmount: heat.stakeAmount,
      ...toPage(numbers.slice(from, from + pageSize), { pageNo, pageSize }, numbers.length),
      currency: merchant.currency,
    }
  },
)
