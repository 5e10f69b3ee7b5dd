/** What yeekee rounds are played by, the same for every merchant (domain/lottery.md §6.2). */
import { Type } from 'typebox'
import { Amount, OneOf, PositiveAmount } from '../../shared/fields.ts'
import { rankOrders } from '../../shared/yeekee.ts'

export const yeekeeTermsFields = () => ({
  minShots: Type.Integer({ minimum: 1, maximum: 1_000, description: 'with fewer shots a round is void' }),
  rank: Type.Integer({ minimum: 1, maximum: 1_000, description: 'whose shot is taken off the sum' }),
  rankOrder: OneOf(rankOrders, 'which shot is rank 1'),
  hasHouseShot: Type.Boolean({ description: 'a shot that follows from the seed is added' }),
  shotEverySeconds: Type.Integer({ minimum: 1, maximum: 60, description: 'between two shots of a member' }),
  shotsPerMember: Type.Integer({ minimum: 1, maximum: 1_000, description: 'of a member in a round' }),
  hasPrizes: Type.Boolean({ description: 'the numbers of two ranks win a prize' }),
  firstPrizeAmount: Amount('for the number of rank 1'),
  rankPrizeAmount: Amount('for the number of `rank`'),
  prizeMinBetAmount: PositiveAmount('what the member has to have bet in the round'),
  prizeBudgetAmount: Amount('of all prizes of a merchant in a day; what does not fit is not paid'),
})
