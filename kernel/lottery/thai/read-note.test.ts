import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNote, TICKET_LINES } from './read-note.ts'

/** The lines of a note without problems, as `TOP2 12 50`. */
function read(text: string): string[] {
  const { lines, problems } = readNote(text)
  expect(problems).toEqual([])
  return lines.map(({ betCode, number, stakeAmount }) => `${betCode} ${number} ${Number(stakeAmount) / 100}`)
}

const problemsOf = (text: string) => readNote(text).problems.map(({ line, code }) => `${line} ${code}`)

test.each([
  ['12=50*50', ['TOP2 12 50', 'BOTTOM2 12 50']],
  ['12 = 50', ['TOP2 12 50']],
  ['12 50', ['TOP2 12 50']],
  ['12*50*20', ['TOP2 12 50', 'BOTTOM2 12 20']],
  ['12=50-20', ['TOP2 12 50', 'BOTTOM2 12 20']],
  ['123 = 100x100x20', ['TOP3 123 100', 'TOD3 123 100', 'BACK3 123 20']],
  ['123=100คูณ50', ['TOP3 123 100', 'TOD3 123 50']],
  ['123=100×0×20', ['TOP3 123 100', 'BACK3 123 20']],
  ['45-54 20', ['TOP2 45 20', 'TOP2 54 20']],
  ['45, 54/09 20', ['TOP2 45 20', 'TOP2 54 20', 'TOP2 09 20']],
  ['45 54 = 20', ['TOP2 45 20', 'TOP2 54 20']],
  ['บน 12 50', ['TOP2 12 50']],
  ['ล่าง 12 50', ['BOTTOM2 12 50']],
  ['12 ล่าง 50', ['BOTTOM2 12 50']],
  ['12=50 บาท ล่าง', ['BOTTOM2 12 50']],
  ['บน ล่าง 12 50', ['TOP2 12 50', 'BOTTOM2 12 50']],
  ['บ-ล 12=50*30', ['TOP2 12 50', 'BOTTOM2 12 30']],
  ['บ.ล. 12=50', ['TOP2 12 50', 'BOTTOM2 12 50']],
  ['ล่างบน 12=50*30', ['BOTTOM2 12 50', 'TOP2 12 30']],
  ['123 ตรง 100 โต๊ด 50', ['TOP3 123 100', 'TOD3 123 50']],
  ['โต้ด 123=50', ['TOD3 123 50']],
  ['3 ตัวหน้า 007=1,000', ['FRONT3 007 1000']],
  ['3 ตัวล่าง 123=20', ['BACK3 123 20']],
  ['วิ่งบน 5=100', ['RUN_TOP 5 100']],
  ['วิ่งล่าง 5 = 12.50', ['RUN_BOTTOM 5 12.5']],
  ['5=100', ['RUN_TOP 5 100']],
  ['12 กลับ 20', ['TOP2 12 20', 'TOP2 21 20']],
  ['11 กลับ 20', ['TOP2 11 20']],
  ['112=10 6กลับ', ['TOP3 112 10', 'TOP3 121 10', 'TOP3 211 10']],
  ['123=10*5 กลับ', [...['123', '132', '213', '231', '312', '321'].map((n) => `TOP3 ${n} 10`), 'TOD3 123 5']],
  ['๑๒=๕๐', ['TOP2 12 50']],
  ['００７＝５０', ['TOP3 007 50']],
])('the note %s', (text, lines) => {
  expect(read(text)).toEqual(lines)
})

test('a line of words alone holds for the lines after it, until the next one', () => {
  expect(read('บน\n12=50\n\n34=20\nล่าง:\n56 10\nบน 78=5\n90=5')).toEqual([
    'TOP2 12 50',
    'TOP2 34 20',
    'BOTTOM2 56 10',
    'TOP2 78 5',
    'BOTTOM2 90 5',
  ])
  expect(read('2 ตัว บน-ล่าง\n12=50')).toEqual(['TOP2 12 50', 'BOTTOM2 12 50'])
})

