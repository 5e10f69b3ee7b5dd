import { expect, test } from 'vitest'
import { numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { offerOf, refusedLines } from './offers.ts'
import { plainOdds } from './odds.ts'
import { restrictionsOf } from './restrictions.ts'
import type { NumberLine } from './slip.ts'
import type { NumberBoardData } from './use-number-board.ts'

const rules = [{ playCode: 'TOP3', number: '123', state: 'REDUCED', factor: '0.5' }] as const
const board: NumberBoardData = {
  terms: undefined,
  groups: [],
  playOf: (code) => numberPlayOf('THAI_GOV', code),
  restrictionOf: restrictionsOf(rules),
  oddsOf: (play) => play.oddsE4.map(plainOdds),
  stakeOf: () => 2_000,
}
const line = (number: string): NumberLine => ({
  id: `TOP3 ${number}`,
  playCode: 'TOP3',
  selection: [number],
  unitAmount: 2_000,
})
const quoted = (odds: string, state: 'OPEN' | 'REDUCED' | 'CLOSED') => ({
  line: 1,
  number: '123',
  state,
  odds: [odds],
  fullOdds: ['900'],
  cover: 1,
  stakeAmount: 2_000,
  potentialAmount: 0,
  mostUnitAmount: null,
})

test('until the server has said what a line pays, the numbers that it limits are known', () => {
  expect(offerOf(board, line('123'), undefined, undefined)).toMatchObject({ state: 'REDUCED', odds: ['450'] })
  expect(offerOf(board, line('124'), undefined, undefined)).toMatchObject({ state: 'OPEN', odds: ['900'] })
})

test('what the server quotes counts more, and a refusal counts most', () => {
  const lines = [line('124'), line('123')]
  expect(offerOf(board, lines[1]!, quoted('900', 'OPEN'), undefined)).toMatchObject({
    odds: ['900'],
    isNew: false,
  })
  const refused = refusedLines(
    'LOTTERY_ODDS_REDUCED',
    { lines: [{ line: 2, number: '123', odds: ['300'] }] },
    lines,
  )
  expect([...refused.keys()]).toEqual(['TOP3 123'])
  const one = refused.get('TOP3 123')!
  expect(offerOf(board, lines[1]!, quoted('900', 'OPEN'), one)).toMatchObject({
    state: 'REDUCED',
    odds: ['300'],
    isNew: true,
  })
  expect(offerOf(board, lines[1]!, quoted('900', 'OPEN'), { ...one, isAccepted: true })).toMatchObject({
    odds: ['300'],
    isNew: false,
  })
})

test('a closed number is refused at its line, and a full one until it stakes what is left', () => {
  const lines = [line('124')]
  const closed = refusedLines('LOTTERY_NUMBER_CLOSED', { lines: [{ line: 1, number: '124' }] }, lines)
  expect(offerOf(board, lines[0]!, undefined, closed.get('TOP3 124'))).toMatchObject({
    state: 'CLOSED',
    isNew: true,
  })
  const full = refusedLines(
    'LOTTERY_NUMBER_LIMIT',
    { lines: [{ line: 1, number: '124', amount: 1_500 }] },
    lines,
  )
  const limited = full.get('TOP3 124')!
  expect(offerOf(board, lines[0]!, undefined, limited).mostUnitAmount).toBe(1_500)
  expect(offerOf(board, { ...lines[0]!, unitAmount: 1_500 }, undefined, limited).mostUnitAmount).toBeNull()
})

test('a refusal that names no line, or a line that is not there, is about none', () => {
  expect(refusedLines('LOTTERY_CLOSED', { lines: [{ line: 1 }] }, [line('124')]).size).toBe(0)
  expect(refusedLines('LOTTERY_NUMBER_CLOSED', null, [line('124')]).size).toBe(0)
  expect(
    refusedLines('LOTTERY_NUMBER_CLOSED', { lines: [{ line: 9 }, { line: 'x' }] }, [line('124')]).size,
  ).toBe(0)
})
