import { describe, expect, test } from 'vitest'
import { depositPausedUntil, payableCandidates, reviewReasonOf, withinLimit } from './deposit-rules.ts'
import { approvalsNeeded, countDecision } from '../../shared/rules/four-eyes.ts'
import { riskReasonsOf } from '../../withdrawals/rules/auto-approve.ts'
import { confirmBy } from '../../withdrawals/rules/receipt-clock.ts'
import { moneyText } from '../../../../kernel/money.ts'

const same = (amounts: bigint[]) => amounts

describe('own satang', () => {
  test('01 to 99 are tried, those in use never, those used recently last', () => {
    const candidates = payableCandidates(50_000n, [50_001n, 50_003n], [50_002n], same)
    expect(candidates).toHaveLength(97)
    expect(candidates[0]).toBe(50_004n)
    expect(candidates.at(-1)).toBe(50_002n)
    expect(candidates.includes(50_000n) || candidates.includes(50_100n)).toBe(false)
  })
  test('are added to the requested amount, and never exceed what a limit leaves', () => {
    expect([withinLimit(50_000n, null), withinLimit(50_000n, 50_099n)]).toEqual([50_000n, 50_000n])
    for (const payable of [50_098n, 50_000n, 49_700n, 100n])
      expect(payableCandidates(withinLimit(50_000n, payable), [], [], same).at(-1)).toBe(payable)
  })
})

describe('what arrives', () => {
  const expected = {
    payableAmount: 50_037n,
    isLate: false,
    isPaid: false,
    payeeName: 'สมชาย ใจดี',
    mayReceive: true,
  }
  test.each([
    [{}, {}, null],
    [{ amount: 50_000n }, {}, 'AMOUNT'],
    [{ payerName: 'สมหญิง ใจดี' }, {}, 'NAME'],
    [{ payerName: 'SOMCHAI JAIDEE' }, {}, 'NAME'],
    [{ payerName: 'สมชาย ใ***' }, {}, null],
    [{ payerName: 'ใครก็ได้' }, { payeeName: null }, null],
    [{}, { isLate: true }, 'LATE'],
    [{}, { isPaid: true }, 'EXTRA'],
    [{}, { mayReceive: false }, 'MEMBER'],
  ] as const)('%o for %o: %s', (payment, deposit, reason) => {
    expect(
      reviewReasonOf({ amount: 50_037n, payerName: 'สมชาย ใจดี', ...payment }, { ...expected, ...deposit }),
    ).toBe(reason)
  })
})

describe('pauses', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const ago = (...minutes: number[]) => minutes.map((minute) => new Date(now.getTime() - minute * 60_000))
  const rules = { openLimit: 5, pauseAfter: 3, pauseMinutes: 30 }
  test.each([
    [ago(50, 20, 5), 25],
    [ago(20, 5), null],
    [ago(59, 45, 31), null],
    [ago(85, 50, 26), 4],
    [ago(87, 50, 26), null],
    [ago(55, 40, 20, 8), 22],
  ])('expired at %j: %s minutes more', (expiredAt, left) => {
    expect(depositPausedUntil({ expiredAt }, rules, now)).toEqual(
      left === null ? null : new Date(now.getTime() + left * 60_000),
    )
  })
})

describe('people', () => {
  test('above the limit two different operators decide the same', () => {
    expect(approvalsNeeded(10_000_000n, 10_000_000n)).toBe(1)
    expect(approvalsNeeded(10_000_100n, 10_000_000n)).toBe(2)
    const first = { operatorId: 'owner', decision: 'APPROVE' }
    expect(countDecision([], first, 2)).toBe('MORE')
    expect(countDecision([first], first, 2)).toBe('SAME')
    expect(countDecision([first], { operatorId: 'finance', decision: 'APPROVE' }, 2)).toBe('ENOUGH')
    expect(countDecision([first], { operatorId: 'finance', decision: 'RETURN' }, 2)).toBe('MORE')
  })

  test('why a person must decide before a payout', () => {
    const rules = { maxAmount: 2_000_000n, minAgeDays: 7, profitFactor: 10 }
    const calm = {
      amount: 2_000_000n,
      accountAgeMs: 7 * 86_400_000,
      profit24h: 1_000n,
      deposits24h: 100n,
      hasForeignPayer: false,
      amlScore: 0,
      isHeld: false,
    }
    expect(riskReasonsOf(calm, rules)).toEqual([])
    expect(
      riskReasonsOf(
        {
          amount: 2_000_001n,
          accountAgeMs: 1,
          profit24h: 1_001n,
          deposits24h: 100n,
          hasForeignPayer: true,
          amlScore: 30,
          isHeld: false,
        },
        rules,
      ),
    ).toEqual(['AMOUNT', 'NEW_ACCOUNT', 'PROFIT', 'PAYER_NAME', 'AML'])
    expect(riskReasonsOf({ ...calm, profit24h: -5n, deposits24h: 0n }, rules)).toEqual([])
  })
})

describe('the receipt clock', () => {
  const rules = { dayMinutes: 30, nightMinutes: 120 }
  test.each([
    ['2026-11-21T15:59:59Z', 30], // 22:59:59 in Bangkok
    ['2026-11-21T16:00:00Z', 120],
    ['2026-11-21T23:59:59Z', 120], // 06:59:59
    ['2026-11-22T00:00:00Z', 30],
    ['2026-11-21T17:00:00Z', 120], // midnight
  ])('paid at %s waits %s minutes', (at, minutes) => {
    const paidAt = new Date(at)
    expect(confirmBy(paidAt, 'Asia/Bangkok', rules).getTime() - paidAt.getTime()).toBe(minutes * 60_000)
  })
})

test.each([
  [0n, '฿0.00'],
  [5n, '฿0.05'],
  [123_456n, '฿1,234.56'],
  [900_000_000_000_000n, '฿9,000,000,000,000.00'],
])('%s is written %s', (amount, text) => {
  expect(moneyText(amount, 'THB')).toBe(text)
})
