/** What the calls of plans (bets ahead on several issues) share. */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import {
  chaseGenerators,
  chaseItemStates,
  chaseStates,
  Odds,
  PrizeGroup,
} from '../../shared/lottery-orders.ts'

export const chaseFields = () => ({
  chaseId: Id(),
  gameCode: Type.String(),
  state: OneOf(chaseStates),
  firstNumero: Type.String(),
  lastNumero: Type.String(),
  itemCount: Type.Integer(),
  doneCount: Type.Integer({ description: 'items that are settled, refunded or cancelled' }),
  stakeAmount: Amount('of all items, as taken when the plan was made'),
  winAmount: Amount('of the items that are settled'),
  refundAmount: Amount('of items that were cancelled or whose issue was void'),
  openAmount: Amount('what stopping the plan now would return'),
  generator: OneOf(chaseGenerators),
  stopOnWin: Type.Boolean(),
  stopOnWinAmount: Nullable(Amount('a win stops the plan only from this payout of an issue on')),
  betG: Nullable(PrizeGroup()),
  placedAt: Time(),
  endedAt: Nullable(Time()),
  currency: Currency(),
})

export const ChaseItem = () =>
  Type.Object({
    numero: Type.String(),
    orderId: Id(),
    multiple: Type.Integer(),
    stakeAmount: Amount(),
    state: OneOf(chaseItemStates),
    winAmount: Nullable(Amount('null: not settled yet')),
    result: Nullable(Type.String()),
    closesAt: Time(),
    drawsAt: Time(),
  })

/** The template: what each item bets, times the multiple of the item. */
export const ChaseLine = () =>
  Type.Object({
    line: Type.Integer({ description: 'from 1' }),
    playCode: Type.String(),
    selections: Type.Array(Type.Array(Type.String())),
    combinations: Type.Integer(),
    unitAmount: Amount('for a combination, before the multiple'),
    odds: Type.Array(Odds(), { description: 'for each prize of the play, in its order' }),
  })
