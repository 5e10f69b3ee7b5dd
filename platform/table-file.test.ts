import { inflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { safeText, tableFile, type Cell, type TableFormat } from './table-file.ts'

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages
}
const table = (format: TableFormat, pages: AsyncIterable<Cell[][]>) =>
  tableFile({
    name: 'bets-2026-11-15-2026-11-21',
    format,
    timeZone: 'Asia/Bangkok',
    heads: ['who', 'amount', 'at', 'n'],
    pages,
  })
async function textOf(body: AsyncIterable<string | Uint8Array>) {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(Buffer.from(part as string))
  return Buffer.concat(parts)
}
test('a figure with digits of its own stays what it is in both formats', async () => {
  const rows = (): AsyncIterable<Cell[][]> => pagesOf([[{ decimal: '0.3061' }, { decimal: '-20' }, null, 1]])
  expect(String(await textOf(table('CSV', rows()).body))).toContain('\r\n0.3061,-20,,1')
  const entries = unzip(await textOf(table('XLSX', rows()).body))
  expect(entries.get('xl/worksheets/sheet1.xml')).toContain('<v>0.3061</v>')
})

const hostile = [
  '=HYPERLINK("http://bad.example","x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\0x',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '－1',
]

test('T-M1 no text of a person becomes a formula: an apostrophe precedes = + - @ tab NUL and line ends, quotes and lines survive', async () => {
  const at = new Date('2026-11-20T17:00:00Z')
  const file = table(
    'CSV',
    pagesOf(
      hostile.map((text) => [text, -1_234n, at, 2]),
      [
        ['plain "quoted", and\nlines', 5n, null, 0],
        ['สมชาย - ใจดี', 100n, null, 0],
      ],
    ),
  )
  expect(file).toMatchObject({
    fileName: 'bets-2026-11-15-2026-11-21.csv',
    contentType: 'text/csv; charset=utf-8',
  })
  const text = (await textOf(file.body)).toString('utf8')
  expect(text.startsWith('\ufeffwho,amount,at,n\r\n')).toBe(true)
  const rows = parse(text, { bom: true, relax_column_count: false }) as string[][]
  expect(rows.slice(1, 1 + hostile.length).map((row) => row[0])).toEqual(hostile.map((one) => `'${one}`))
  // Negative amounts are ours, and numbers; midnight in Bangkok belongs to the next day.
  expect(rows[1]!.slice(1)).toEqual(['-12.34', '2026-11-21 00:00:00', '2'])
  expect(rows.at(-2)).toEqual(['plain "quoted", and\nlines', '0.05', '', '0'])
  expect(rows.at(-1)![0]).toBe('สมชาย - ใจดี')
  for (const kept of ['ธรรมดา', 'a=b', '12', '']) expect(safeText(kept)).toBe(kept)
})

test('T-M1 a workbook contains texts and numbers, and no formula whatever it is given', async () => {
  const file = table('XLSX', pagesOf(hostile.map((text) => [text, -1_234n, null, 3])))
  expect(file.fileName).toBe('bets-2026-11-15-2026-11-21.xlsx')
  const entries = unzip(await textOf(file.body))
  const sheet = entries.get('xl/worksheets/sheet1.xml')!
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/<v>-12.34<\/v>/)
  expect(sheet.match(/t="s"/g)).toHaveLength(4 + hostile.length)
  const strings = entries.get('xl/sharedStrings.xml')!
  expect(strings).toContain('&apos;=HYPERLINK'.replace('&apos;', "'"))
  expect(strings).not.toContain('\0')
})

test('a moment in a workbook is a date of the table’s time zone, which a spreadsheet sorts and filters', async () => {
  const file = table(
    'XLSX',
    pagesOf([
      ['midnight', 0n, new Date('2026-11-20T17:00:00Z'), 1],
      ['noon', 0n, new Date('2026-11-21T05:00:00Z'), 1],
    ]),
  )
  const entries = unzip(await textOf(file.body))
  const day = Date.UTC(2026, 10, 21) / 86_400_000 + 25_569
  const sheet = entries.get('xl/worksheets/sheet1.xml')!
  for (const serial of [day, day + 0.5]) expect(sheet).toContain(`<v>${serial}</v>`)
  expect(entries.get('xl/styles.xml')).toContain('yyyy-mm-dd hh:mm:ss')
})

test('T-M3 pages are requested one by one while they are sent: the file is never complete in memory, and an ended download requests no more', async () => {
  let asked = 0
  let isClosed = false
  async function* endless() {
    try {
      for (;;) {
        asked++
        yield Array.from({ length: 500 }, (_, n) => [`row ${n}`, 1n, null, n] as Cell[])
      }
    } finally {
      isClosed = true
    }
  }
  const body = table('CSV', endless()).body[Symbol.asyncIterator]()
  await body.next()
  expect(asked).toBe(0)
  for (let n = 1; n <= 3; n++) {
    await body.next()
    expect(asked).toBe(n)
  }
  await body.return!()
  expect(isClosed).toBe(true)
})

/** The entries of a small archive, from the directory at its end. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entries = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let n = file.readUInt16LE(end + 10); n > 0; n--) {
    const [size, nameLength, extra, comment, local] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
      file.readUInt32LE(at + 42),
    ]
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const packed = file.subarray(start, start + size)
    entries.set(
      file.toString('utf8', at + 46, at + 46 + nameLength),
      (file.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'),
    )
    at += 46 + nameLength + extra + comment
  }
  return entries
}
