import { describe, expect, it } from 'vitest'
import { drawNumbers, numberGameOf, numberGames } from '../../../../../kernel/lottery/numbers/games.ts'
import { hitsOfEnd, readNumberResult, revealOrder, shortRows } from './number-draw.ts'

const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const beacon = '000000000000000000021f3c9b7a5d8e4f60718293a4b5c6d7e8f90123456789'
const government = '{"first":["803481"],"bottom2":["07"],"front3":["123","456"],"back3":["789","012"]}'

describe('a result on whole numbers', () => {
  it('of the government says its prizes, and of them what 3 top is', () => {
    const read = readNumberResult('THAI_GOV', '20261116', government)!
    expect(read.rows.map(({ prize }) => prize)).toEqual(['first', 'bottom2', 'front3', 'back3'])
    expect(read.derived).toEqual([{ prize: 'top3', numbers: ['481'] }])
    expect(shortRows(read)).toEqual([
      { prize: 'top3', numbers: ['481'] },
      { prize: 'bottom2', numbers: ['07'] },
    ])
  })

  it('of a market says its index and change, and the numbers made of them', () => {
    const read = readNumberResult('NIKKEI_AM', '20261127', '{"index":["1,284.57"],"change":["-6.08"]}')!
    expect(shortRows(read).map(({ numbers }) => numbers[0])).toEqual(['457', '08'])
  })

  it('is nothing for a classic lottery or a text that is no result', () => {
    expect(readNumberResult('SSC60', '202611270001', '84003')).toBeNull()
    expect(readNumberResult('THAI_GOV', '20261116', '{"first":["80"]}')).toBeNull()
    expect(readNumberResult('THAI_GOV', '20261116', 'soon')).toBeNull()
  })

  it('shows a northern board from the first to the seventh prize and the special last, a southern from the eighth', () => {
    const orderOf = (gameCode: string) => {
      const game = numberGameOf(gameCode)!
      return revealOrder(game, game.formOf('20261128'))
    }
    expect(orderOf('VN_HANOI')[0]).toBe('first')
    expect(orderOf('VN_HANOI').at(-1)).toBe('special')
    expect(orderOf('VN_HCMC')[0]).toBe('eighth')
    expect(orderOf('FOURD_TOTO')).toEqual(['consolation', 'special', 'third', 'second', 'first'])
  })

  it('can be read of every lottery, and its short form says at least one number', () => {
    for (const game of numberGames.filter(({ drawnBy }) => drawnBy !== 'SHOTS')) {
      const numero = game.schedule.every === 'CYCLE' ? '202611280001' : '20261128'
      const read = readNumberResult(game.gameCode, numero, drawNumbers(game, numero, seed, beacon))
      expect(read, game.gameCode).not.toBeNull()
      expect(shortRows(read!).every(({ numbers }) => numbers.length > 0)).toBe(true)
      expect(new Set(revealOrder(game, game.formOf(numero)))).toEqual(
        new Set(read!.rows.map(({ prize }) => prize)),
      )
    }
  })

  it('counts how many numbers of a board end alike', () => {
    const board = readNumberResult(
      'VN_HCMC',
      '20261128',
      JSON.stringify({
        special: ['614012'],
        first: ['12312'],
        second: ['00001'],
        third: ['00002', '00003'],
        fourth: ['00004', '00005', '00006', '00007', '00008', '00009', '00010'],
        fifth: ['0011'],
        sixth: ['0012', '0013', '0014'],
        seventh: ['015'],
        eighth: ['16'],
      }),
    )!
    expect(hitsOfEnd(board, '12')).toBe(3)
    expect(hitsOfEnd(board, '99')).toBe(0)
  })
})
