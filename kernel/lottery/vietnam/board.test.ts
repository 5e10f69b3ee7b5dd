import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { boardForms, drawBoard, drawOrderOf, problemOfBoard, type BoardTable } from './board.ts'

const tables = ['NORTH', 'SOUTH'] as const

/** A whole board whose numbers are all nines. */
const boardOf = (table: BoardTable): Record<string, string[]> =>
  Object.fromEntries(
    boardForms[table].map(({ prize, count, digits }) => [
      prize,
      Array.from({ length: count }, () => '9'.repeat(digits)),
    ]),
  )

test('a board drawn from the stream is whole, and the same input draws the same board', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.constantFrom(...tables), (serverSeed, table) => {
      const draw = () => drawBoard(table, openStream({ serverSeed, clientSeed: 'ab', nonce: 0, tag: 'VN:1' }))
      expect(problemOfBoard(table, draw())).toBeUndefined()
      expect(draw()).toEqual(draw())
    }),
  )
})

test('a board with a missing or short number names the prize', () => {
  const board = boardOf('SOUTH')
  expect(problemOfBoard('SOUTH', board)).toBeUndefined()
  expect(problemOfBoard('SOUTH', { ...board, special: ['00001'] })).toMatchObject({
    prize: 'special',
    digits: 6,
  })
  expect(problemOfBoard('SOUTH', { ...board, fourth: board['fourth']!.slice(1) })).toMatchObject({
    prize: 'fourth',
  })
  expect(problemOfBoard('NORTH', board)).toMatchObject({ prize: 'special', digits: 5 })
})

test('the north shows its special prize last, the south and the centre begin with the eighth', () => {
  expect([drawOrderOf('NORTH').at(0), drawOrderOf('NORTH').at(-2), drawOrderOf('NORTH').at(-1)]).toEqual([
    'first',
    'seventh',
    'special',
  ])
  expect([drawOrderOf('SOUTH').at(0), drawOrderOf('SOUTH').at(-1)]).toEqual(['eighth', 'special'])
})
