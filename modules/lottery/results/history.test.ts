/**
 * The past draws that come with the product: each is whole, and replayed through the import it is the same
 * issue as after a first start. What the bets of every draw hit is counted a second time from the text alone.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { numberGameOf } from '../../../kernel/lottery/numbers/games.ts'
import { numbersOf } from '../../../kernel/lottery/numbers/digits.ts'
import { openDatabase, oneOf, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../../tests/support/database.ts'
import { historyFiles, loadHistory, pastDrawOf, readHistory } from './history.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(`history/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
const thai = linesOf('thai-government')
const north = linesOf('vietnam-north')
const [thaiFile, northFile] = historyFiles

let fresh: FreshDatabase
let database: Database
let owner: Database
beforeAll(async () => {
  fresh = await freshDatabase({ isSeeded: false })
  database = openDatabase({ url: fresh.url })
  owner = openDatabase({ url: fresh.ownerUrl, role: null })
})
afterAll(async () => {
  await database.close()
  await owner.close()
  await fresh.drop()
})

describe('the files', () => {
  test('have every Thai government draw with the prizes of its time', () => {
    expect(thai).toHaveLength(462)
    for (const line of thai)
      expect(line).toMatch(
        line < '20150901'
          ? /^[0-9]{8} [0-9]{6} [0-9]{2}( [0-9]{3}){4}$/
          : /^[0-9]{8} [0-9]{6} [0-9]{2}( [0-9]{3}){2}( [0-9]{3}){2}$/,
      )
    expect(thai.filter((line) => line >= '201509')).toHaveLength(254)
    // Draws that moved, as everybody remembers them.
    for (const day of ['20150901', '20180302', '20190715', '20220217', '20230731', '20250102', '20260102'])
      expect(thai.filter((line) => line.startsWith(day))).toHaveLength(1)
    expect(thai.find((line) => line.startsWith('20150901'))).toBe('20150901 021094 89 260 403 819 068')
  })

  test('have every northern board with its 27 numbers', () => {
    expect(north).toHaveLength(7_528)
    for (const line of north)
      expect(line).toMatch(
        /^[0-9]{8} [0-9]{5} [0-9]{5} [0-9]{10} [0-9]{30} [0-9]{16} [0-9]{24} [0-9]{9} [0-9]{8}$/,
      )
    expect(north[0]).toBe(
      '20051001 34584 16876 3488565037 444429546414795940801898322006 4979429325024395 424034393988591236365423 729272278 12257870',
    )
  })

  test.each([
    ['thai-government', thai],
    ['vietnam-north', north],
  ])('%s is in the order of its days, and no draw stands twice', (_name, lines) => {
    const days = lines.map((line) => line.slice(0, 8))
    expect([...new Set(days)].sort((a, b) => (a < b ? -1 : 1))).toEqual(days)
    expect(new Set(lines.map((line) => line.slice(9))).size).toBe(lines.length)
    for (const day of days) {
      const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
    }
  })
})

test('a first start stores every draw once, as settled issues that nobody bet in', async () => {
  expect(await loadHistory(database)).toBe(thai.length + 2 * north.length)
  expect(await loadHistory(database)).toBe(0)
  const counts = await rowsOf(
    owner.kysely,
    sql<{ game_code: string; draws: number }>`
    SELECT game_code, count(*)::int AS draws FROM lottery.issue
    WHERE state = 'SETTLED' AND source = 'IMPORT' AND version = 1 AND order_count = 0 AND chain_id IS NULL
    GROUP BY game_code`,
  )
  const of = (gameCode: string) => counts.find((row) => row.game_code === gameCode)?.draws
  expect(of('THAI_GOV')).toBe(thai.length)
  expect(of('HANOI_NORMAL')).toBe(north.length)
  const boards = counts.filter(({ game_code: gameCode }) => gameCode.startsWith('VN_'))
  expect(boards.map((row) => row.draws).reduce((sum, draws) => sum + draws, 0)).toBe(north.length)
  expect(boards.map((row) => row.game_code).sort((a, b) => (a < b ? -1 : 1))).toEqual([
    'VN_BAC_NINH',
    'VN_HAI_PHONG',
    'VN_HANOI',
    'VN_NAM_DINH',
    'VN_QUANG_NINH',
    'VN_THAI_BINH',
  ])
  // 22 August 2026 was a Saturday.
  const { result } = await oneOf(
    owner.kysely,
    sql<{ result: string }>`
    SELECT result FROM lottery.issue WHERE game_code = 'VN_NAM_DINH' AND numero = '20260822'`,
  )
  expect(JSON.parse(result)).toMatchObject({ special: ['60213'], seventh: ['26', '09', '06', '64'] })
})

test('stored again over issues that are there, nothing changes', async () => {
  await run(owner.kysely, sql`DELETE FROM lottery.history_file`)
  await run(
    owner.kysely,
    sql`DELETE FROM lottery.issue WHERE game_code = 'THAI_GOV' AND numero IN ('20240516', '20150901')`,
  )
  expect(await loadHistory(database)).toBe(2)
})

test('only past draws are stored so, and only by the function', async () => {
  await expect(
    run(
      database.kysely,
      sql`SELECT lottery.keep_history('LAO', ARRAY['20310101'], ARRAY[app.now()], ARRAY[app.now() + interval '1 hour'],
        ARRAY[app.now() + interval '2 hours'], ARRAY['{"first":["0316"]}'])`,
    ),
  ).rejects.toThrow(/is not past/)
  await expect(
    run(
      database.kysely,
      sql`INSERT INTO lottery.issue (game_code, numero, opens_at, closes_at, draws_at)
        VALUES ('LAO', '20310101', app.now(), app.now() + interval '1 hour', app.now() + interval '2 hours')`,
    ),
  ).rejects.toThrow(/permission denied/)
})

describe('every draw, replayed', () => {
  const same = (one: string, other: string) => [...one].sort().join() === [...other].sort().join()

  test('Thai government: what each number hits is what a second count says', async () => {
    const game = numberGameOf('THAI_GOV')!
    const { draws } = await readHistory(thaiFile!)
    const hitCounts = new Map<string, number>()
    for (const draw of draws) {
      const past = pastDrawOf(game, draw)!
      const { hits } = game.read(past.result, past.numero)
      const times = (play: string, number: string) =>
        hits(play, [number]).reduce((sum, hit) => sum + hit.hits, 0)
      for (const number of numbersOf(2))
        for (const play of ['TOP2', 'BOTTOM2']) {
          const name = `${play} ${number}`
          hitCounts.set(name, (hitCounts.get(name) ?? 0) + times(play, number))
        }
      // The second count reads the line of the file.
      const [, first, bottom, ...rest] = thai.find((line) => line.startsWith(past.numero))!.split(' ')
      const top = first!.slice(3)
      const front = past.numero < '20150901' ? [] : rest.slice(0, 2)
      const back = past.numero < '20150901' ? rest : rest.slice(2)
      for (const number of [top, [...top].reverse().join(''), rest[0]!, rest.at(-1)!, '000', '123']) {
        expect([number, times('TOP3', number)]).toEqual([number, Number(number === top)])
        expect([number, times('FRONT3', number)]).toEqual([
          number,
          front.filter((one) => one === number).length,
        ])
        expect([number, times('BACK3', number)]).toEqual([
          number,
          back.filter((one) => one === number).length,
        ])
        if (new Set(number).size > 1)
          expect([number, times('TOD3', number)]).toEqual([number, Number(same(number, top))])
      }
      for (const digit of '0123456789') {
        expect(times('RUN_TOP', digit)).toBe(Number(top.includes(digit)))
        expect(times('RUN_BOTTOM', digit)).toBe(Number(bottom!.includes(digit)))
      }
    }
    const independent = new Map<string, number>()
    for (const line of thai)
      for (const name of [`TOP2 ${line.slice(13, 15)}`, `BOTTOM2 ${line.slice(16, 18)}`])
        independent.set(name, (independent.get(name) ?? 0) + 1)
    expect(hitCounts.size).toBe(200)
    for (const [name, count] of hitCounts) expect([name, count]).toEqual([name, independent.get(name) ?? 0])
  })

  test('northern Vietnam: the 27 numbers hit as often as they stand in the board', async () => {
    const { draws } = await readHistory(northFile!)
    const boards = northFile!.games.filter(({ kind }) => kind === 'VIETNAM')
    const counted = new Map<string, number>()
    const independent = new Map<string, number>()
    const add = (counts: Map<string, number>, name: string, times: number) =>
      counts.set(name, (counts.get(name) ?? 0) + times)
    for (const [index, draw] of draws.entries()) {
      const past = boards.map((game) => ({ game, draw: pastDrawOf(game, draw) })).filter((one) => one.draw)
      // A day has one board.
      expect(past).toHaveLength(1)
      const { game, draw: issue } = past[0]!
      const { hits } = game.read(issue!.result, issue!.numero)
      const times = (play: string, number: string) =>
        hits(play, [number]).reduce((sum, hit) => sum + hit.hits, 0)
      const numbers = [...north[index]!.slice(9).matchAll(/\S+/g)].flatMap(([run], prize) => {
        const digits = [5, 5, 5, 5, 4, 4, 3, 2][prize]!
        return Array.from({ length: run.length / digits }, (_, at) =>
          run.slice(at * digits, (at + 1) * digits),
        )
      })
      expect(numbers).toHaveLength(27)
      for (const number of numbers) add(independent, number.slice(-2), 1)
      // All 100 numbers of every seventh draw, and of the others those that stand in the board.
      const asked = index % 7 === 0 ? numbersOf(2) : [...new Set(numbers.map((number) => number.slice(-2)))]
      for (const number of asked) add(counted, number, times('LO2', number))
      expect(times('DE', numbers[0]!.slice(-2))).toBe(1)
      expect(times('LO3', numbers[0]!.slice(-3))).toBe(
        numbers.filter((number) => number.length > 2 && number.slice(-3) === numbers[0]!.slice(-3)).length,
      )
    }
    expect([...counted].sort()).toEqual([...independent].sort())
    expect([...independent.values()].reduce((sum, times) => sum + times, 0)).toBe(27 * north.length)
  })
})
