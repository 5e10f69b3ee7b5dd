/** Schemas that the calls of blackjack share. Stakes and wins are minor units. */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, OneOf, PositiveAmount, Time } from '../../shared/fields.ts'
import { Proof } from './fields.ts'

export const HandAction = () =>
  OneOf(['HIT', 'STAND', 'DOUBLE', 'SPLIT', 'INSURANCE', 'NO_INSURANCE'] as const)

const Card = () =>
  Type.Integer({
    minimum: -1,
    maximum: 51,
    description: 'rank = floor(c ÷ 4) from the ace, suit = c mod 4 (♣ ♦ ♥ ♠); −1 is a back',
  })

/** A hand against the dealer as its member sees it. */
export const HandFields = () => ({
  handId: Id('also the round’s id in the betting record'),
  gameCode: Type.String(),
  step: Type.Integer({ minimum: 0, description: 'number of decisions so far; sent with the next one' }),
  state: OneOf(
    ['OPEN', 'SETTLED', 'VOID'] as const,
    'VOID: the house ended the round and no decision counts any more',
  ),
  dealer: Type.Object({
    cards: Type.Array(Card()),
    total: Type.Integer({ description: 'points of the open cards' }),
  }),
  hands: Type.Array(
    Type.Object({
      cards: Type.Array(Card()),
      total: Type.Integer(),
      isSoft: Type.Boolean(),
      lowTotal: Nullable(
        Type.Integer({
          description: 'with every ace as one, while it may still count either way; else null',
        }),
      ),
      isBust: Type.Boolean({ description: 'over 21: lost, whatever the dealer has' }),
      betAmount: PositiveAmount(),
      isDoubled: Type.Boolean(),
      result: Nullable(OneOf(['WIN', 'LOSE', 'PUSH', 'BLACKJACK'] as const)),
      winAmount: Amount('what comes back, the stake included; 0 until the end'),
    }),
    { description: 'two after a split' },
  ),
  active: Nullable(Type.Integer({ minimum: 0, description: 'the index in `hands` of the hand to play' })),
  actions: Type.Array(HandAction(), { description: 'the decisions that are possible now' }),
  costs: Type.Array(Type.Object({ action: HandAction(), amount: Amount() }), {
    description: 'what one of `actions` stakes further; one that is not named stakes nothing',
  }),
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