test.each([
  ['1๒=50', 'MIXED_DIGITS'],
  ['12 ๕0', 'MIXED_DIGITS'],
  ['บนสุด 12=50', 'UNKNOWN_WORD'],
  ['hello', 'UNKNOWN_WORD'],
  ['=50', 'NUMBER_MISSING'],
  ['1234=50', 'NUMBER_INVALID'],
  ['โต๊ด 12=50', 'NUMBER_INVALID'],
  ['วิ่ง 12=50', 'NUMBER_INVALID'],
  ['หน้า 12=50', 'NUMBER_INVALID'],
  ['111=50*50', 'NUMBER_NOT_SOLD'],
  ['12', 'AMOUNT_MISSING'],
  ['12=', 'AMOUNT_MISSING'],
  ['12-50', 'AMOUNT_MISSING'],
  ['12 50 50', 'AMOUNT_MISSING'],
  ['12=0', 'AMOUNT_INVALID'],
  ['12=050', 'AMOUNT_INVALID'],
  ['12=50.123', 'AMOUNT_INVALID'],
  ['12=12345678', 'AMOUNT_INVALID'],
  ['12=50, 34=20', 'AMOUNT_INVALID'],
  ['12=1*2*3', 'AMOUNT_COUNT'],
  ['บน 12=50*50', 'AMOUNT_COUNT'],
  ['บน ล่าง โต๊ด 123=50*50', 'AMOUNT_COUNT'],
  ['12 50 บน 30 ล่าง', 'AMOUNT_COUNT'],
  ['บน 12 50 ล่าง 34 20', 'NUMBER_MISSING'],
])('the note %s is refused: %s', (text, code) => {
  expect(problemsOf(text)).toEqual([`1 ${code}`])
  expect(readNote(text).lines).toEqual([])
})

test('a problem is named by its line, and the other lines are read', () => {
  const { lines, problems } = readNote('12=50\r\n\r\nxyz\r\n34=20')
  expect(lines.map(({ line }) => line)).toEqual([1, 4])
  expect(problems).toMatchObject([{ line: 3, code: 'UNKNOWN_WORD' }])
})

test('below a heading whose words are not known, only lines that name their place are read', () => {
  const { lines, problems } = readNote('บน\n12=1\nล่างด้วย\n12=2\nล่าง 12=3\nโต๊ด\n123=4')
  expect(lines.map(({ line, betCode }) => `${line} ${betCode}`)).toEqual(['2 TOP2', '5 BOTTOM2', '7 TOD3'])
  expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual(['3 UNKNOWN_WORD', '4 HEADING_UNKNOWN'])
})

test('a note of 1,001 lines is read up to the thousandth', () => {
  const note = Array.from(
    { length: TICKET_LINES + 1 },
    (_, index) => `${String(index % 100).padStart(2, '0')}=1`,
  )
  const { lines, problems } = readNote(note.join('\n'))
  expect(lines).toHaveLength(1_000)
  expect(problems).toEqual([{ line: 1_001, code: 'TOO_MANY_LINES', text: '00=1' }])
  expect(readNote(note.slice(1).join('\n')).problems).toEqual([])
})

test('any numbers and amounts are read as they were written, zeros in front included', () => {
  const number = fc.stringMatching(/^[0-9]{2}$/)
  const amount = fc.integer({ min: 1, max: 9_999_999 })
  fc.assert(
    fc.property(fc.array(fc.tuple(number, amount), { minLength: 1, maxLength: 30 }), (bets) => {
      const note = bets.map(([one, stake]) => `${one}=${stake}`).join('\n')
      expect(readNote(note).lines).toEqual(
        bets.map(([one, stake], index) => ({
          line: index + 1,
          betCode: 'TOP2',
          number: one,
          stakeAmount: BigInt(stake) * 100n,
        })),
      )
    }),
  )
})

test('no text throws, and each line gives bets or one problem', () => {
  const piece = fc.constantFrom(
    '12',
    '123',
    '7',
    '=',
    '*',
    ' ',
    '50',
    'บน',
    'ล่าง',
    'โต๊ด',
    'กลับ',
    '\n',
    '๕',
    ',',
    'วิ่ง',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 25 }).map((all) => all.join('')),
      ),
      (text) => {
        const { lines, problems } = readNote(text)
        const wrong = problems.map(({ line }) => line)
        expect(new Set(wrong).size).toBe(wrong.length)
        for (const one of lines) {
          expect(one.stakeAmount > 0n && /^[0-9]{1,3}$/.test(one.number)).toBe(true)
          expect(wrong).not.toContain(one.line)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})
