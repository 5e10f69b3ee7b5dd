import { describe, expect, it } from 'vitest'
import { brokenCell, changedCells, readGrid, writeCell } from './json-grid.ts'

const levels = JSON.stringify([
  { keepAmount: 0, th: 'สมาชิก', withdrawalsPerDay: 3 },
  { keepAmount: 3_000_050, th: 'บรอนซ์', withdrawalsPerDay: 4 },
])

describe('a setting that is a table', () => {
  it('shows records by their fields, words first and amounts in whole units', () => {
    const grid = readGrid(levels)!
    expect(grid.columns).toEqual(['th', 'keepAmount', 'withdrawalsPerDay'])
    expect(grid.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['สมาชิก', '0.00', '3'],
      ['บรอนซ์', '30000.50', '4'],
    ])
  })
  it('shows lists by name, one list, and numbers by name', () => {
    expect(readGrid('{"RNG":[1,2],"LIVE":[3,4]}')).toMatchObject({
      columns: ['0', '1'],
      rows: [{ name: 'RNG' }, { name: 'LIVE' }],
    })
    expect(readGrid('[5,6,7]')?.rows).toHaveLength(1)
    expect(readGrid('{"RNG":350}')?.columns).toEqual(['value'])
  })
  it.each([
    ['lists of unlike length', '{"RNG":[1],"LIVE":[3,4]}'],
    ['unlike records', '[{"a":1},{"b":2}]'],
    ['records with structures', '[{"a":[1]}]'],
    ['a text', '"a"'],
    ['nothing', '{}'],
    ['no JSON', '{'],
  ])('is none of %s', (_name, json) => {
    expect(readGrid(json)).toBeNull()
  })
  it('writes one cell and leaves the others, to the satang', () => {
    const { rows } = readGrid(levels)!
    const changed = JSON.parse(writeCell(levels, rows[1]!.cells[1]!, '40,000.05')) as unknown[]
    expect(changed).toEqual([
      JSON.parse(levels)[0],
      { th: 'บรอนซ์', keepAmount: 4_000_005, withdrawalsPerDay: 4 },
    ])
  })
  it('tells the cells in which two of them differ, whatever the order of their fields', () => {
    const after = JSON.stringify([
      { keepAmount: 0, th: 'สมาชิก', withdrawalsPerDay: 3 },
      { keepAmount: 3_000_050, th: 'ทองแดง', withdrawalsPerDay: 5 },
    ])
    expect(changedCells(levels, levels)).toEqual([])
    expect(changedCells(levels, after)).toEqual([
      { row: '1', column: 'th', before: 'บรอนซ์', after: 'ทองแดง' },
      { row: '1', column: 'withdrawalsPerDay', before: '4', after: '5' },
    ])
    const turned = (JSON.parse(levels) as object[]).map((row) =>
      Object.fromEntries(Object.entries(row).reverse()),
    )
    expect(changedCells(levels, JSON.stringify(turned))).toEqual([])
    expect(changedCells(levels, '[{"keepAmount":1}]')).toBeNull()
    expect(changedCells('"a"', '"b"')).toBeNull()
  })
  it('keeps a cell that is no number as null, which is shown empty', () => {
    const { rows } = readGrid(levels)!
    const broken = writeCell(levels, rows[0]!.cells[2]!, 'many')
    expect([brokenCell(levels), brokenCell(broken)]).toEqual([
      null,
      { row: '0', column: 'withdrawalsPerDay' },
    ])
    expect(JSON.parse(broken)[0].withdrawalsPerDay).toBeNull()
    expect(readGrid(broken)?.rows[0]!.cells[2]!.text).toBe('')
  })
})
