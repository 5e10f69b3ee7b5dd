/** What stands in for the server's answer where no seeded account is in the state to be shown. */

const MINUTE_MS = 60_000
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const part = (partNo: number, amount: number, sentMinutesAgo: number) =>
  ({ partNo, amount, state: 'SENT', bankReference: `01507741${2_100 + partNo}`, sentAt: at(-sentMinutesAgo) })

/** A large withdrawal whose four transfers are sent; its member's clock has begun to run. */
export const withdrawalInParts = {
  success: true, code: 'OK', message: '',
  value: { list: [{
    withdrawalId: '01a1fdf4-fd57-74d7-9620-85a8cd719d4b', state: 'CONFIRM_WAIT', amount: 18_000_000, feeAmount: 0, netAmount: 18_000_000, currency: 'THB',
    bankAccount: { bankCode: 'KBANK', accountNo: '••••••0001', holderName: 'สมชาย ใจดี A' }, createdAt: at(-35), paidAt: at(-2), confirmBy: at(28), payoutReference: '015077412104', remark: null,
    canCancel: false, canConfirm: true, parts: [part(1, 5_000_000, 20), part(2, 5_000_000, 15), part(3, 5_000_000, 8), part(4, 3_000_000, 2)], sentAmount: 18_000_000, dueBy: at(28),
    dispute: null, isForced: false, canComplain: false, complaint: null,
    steps: [['CREATED', 35], ['REVIEW', 35], ['APPROVED', 25], ['PAYING', 24], ['PAID', 2], ['CONFIRM_WAIT', 2]].map(([state, ago]) => ({ state, at: at(-(ago as number)) })),
  }] },
} as const
