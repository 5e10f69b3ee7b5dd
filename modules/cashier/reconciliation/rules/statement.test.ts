import { expect, test } from 'vitest'
import fc from 'fast-check'
import { parseStatement } from './statement.ts'

const ZONE = 'Asia/Bangkok'
const read = (text: string) => {
  const parsed = parseStatement(text, ZONE)
  if (parsed.kind !== 'READ') throw new Error(`not read: ${JSON.stringify(parsed)}`)
  return parsed
}
const row = (cells: Partial<Record<'date' | 'time' | 'amount' | 'reference' | 'name', string>>) =>
  `Date,Time,Amount,Reference,Sender\n${[cells.date ?? '2026-11-21', cells.time ?? '10:30', `"${cells.amount ?? '100.01'}"`, cells.reference ?? 'R1', cells.name ?? ''].join(',')}`

test('an English statement below the bank’s own lines, with outgoing money skipped', () => {
  const { lines, outgoingCount, columns, faults } = read(
    'Account,123-4-56789-0\nPeriod,November 2026\n\nTransaction Date,Time,Withdrawal,Deposit,Ref. No.,From Name,Details\n21/11/2026,10:30:15,,"1,250.07",AB12,MR SOMCHAI JAIDEE,Transfer in\n21/11/2026,10:31,500.00,,AB13,,ATM\n',
  )
  expect(faults).toEqual([])
  expect(outgoingCount).toBe(1)
  expect([...columns.keys()]).toEqual([
    'date',
    'time',
    'outgoing',
    'amount',
    'reference',
    'payerName',
    'description',
  ])
  expect(lines).toEqual([
    {
      lineNo: 5,
      reference: 'AB12',
      paidFrom: new Date('2026-11-21T03:30:15Z'),
      paidUntil: new Date('2026-11-21T03:30:15.999Z'),
      amount: 125_007n,
      payerName: 'MR SOMCHAI JAIDEE',
      payerBank: '',
      payerAccount: '',
      description: 'Transfer in',
    },
  ])
})

test('a Thai statement with semicolons, a byte order mark and Buddhist years', () => {
  const { lines } = read(
    '\ufeffวันที่;เวลา;จำนวนเงิน (บาท);เลขที่อ้างอิง;ชื่อผู้โอน;ธนาคารผู้โอน;เลขบัญชีผู้โอน\n21/11/2569;10:30;฿ 100.50;อ1;นาย สมชาย ใจดี;กสิกรไทย;xxx-x-x1234-x\n',
  )
  expect(lines).toMatchObject([
    {
      reference: 'อ1',
      amount: 10_050n,
      payerName: 'นาย สมชาย ใจดี',
      payerBank: 'กสิกรไทย',
      payerAccount: 'xxx-x-x1234-x',
      paidFrom: new Date('2026-11-21T03:30:00Z'),
      paidUntil: new Date('2026-11-21T03:30:59.999Z'),
    },
  ])
})

test.each([
  ['2026-11-21', '', '2026-11-20T17:00:00Z'],
  ['21-11-69', '0:05', '2026-11-20T17:05:00Z'],
  ['2026/11/21', '23.59', '2026-11-21T16:59:00Z'],
  ['1/2/26', '00:00', '2026-01-31T17:00:00Z'],
])('the time %s %s is read', (date, time, from) => {
  expect(read(row({ date, time })).lines[0]!.paidFrom).toEqual(new Date(from))
})

test('a date with its time in one cell', () => {
  expect(read('วันเวลา,เงินเข้า,เลขอ้างอิง\n2026-11-21T10:30:00+07:00,50,R1\n').lines[0]!.paidFrom).toEqual(
    new Date('2026-11-21T03:30:00Z'),
  )
})

test.each([
  '0.001',
  '1.005',
  '1e9',
  '1e21',
  '0x10',
  '๑๒๓',
  '1,00',
  '1.2.3',
  'NaN',
  'Infinity',
  '99999999999',
  '１００',
])('T-NU1 the amount %s is refused', (amount) => {
  expect(read(row({ amount })).faults).toEqual([{ lineNo: 2, field: 'amount', rule: 'statementAmount' }])
})

test('faults name their line and column, at most twenty of them', () => {
  const { faults } = read(
    'Date,Time,Amount,Reference\n2026-02-30,10:00,1,A\n2026-11-21,25:00,1,B\n2026-11-21,10:00,1,\n2026-11-21,10:00,1,B\n',
  )
  expect(faults).toEqual([
    { lineNo: 2, field: 'date', rule: 'statementDate' },
    { lineNo: 3, field: 'time', rule: 'statementTime' },
    { lineNo: 4, field: 'reference', rule: 'statementReference' },
    { lineNo: 5, field: 'reference', rule: 'statementRepeated' },
  ])
  expect(
    read(`Date,Amount,Reference\n${Array.from({ length: 50 }, (_, index) => `x,1,${index}`).join('\n')}`)
      .faults,
  ).toHaveLength(20)
  expect(read('Date,Amount,Reference\n2026-11-21,1,"open').faults).toMatchObject([{ field: 'file' }])
})

test('quotation marks within a text are part of it', () => {
  const { lines, faults } = read(
    'Date,Amount,Reference,Details\n2026-11-21,1,A1,=HYPERLINK("http://x")\n2026-11-21,2,A2,for "the game"\n',
  )
  expect([faults, lines.map(({ description }) => description)]).toEqual([
    [],
    ['=HYPERLINK("http://x")', 'for "the game"'],
  ])
})

test('a file without its columns is refused with the missing ones; so is one that is too long', () => {
  expect(parseStatement('Date,Sender\n2026-11-21,x', ZONE)).toEqual({
    kind: 'COLUMNS',
    missing: ['amount', 'reference'],
  })
  expect(parseStatement('', ZONE)).toMatchObject({ kind: 'COLUMNS' })
  expect(
    parseStatement(
      `Date,Amount,Reference\n${Array.from({ length: 10_001 }, (_, index) => `2026-11-21,1,${index}`).join('\n')}`,
      ZONE,
    ),
  ).toEqual({ kind: 'TOO_LONG' })
})

test('what was written is what is read: any amount, any reference', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 999_999_999_999n }),
      fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
      (amount, reference) => {
        const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
        const { lines, faults } = read(row({ amount: text, reference }))
        expect(faults).toEqual([])
        expect(lines[0]).toMatchObject({ amount, reference })
      },
    ),
    { numRuns: 60 },
  )
})
