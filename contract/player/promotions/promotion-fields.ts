/** What the calls of promotions share. */
import { Type } from 'typebox'
import { claimStates, promotionKinds } from '../../shared/promotion-words.ts'
import { Amount, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

/** What a button does; null: nothing is to be pressed. */
export const promotionActions = ['JOIN', 'APPLY', 'CLAIM', 'DEPOSIT', 'OPEN'] as const

/** A sentence of the story: the text `promo_story_<name>` with its values, each by what it is. */
export const StoryLine = () =>
  Type.Object({
    name: Type.String(),
    values: Type.Record(
      Type.String(),
      Type.Union([
        Type.Object({ money: Amount() }),
        Type.Object({ ratePpm: Type.Integer({ description: 'millionths: 1,000,000 is once, or 100 %' }) }),
        Type.Object({ number: Type.Integer() }),
        Type.Object({ priceE4: Type.Integer({ description: 'decimal odds in ten-thousandths' }) }),
        Type.Object({ products: Type.Array(Type.String()) }),
        Type.Object({ moment: Type.String() }),
        Type.Object({ amounts: Type.Array(Amount()) }),
        Type.Object({ text: Type.String({ description: 'another text, by its whole key' }) }),
        Type.Object({ texts: Type.Array(Type.String(), { description: 'a list of other texts' }) }),
      ]),
    ),
  })

export const FreeRounds = () =>
  Type.Object({
    grantId: Id(),
    roundAmount: Amount('what the house stakes on each'),
    roundCount: Type.Integer(),
    leftCount: Type.Integer(),
    wonAmount: Amount('so far'),
    mostAmount: Amount('the most that is paid of it'),
    endsAt: Time('until then they can be played'),
    isOpen: Type.Boolean({ description: 'there are rounds to play' }),
    games: Type.Array(
      Type.Object({
        gameCode: Type.String(),
        name: Type.String({ description: 'in the language of the call' }),
        isOpen: Type.Boolean(),
        link: Type.String({ description: 'where it is played' }),
      }),
    ),
  })

/** What every reader of a promotion sees of it. */
const headFields = () => ({
  promotionId: Id(),
  kind: OneOf(promotionKinds),
  name: Type.String({ description: 'in the language of the call' }),
  summary: Type.String({ description: 'what the operator wrote; may be empty' }),
  /** What it gives, in one sentence. */
  headline: StoryLine(),
  imageUrl: Type.String({ description: 'empty: the art of the kind' }),
  startsAt: Time(),
  endsAt: Nullable(Time()),
})

/** As visitors see it: nothing of it is anybody's own. */
export const OpenPromotion = () =>
  Type.Object({
    ...headFields(),
    state: OneOf(['COMING_SOON', 'JOIN']),
  })

export const PromotionCard = () =>
  Type.Object({
    ...headFields(),
    state: OneOf(claimStates),
    action: Nullable(OneOf(promotionActions)),
    link: Type.String({ description: 'where OPEN and DEPOSIT lead' }),
    /** Free rounds that were granted. */
    freeRounds: Nullable(FreeRounds()),
    amount: Amount('ready to claim, or given'),
    requiredAmount: Amount('the turnover that it carries or carried'),
    doneAmount: Amount('of the condition'),
    targetAmount: Amount('0: nothing to reach'),
    /** When the state changes by itself: opens, must be claimed by, can be used again. */
    changesAt: Nullable(Time()),
    at: Nullable(Time('when it was joined, applied for, credited or claimed')),
    reason: Type.String({ description: 'why an application was rejected' }),
    attemptsLeft: Type.Integer({ description: 'applications that may still be made' }),
    placesLeft: Nullable(Type.Integer({ description: 'null: no limit' })),
  })
