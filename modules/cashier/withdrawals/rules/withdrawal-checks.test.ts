import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstChecks, restChecks, type BankAccountFacts, type WithdrawalFacts } from './withdrawal-checks.ts'
import { account, good, now } from '../../../../tests/support/withdrawal-facts.ts'

/** Everything wrong at once; each row corrects what the row before refused. */
const spoiled: WithdrawalFacts = {
  ...good,
  isFrozen: true,
  receivable: 500n,
  hasOpenWithdrawal: true,
  kycLevel: 0,
  payeeName: 'ผู้อื่น คนละคน',
  turnoverLeft: 123_450n,
  balance: 0n,
  today: { count: 3, amount: 0n },
}

test('the first unmet precondition is answered, in the order of domain/gaps.md §4', () => {
  const told: string[] = []
  const mends: Partial<WithdrawalFacts>[] = [
    {},
    { isFrozen: false },
    { receivable: 0n },
    { hasOpenWithdrawal: false },
    { kycLevel: 2 },
  ]
  let facts = spoiled
  for (const mend of mends) {
    facts = { ...facts, ...mend }
    told.push(firstChecks(facts, 100_000n)?.code ?? 'password')
  }
  const held: BankAccountFacts = { ...account, usableFrom: new Date('2026-11-21T15:05:00Z') }
  told.push(restChecks(facts, 100_000n, undefined)!.code, restChecks(facts, 100_000n, held)!.code)
  const rests: Partial<WithdrawalFacts>[] = [
    {},
    { payeeName: 'นายสมชาย ใจดี' },
    { turnoverLeft: 0n },
    { today: { count: 0, amount: 0n } },
    { balance: 100_000n },
  ]
  for (const mend of rests) {
    facts = { ...facts, ...mend }
    told.push(restChecks(facts, 100_000n, account)?.code ?? 'accepted')
  }
  expect(told).toEqual([
    'AUTH_DISABLED',
    'WD_RECEIVABLE',
    'WD_PENDING',
    'KYC_LEVEL',
    'password',
    'BANK_ACCOUNT_NOT_FOUND',
    'WD_ACCOUNT_HOLD',
    'WD_NAME_MISMATCH',
    'WD_TURNOVER',
    'WD_LIMIT',
    'BAL_INSUFFICIENT',
    'accepted',
  ])
})

/** Every precondition in its order, with what breaks it alone; `account` if the bank account is wrong. */
const breaks: readonly {
  code: string
  facts?: Partial<WithdrawalFacts>
  account?: BankAccountFacts | 'none'
  amount?: bigint
}[] = [
  { code: 'AUTH_DISABLED', facts: { isFrozen: true } },
  { code: 'WD_RECEIVABLE', facts: { receivable: 1n } },
  { code: 'WD_PENDING', facts: { hasOpenWithdrawal: true } },
  { code: 'KYC_LEVEL', facts: { kycLevel: 0 } },
  { code: 'BANK_ACCOUNT_NOT_FOUND', account: 'none' },
  { code: 'WD_ACCOUNT_HOLD', account: { ...account, usableFrom: new Date(now.getTime() + 1) } },
  { code: 'WD_NAME_MISMATCH', facts: { payeeName: 'ผู้อื่น คนละคน' } },
  { code: 'WD_TURNOVER', facts: { turnoverLeft: 1n } },
  { code: 'WD_LIMIT', amount: 100_001n },
  { code: 'BAL_INSUFFICIENT', facts: { balance: 99_999n } },
]

/**
 * The answer if the named ones are broken together; the password is between the first checks and the rest.
 */
function told(broken: typeof breaks): string {
  const facts = broken.reduce<WithdrawalFacts>((all, one) => ({ ...all, ...one.facts }), good)
  const accounts = broken.flatMap((one) => one.account ?? [])
  const amount = broken.find((one) => one.amount)?.amount ?? 100_000n
  return (
    (
      firstChecks(facts, amount) ??
      restChecks(
        facts,
        amount,
        accounts.includes('none') ? undefined : ((accounts[0] as BankAccountFacts | undefined) ?? account),
      )
    )?.code ?? 'accepted'
  )
}

