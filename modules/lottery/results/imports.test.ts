/** Files of draws: what a check says of every line is what is then done with it (domain/lottery.md §8). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { importResultsSchemas } from '../../../contract/operator/lottery/import-results.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import {
  laoPrizes,
  openResultsDesk,
  resultPaths,
  type ResultsDesk,
} from '../../../tests/support/results-desk.ts'

type Imported = ValueOf<typeof importResultsSchemas>

let house: ResultsDesk
beforeAll(async () => {
  house = await openResultsDesk()
})
afterAll(() => house.close())
beforeEach(async () => {
  await run(house.owner.kysely, sql`DELETE FROM lottery.result_entry`)
  await run(house.owner.kysely, sql`DELETE FROM lottery.issue WHERE source = 'IMPORT'`)
})

async function send(mode: 'CHECK' | 'APPLY', content: string | Uint8Array<ArrayBuffer>, by = house.maker) {
  const form = new FormData()
  form.append('mode', mode)
  form.append('file', new Blob([content]), 'draws.csv')
  const reply = await fetch(`${house.server.origin}${resultPaths}/result-imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}` },
    body: form,
  })
  return (await reply.json()) as { success: boolean; code?: string; message: string; value: Imported }
}
const check = async (content: string, by?: string) => (await send('CHECK', content, by)).value
const apply = async (content: string, by?: string) => (await send('APPLY', content, by)).value
const outcomes = ({ lines }: Imported) => lines.map(({ outcome }) => outcome)
const stored = () =>
  rowsOf(
    house.owner.kysely,
    sql<{ game_code: string; numero: string; state: string; result: string | null; chain_id: string | null }>`
    SELECT game_code, numero, state, result, chain_id::text FROM lottery.issue WHERE source = 'IMPORT'
    ORDER BY game_code, numero`,
  )

const government = `gameCode,date,first,bottom2,front3,back3
THAI_GOV,2024-05-16,205690,60,885 747,137 070
THAI_GOV,20150901,021094,89,260 403,819 068
THAI_GOV,2015-08-16,033610,45,,057 174 206 561
`

describe('a file of past draws', () => {
  test('is checked without effect, applied, and the same afterwards', async () => {
    const checked = await check(government)
    expect(outcomes(checked)).toEqual(['HISTORY', 'HISTORY', 'HISTORY'])
    expect(await stored()).toEqual([])
    const applied = await apply(government)
    expect({ ...applied, isApplied: false }).toEqual(checked)
    expect(await stored()).toMatchObject([
      {
        numero: '20150816',
        result: '{"first":["033610"],"bottom2":["45"],"back3":["057","174","206","561"]}',
      },
      { numero: '20150901', result: expect.stringContaining('"021094"') as string },
      { numero: '20240516', state: 'SETTLED', chain_id: null },
    ])
    expect(outcomes(await check(government))).toEqual(['EQUAL', 'EQUAL', 'EQUAL'])
    const before = await stored()
    expect(outcomes(await apply(government))).toEqual(['EQUAL', 'EQUAL', 'EQUAL'])
    expect(await stored()).toEqual(before)
  })

  test('never changes what stands: a contradiction is named by prize and place', async () => {
    await apply(government)
    const before = await stored()
    const other = government.replace('885 747', '885 741')
    expect((await apply(other)).lines[0]).toMatchObject({
      outcome: 'DIFFERS',
      prize: 'front3',
      place: 2,
      numero: '20240516',
    })
    expect(await stored()).toEqual(before)
  })

  test('may be JSON', async () => {
    const draws = [
      { gameCode: 'LAO', date: '2025-11-21', prizes: { first: ['0316'] } },
      { gameCode: 'DOW', date: '2025-11-21', prizes: { index: ['46,245.41'], change: ['+493.15'] } },
    ]
    expect(outcomes(await apply(JSON.stringify(draws)))).toEqual(['HISTORY', 'HISTORY'])
    expect(await stored()).toMatchObject([
      { game_code: 'DOW', result: '{"index":["46245.41"],"change":["493.15"]}' },
      { game_code: 'LAO', result: '{"first":["0316"]}' },
    ])
  })

  test('says of each wrong line what is wrong, and stores the others', async () => {
    const text = `gameCode,date,first,bottom2,front3,back3
THAI_GOV,2024-05-16,20569,60,885 747,137 070
THAI_GOV,2024-06-01,530593,42,275 ๑๘๑,516 683
THAI_GOV,2024-06-16,518504,31,508 529,987
THAI_GOV,2024-02-30,518504,31,508 529,987 123
NOPE,2024-06-16,518504,31,508 529,987 123
SSC60,2024-06-16,518504,31,508 529,987 123
THAI_GOV,2033-06-16,518504,31,508 529,987 123
THAI_GOV,2024-06-16
VN_HANOI,2024-06-16,51850,,,
LAO,2024-06-17,0042,,,
LAO,2024-06-17,0042,,,
LAO,2024-06-17,0043,,,
`
    const applied = await apply(text)
    expect(
      applied.lines.map(({ problem, prize, place, outcome }) => [outcome, problem, prize, place]),
    ).toEqual([
      ['WRONG', 'PRIZE', 'first', 1],
      ['WRONG', 'PRIZE', 'front3', 2],
      ['WRONG', 'PRIZE', 'back3', 2],
      ['WRONG', 'DATE', null, null],
      ['WRONG', 'GAME', null, null],
      ['WRONG', 'GAME', null, null],
      ['WRONG', 'NOT_DRAWN', null, null],
      ['WRONG', 'SHAPE', null, null],
      ['WRONG', 'NO_DRAW_DAY', null, null],
      ['HISTORY', null, null, null],
      ['EQUAL', null, null, null],
      ['DIFFERS', null, 'first', 1],
    ])
    expect(applied.lines[0]!.line).toBe(2)
    expect(applied.counts).toContainEqual({ outcome: 'WRONG', count: 9 })
    expect(await stored()).toMatchObject([{ numero: '20240617', result: '{"first":["0042"]}' }])
  })

  test('that is none is refused as a whole', async () => {
    const refused = async (content: string | Uint8Array<ArrayBuffer>) => (await send('CHECK', content)).code
    expect(await refused('hello')).toBe('LOTTERY_IMPORT_SHAPE')
    expect(await refused('{"a":1}')).toBe('LOTTERY_IMPORT_SHAPE')
    expect(await refused('gameCode,date,first')).toBe('LOTTERY_IMPORT_SHAPE')
    expect(await refused('gameCode,date,first,first\nLAO,2024-06-17,0042,0043')).toBe('LOTTERY_IMPORT_SHAPE')
    expect(await refused(new Uint8Array([0xff, 0xfe, 0x41]))).toBe('LOTTERY_IMPORT_SHAPE')
    const long = `gameCode,date,first\n${'LAO,2024-06-17,0042\n'.repeat(5_001)}`
    expect(await refused(long)).toBe('LOTTERY_IMPORT_LONG')
    expect(await refused('')).toBe('REQUEST_INVALID')
    const viewer = await house.server.client().signInOperator('viewer')
    expect((await send('CHECK', government, viewer)).success).toBe(false)
  })
})

describe('a result of a waiting issue', () => {
  const line = (first: string) =>
    `gameCode,date,first\nLAO,${house.numero.slice(0, 4)}-${house.numero.slice(4, 6)}-${house.numero.slice(6)},${first}\n`

  test('is entered, and a second person still has to check it', async () => {
    await house.closedIssue()
    expect(outcomes(await check(line('0316')))).toEqual(['ENTRY'])
    expect((await house.row()).entries).toEqual([])
    expect(outcomes(await apply(line('0316')))).toEqual(['ENTRY'])
    expect(await house.issue()).toMatchObject({ state: 'CLOSED', result: null })
    expect(outcomes(await apply(line('0316')))).toEqual(['EQUAL'])
    const [entry] = (await house.row()).entries
    expect(entry).toMatchObject({ origin: 'FILE', isHidden: true, sourceName: 'draws.csv' })
    expect(await house.confirm(entry!.entryId, '0316', house.maker)).toMatchObject({
      code: 'CHANGE_FOUR_EYES',
    })
    expect((await house.confirm(entry!.entryId, '0316')).value).toMatchObject({
      state: 'CONFIRMED',
      prizes: laoPrizes('0316'),
    })
    expect(outcomes(await check(line('0316')))).toEqual(['EQUAL'])
    expect(outcomes(await check(line('0317')))).toEqual(['DIFFERS'])
  })

  test('replaces one’s own entry and contradicts somebody else’s', async () => {
    await house.closedIssue()
    await apply(line('0316'))
    expect(outcomes(await apply(line('0317'), house.checker))).toEqual(['DIFFERS'])
    expect(outcomes(await apply(line('0317')))).toEqual(['ENTRY'])
    expect((await house.row()).entries.map(({ state }) => state)).toEqual(['WAITING', 'SUPERSEDED'])
  })

  test('is wrong before the close and after a void', async () => {
    await house.closedIssue('LAO', { state: 'WAITING' })
    expect((await check(line('0316'))).lines[0]).toMatchObject({ problem: 'NOT_DRAWN' })
    await house.closedIssue('LAO', { state: 'VOID' })
    expect((await check(line('0316'))).lines[0]).toMatchObject({ problem: 'VOID' })
  })
})
