/** Schemas that the calls of blackjack share. Stakes and wins are minor units. */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, OneOf, PositiveAmount, Time } from '../../shared/fields.ts'
import { Proof } from './fields.ts'

export const HandAction = () => OneOf(['HIT', 'STAND', 'DOUBLE', 'SPLIT', 'INSURANCE', 'NO_INSURANCE'] as const)

const Card = () => Type.Integer({ minimum: -1, maximum: 51, description: 'rank = floor(c ÷ 4) from the ace, suit = c mod 4 (♣ ♦ ♥ ♠); −1 is a back' })

/** A hand against the dealer as its member sees it. */
export const HandFields = () => ({
  handId: Id('also the round’s id in the betting record'),
  gameCode: Type.String(),
  step: Type.Integer({ minimum: 0, description: 'decisions taken so far; goes with the next one' }),
  state: OneOf(['OPEN', 'SETTLED', 'VOID'] as const, 'VOID: the house ended the round and no decision counts any more'),
  dealer: Type.Object({ cards: Type.Array(Card()), total: Type.Integer({ description: 'of the cards that lie open' }) }),
  hands: Type.Array(Type.Object({
    cards: Type.Array(Card()), total: Type.Integer(), isSoft: Type.Boolean(), betAmount: PositiveAmount(), isDoubled: Type.Boolean(),
    result: Nullable(OneOf(['WIN', 'LOSE', 'PUSH', 'BLACKJACK'] as const)),
    winAmount: Amount('what comes back, the stake included; 0 until the end'),
  }), { description: 'two after a split' }),
  active: Nullable(Type.Integer({ minimum: 0, description: 'whose turn it is, of `hands`' })),
  actions: Type.Array(HandAction(), { description: 'what may be decided now' }),
  insuranceAmount: Amount(),
  insuranceWin: Amount(),
  startAmount: PositiveAmount('the first stake'),
  betAmount: PositiveAmount('everything staked: doubles, splits and insurance included'),
  winAmount: Amount('everything that comes back; 0 until the end'),
  balance: Amount('after this step'),
  currency: Currency(),
  proof: Proof(),
  playedAt: Time(),
})
