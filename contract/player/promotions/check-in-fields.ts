/** What both calls of the check-in answer. */
import { Type } from 'typebox'
import { Amount, BusinessDate, Currency, Id, OneOf, Time } from '../../shared/fields.ts'

/** NEEDED: the day's condition is not met. PAUSED: a break, an exclusion or a sign of risk. */
export const checkInStates = ['READY', 'NEEDED', 'SIGNED', 'PAUSED'] as const

const Reached = () => Type.Object({ doneAmount: Amount('today'), targetAmount: Amount() })

export const CheckIn = () =>
  Type.Object({
    currency: Currency(),
    promotionId: Id(),
    name: Type.String({ description: 'in the language of the call' }),
    today: BusinessDate(),
    state: OneOf(checkInStates),
    place: Type.Integer({ description: 'of today in the row of days, 1 the first' }),
    streak: Type.Integer({ description: 'days in a row that were checked in' }),
    isMissed: Type.Boolean({ description: 'a day was missed since the last one, so the row begins again' }),
    amount: Amount('of today'),
    times: Type.Number({ description: 'turnover: how many times the amount' }),
    requiredAmount: Amount('turnover of today’s amount'),
    days: Type.Array(
      Type.Object({
        place: Type.Integer(),
        day: BusinessDate(),
        amount: Amount(),
        isDone: Type.Boolean(),
      }),
      { description: 'the row of days' },
    ),
    deposit: Reached(),
    valid: Reached(),
    endsAt: Time('when the next day begins'),
    month: Type.Object({
      month: Type.String({ description: 'YYYY-MM' }),
      firstMonth: Type.String({ description: 'before it there is nothing to read' }),
      amount: Amount('received in the month'),
      days: Type.Array(Type.Object({ day: BusinessDate(), place: Type.Integer(), amount: Amount() })),
    }),
  })
