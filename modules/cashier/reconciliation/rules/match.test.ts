import { expect, test } from 'vitest'
import { matchLine, type MatchCandidate } from './match-statement.ts'
import type { StatementLine } from './statement.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const line = (change: Partial<StatementLine> = {}): StatementLine => ({
  lineNo: 1,
  reference: 'R1',
  paidFrom: at('10:05:00'),
  paidUntil: at('10:05:59'),
  amount: 10_007n,
  payerName: 'สมชาย ใจดี',
  payerBank: '',
  payerAccount: '',
  description: '',
  ...change,
})
const open = (depositId: string, change: Partial<MatchCandidate> = {}): MatchCandidate => ({
  depositId,
  payableAmount: 10_007n,
  createdAt: at('10:00:00'),
  expiresAt: at('10:15:00'),
  payeeName: 'สมชาย ใจดี',
  slipReferences: [],
  ...change,
})

test.each<[string, StatementLine, MatchCandidate[], unknown]>([
  ['its own satang', line(), [open('a'), open('b', { payableAmount: 10_008n })], { depositId: 'a' }],
  ['nothing of the amount', line({ amount: 10_009n }), [open('a')], { reason: 'NO_DEPOSIT' }],
  [
    'paid before it was opened',
    line({ paidFrom: at('09:00:00'), paidUntil: at('09:00:59') }),
    [open('a')],
    { reason: 'NO_DEPOSIT' },
  ],
  [
    'late, and nothing else',
    line({ paidFrom: at('11:00:00'), paidUntil: at('11:00:59') }),
    [open('a')],
    { depositId: 'a' },
  ],
  [
    'too late to guess',
    line({ paidFrom: new Date('2026-11-25T10:05:00Z'), paidUntil: new Date('2026-11-25T10:05:59Z') }),
    [open('a')],
    { reason: 'NO_DEPOSIT' },
  ],
  [
    'open then, before late',
    line({ paidFrom: at('11:05:00'), paidUntil: at('11:05:59') }),
    [open('a'), open('b', { createdAt: at('11:00:00'), expiresAt: at('11:15:00') })],
    { depositId: 'b' },
  ],
  [
    'two of the same, told apart by name',
    line({ paidFrom: at('00:00:00'), paidUntil: at('23:59:59') }),
    [
      open('a', { payeeName: 'มานี มีนา' }),
      open('b', { createdAt: at('12:00:00'), expiresAt: at('12:15:00') }),
    ],
    { depositId: 'b' },
  ],
  [
    'two of the same of one name',
    line({ paidFrom: at('00:00:00'), paidUntil: at('23:59:59') }),
    [open('a'), open('b', { createdAt: at('12:00:00'), expiresAt: at('12:15:00') })],
    { reason: 'AMBIGUOUS' },
  ],
  [
    'the slip’s reference, whatever the amount',
    line({ amount: 9_900n }),
    [open('a'), open('b', { slipReferences: ['R1'] })],
    { depositId: 'b' },
  ],
])('a line matches by %s', (_, paid, candidates, match) => expect(matchLine(paid, candidates)).toEqual(match))
