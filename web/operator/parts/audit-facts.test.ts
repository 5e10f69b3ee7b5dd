import { expect, test } from 'vitest'
import type { Translate } from '../../ui/i18n/text.tsx'
import english from '../locales/en/audit.ts'
import thai from '../locales/th/audit.ts'
import { factName, factText, nameOfChange } from './audit-facts.tsx'

const translate = (texts: Record<string, string>) =>
  Object.assign((key: string) => texts[key] ?? key, {
    has: (key: string) => key in texts,
  }) as unknown as Translate
const en = translate({ ...english, common_yes: 'Yes', common_no: 'No' })
const th = translate({ ...thai, common_yes: 'ใช่', common_no: 'ไม่ใช่' })

test('a change of a jackpot pool is shown in words, its money in baht and its share in percent', () => {
  const terms = { seedAmount: 100_000, capAmount: 500_000, ratePpm: 5_000, oddsAmount: null }
  expect(factText('after', terms, en)).toBe(
    'Begins with ฿1,000.00 · Won at the latest by ฿5,000.00 · Share of each stake 0.50 % · One win in stakes of –',
  )
  expect(factText('after', terms, th)).toBe(
    'ยอดตั้งต้น ฿1,000.00 · ออกรางวัลไม่เกินยอด ฿5,000.00 · ส่วนแบ่งต่อเดิมพัน 0.50 % · หนึ่งครั้งต่อเดิมพันรวม –',
  )
  expect([factName('askedBy', en), factName('orderId', th), factText('state', 'PENDING', th)]).toEqual([
    'Asked by',
    'เลขที่คำขอ',
    'รอดำเนินการ',
  ])
})

test('counts stay counts, limits of a table are money, moments are times, and a field without a name is shown as it was written', () => {
  expect(factText('betCount', 1_200, en)).toBe('1200')
  expect(factText('limits', { min: 1_000, max: 2_000_000, sideMax: 200_000 }, en)).toBe(
    'Least ฿10.00 · Most ฿20,000.00 · Most on side bets ฿2,000.00',
  )
  expect(factText('min', 3, en)).toBe('3')
  expect(factText('endsAt', '2026-11-22T10:00:00.000Z', en)).toBe('22/11/2026 17:00:00')
  expect([
    factText('isOn', false, th),
    factText('members', ['a', 'b'], en),
    factText('note', '', en),
    factName('strange', en),
  ]).toEqual(['ไม่ใช่', 'a, b', '–', 'strange'])
})

test('a setting’s plain value and a limit of play are money by what they are of', () => {
  const limit = (kind: string) => nameOfChange('member:1', { kind, period: 'DAY' })
  expect(factText(nameOfChange('setting:cashier.depositMinAmount', {}), 5_000, en)).toBe('฿50.00')
  expect(factText(nameOfChange('setting:operator.adjustmentAlone', {}), 500_000, en)).toBe('฿5,000.00')
  expect(factText(nameOfChange('setting:cashier.maxOpenDeposits', {}), 5, en)).toBe('5')
  expect([factText(limit('LOSS'), 5_000, en), factText(limit('SESSION'), 60, en)]).toEqual(['฿50.00', '60'])
})
