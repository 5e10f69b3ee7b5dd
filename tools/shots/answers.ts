/** Replaces the server's answer if no seeded account is in the state to be shown. */

const MINUTE_MS = 60_000
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const part = (partNo: number, amount: number, sentMinutesAgo: number) => ({
  partNo,
  amount,
  state: 'SENT',
  bankReference: `01507741${2_100 + partNo}`,
  sentAt: at(-sentMinutesAgo),
})

const answered = (value: object) => ({ success: true, code: 'OK', message: '', value })

const large = {
  withdrawalId: '01a1fdf4-fd57-74d7-9620-85a8cd719d4b',
  state: 'CONFIRM_WAIT',
  amount: 18_000_000,
  feeAmount: 0,
  netAmount: 18_000_000,
  currency: 'THB',
  bankAccount: { bankCode: 'KBANK', accountNo: '••••••0001', holderName: 'สมชาย ใจดี A' },
  createdAt: at(-35),
  paidAt: at(-2),
  confirmBy: at(28),
  payoutReference: '015077412104',
  remark: null,
  canCancel: false,
  canConfirm: true,
  parts: [part(1, 5_000_000, 20), part(2, 5_000_000, 15), part(3, 5_000_000, 8), part(4, 3_000_000, 2)],
  sentAmount: 18_000_000,
  dueBy: at(28),
  dispute: null,
  isForced: false,
  canComplain: false,
  complaint: null,
  steps: [
    ['CREATED', 35],
    ['REVIEW', 35],
    ['APPROVED', 25],
    ['PAYING', 24],
    ['PAID', 2],
    ['CONFIRM_WAIT', 2],
  ].map(([state, ago]) => ({ state, at: at(-(ago as number)) })),
}

/** A large withdrawal whose four transfers are sent; its member's clock is running. */
export const withdrawalInParts = answered({ list: [large] })

/** The same in one transfer. */
export const withdrawalToConfirm = answered({
  list: [
    { ...large, amount: 500_000, netAmount: 500_000, sentAmount: 500_000, parts: [part(1, 500_000, 2)] },
  ],
})

const bonusCounts = [
  ['RNG', 100],
  ['FISH', 100],
  ['SPORTS', 100],
  ['ESPORTS', 100],
  ['COCKFIGHT', 50],
  ['LIVE', 20],
  ['LOTT', 20],
  ['ELOTT', 20],
  ['PVP', 0],
].map(([product, percent]) => ({ product, percent }))

/** Half of the turnover of a deposit is still to be made. */
export const turnoverOpen = answered({
  withdrawableAmount: 0,
  feeAmount: 0,
  minAmount: 10_000,
  maxAmount: 5_000_000,
  leftToday: 5,
  leftTodayAmount: 5_000_000,
  freeLeftToday: 3,
  currency: 'THB',
  balance: 1_248_050,
  bonusAmount: 100_000,
  lockedAmount: 0,
  requirements: [
    {
      source: 'DEPOSIT',
      isBonus: false,
      baseAmount: 200_019,
      multiplierPpm: 1_000_000,
      requiredAmount: 200_019,
      doneAmount: 120_000,
      leftAmount: 80_019,
      ownLeftAmount: 0,
      createdAt: at(-600),
      expiresAt: null,
      counts: [],
      otherPercent: 100,
    },
    {
      source: 'BONUS',
      isBonus: true,
      baseAmount: 100_000,
      multiplierPpm: 8_000_000,
      requiredAmount: 800_000,
      doneAmount: 310_000,
      leftAmount: 490_000,
      ownLeftAmount: 0,
      createdAt: at(-600),
      expiresAt: at(9_000),
      counts: bonusCounts,
      otherPercent: 0,
    },
  ],
  firstFailure: 'WD_TURNOVER',
  firstFailureParams: ['฿5,700.19'],
  isCancelLocked: false,
  confirmMinutes: 30,
})

/** An hour of play: the reality check is open. */
export const realityDue = answered({
  isDue: true,
  everyMinutes: 60,
  playedMinutes: 130,
  sittingMinutes: 60,
  stakeAmount: 145_000,
  payoutAmount: 120_000,
  netAmount: -25_000,
  sessionLeftMinutes: 110,
  lossLeftAmount: 75_000,
})