describe('the preconditions', () => {
  test('each alone is answered by its name, and without any the money may leave', () => {
    expect(told([])).toBe('accepted')
    for (const one of breaks) expect(told([one])).toBe(one.code)
  })

  test('of any two, of any more, the first in their order is answered', () => {
    for (const [place, first] of breaks.entries())
      for (const second of breaks.slice(place + 1))
        expect([second.code, told([first, second]), told([second, first])]).toEqual([
          second.code,
          first.code,
          first.code,
        ])
    fc.assert(
      fc.property(fc.subarray([...breaks], { minLength: 1 }), (some) => {
        expect(told(some)).toBe(some[0]!.code)
      }),
    )
  })

  test('the order is that of domain/gaps.md §4, and the first four need no password', () => {
    expect(
      breaks
        .filter((one) => firstChecks({ ...good, ...one.facts }, 100_000n) !== null)
        .map((one) => one.code),
    ).toEqual(['AUTH_DISABLED', 'WD_RECEIVABLE', 'WD_PENDING', 'KYC_LEVEL'])
  })
})

describe('the sentences are filled', () => {
  test('with amounts, and with moments as on the wire', () => {
    expect(firstChecks({ ...good, receivable: 123_456_789n }, 1n)).toEqual({
      code: 'WD_RECEIVABLE',
      params: ['฿1,234,567.89'],
    })
    expect(restChecks({ ...good, turnoverLeft: 5n }, 10_000n, account)).toEqual({
      code: 'WD_TURNOVER',
      params: ['฿0.05'],
    })
    expect(restChecks(good, 10_000n, { ...account, usableFrom: new Date('2026-11-21T17:05:00Z') })).toEqual({
      code: 'WD_ACCOUNT_HOLD',
      params: ['2026-11-21T17:05:00.000Z'],
    })
    expect(restChecks({ ...good, heldUntil: new Date('2026-11-21T17:05:00Z') }, 10_000n, account)).toEqual({
      code: 'WD_ACCOUNT_HOLD',
      params: ['2026-11-21T17:05:00.000Z'],
    })
    expect(restChecks({ ...good, heldUntil: good.now }, 10_000n, account)).toBe(null)
  })
})

describe('amounts', () => {
  test.each([
    [9_900n, 'WD_LIMIT'],
    [10_000n, undefined],
    [10_001n, 'WD_LIMIT'],
    [10_050n, 'WD_LIMIT'],
    [10_000_000n, undefined],
    [10_000_100n, 'WD_LIMIT'],
    [20_000_100n, 'WD_LIMIT'],
  ])('%s satang at VIP 0: %s', (amount, code) => {
    expect(restChecks(good, amount, account)?.code).toBe(code)
  })

  test('a day’s number and sum depend on the VIP level', () => {
    expect(restChecks({ ...good, today: { count: 3, amount: 300n } }, 10_000n, account)).toEqual({
      code: 'WD_LIMIT',
      params: ['3', '', 'COUNT'],
    })
    expect(
      restChecks(
        { ...good, dayLimit: { count: 4, amount: 30_000_000n }, today: { count: 3, amount: 300n } },
        10_000n,
        account,
      ),
    ).toBeNull()
    expect(restChecks({ ...good, today: { count: 1, amount: 9_995_000n } }, 10_000n, account)).toEqual({
      code: 'WD_LIMIT',
      params: ['฿50.00', '', 'DAY'],
    })
  })
})

describe('verification levels', () => {
  test('level 1 withdraws 50,000 a day and 200,000 a month, and its refusal says that more needs level 2', () => {
    const level1 = { ...good, kycLevel: 1 }
    expect(firstChecks(level1, 5_000_000n)).toBeNull()
    expect(firstChecks(level1, 5_000_100n)).toEqual({ code: 'KYC_LEVEL', params: ['2'] })
    expect(firstChecks({ ...level1, today: { count: 1, amount: 4_990_000n } }, 10_100n)).toEqual({
      code: 'KYC_LEVEL',
      params: ['2'],
    })
    expect(firstChecks({ ...level1, monthAmount: 19_995_000n }, 10_000n)).toEqual({
      code: 'KYC_LEVEL',
      params: ['2'],
    })
    expect(firstChecks({ ...good, kycLevel: 0 }, 10_000n)).toEqual({ code: 'KYC_LEVEL', params: ['1'] })
  })
})
