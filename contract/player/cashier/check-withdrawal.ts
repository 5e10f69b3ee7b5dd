import { Type } from 'typebox'
import { cryptoChannels } from '../../shared/cashier-channels.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { withdrawalBounds } from '../../shared/withdrawal-bounds.ts'

export const checkWithdrawal: Call<typeof checkWithdrawalSchemas> = {
  name: 'cashier/check-withdrawal',
  method: 'GET',
  path: '/api/wps/withdraw/check',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'What may be withdrawn now, what it costs, and the first obstacle if there is one.',
  errors: [],
}

const openRequirement = () =>
  Type.Object({
    source: Type.String({ description: 'DEPOSIT, TRANSFER, ADJUSTMENT, or the kind of bonus' }),
    isBonus: Type.Boolean({ description: 'can be given up, together with the bonus money' }),
    baseAmount: Amount('that has to be played'),
    multiplierPpm: Type.Integer({
      description: 'how often it must be played, in millionths: 1000000 is once',
    }),
    requiredAmount: Amount(),
    doneAmount: Amount(),
    leftAmount: Amount(),
    ownLeftAmount: Amount('of the deposit behind a bonus, to be played if the bonus is given up now'),
    createdAt: Time(),
    expiresAt: Nullable(Time()),
    counts: Type.Array(
      Type.Object({
        product: Type.String({ description: 'LIVE, SPORTS …, or a game: BLACKJACK' }),
        percent: Type.Integer(),
      }),
      { description: 'which part of a valid bet counts, if it differs from the rest' },
    ),
    otherPercent: Type.Integer({ description: 'which part of every other valid bet counts' }),
  })

const usdtTerms = () =>
  Type.Object(
    {
      networks: Type.Array(OneOf(cryptoChannels), { minItems: 1 }),
      rate: Type.String({
        description: 'baht for one USDT now, with the spread; fixed when a withdrawal is requested',
      }),
      spread: Type.String({ description: 'the share added to the middle rate, e.g. "0.0050"' }),
      networkFee: Type.Integer({
        description: 'millionths of a USDT that the network takes of each withdrawal',
      }),
      networkFeeAmount: Amount('the same in satang, part of the fee'),
      minAmount: Amount('the least that may be withdrawn in USDT, whole baht'),
    },
    {
      description:
        'the amount that arrives: (amount − fee) ÷ rate, rounded down to hundredths of a USDT, less the network fee; null if the merchant pays no USDT',
    },
  )

export function checkWithdrawalSchemas() {
  return {
    value: Type.Object({
      withdrawableAmount: Amount(),
      feeAmount: Amount('of the next withdrawal'),
      minAmount: Amount(),
      maxAmount: Amount('of the next withdrawal: the least of the limits that apply'),
      leftToday: Type.Integer({ description: 'how many more today' }),
      leftTodayAmount: Amount('how much more today, by the tightest of the limits of a day'),
      leftTodayBound: Type.Object({
        reason: OneOf(withdrawalBounds, 'which limit that is'),
        amount: Amount(
          'how much it is altogether: of a day, of a month (KYC_MONTH) or of 30 days (KYC_FUNDS)',
        ),
      }),
      freeLeftToday: Type.Integer({ description: 'how many more today without a fee' }),
      currency: Currency(),
      balance: Amount(),
      bonusAmount: Amount(),
      lockedAmount: Amount(),
      requirements: Type.Array(openRequirement()),
      firstFailure: Nullable(
        Type.String({
          description: 'the error code that a withdrawal would be refused with; null if nothing prevents it',
        }),
      ),
      firstFailureParams: Type.Array(
        Type.String({ description: 'the arguments of its sentence, in their order' }),
      ),
      usdt: Nullable(usdtTerms()),
      isCancelLocked: Type.Boolean({ description: 'the member gave up the right to cancel withdrawals' }),
      confirmMinutes: Type.Integer({
        description: 'after the payout: the time to confirm before it counts as received',
      }),
    }),
  }
}
