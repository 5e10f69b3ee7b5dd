/**
 * Every draw of the files of past draws, from a bet over the desk of results to the payout: imported by a
 * file, confirmed by a second person, settled, and the hits of every number compared with a count of the
 * file's own digits.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openPoster } from '../../../modules/wallet/index.ts'
import { lotteryRider } from '../../../modules/lottery/orders/rider.ts'
import { placeSlip } from '../../../modules/lottery/orders/place.ts'
import { settleIssue } from '../../../modules/lottery/orders/settling/settle.ts'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { openBettor, openIssueRow } from '../../support/lottery.ts'
import { openResultsDesk, resultPaths, type ResultsDesk } from '../../support/results-desk.ts'

const UNIT = 100
const AT_ONCE = 400
const IN_FLIGHT = 4
const RICH = 10_000_000_000_000n

/** A draw as the file has it; none of the product's own reading is used. */
interface Past {
  readonly key: IssueKey
  readonly date: string
  readonly prizes: readonly (readonly [prize: string, numbers: readonly string[]])[]
  readonly bets: readonly Bet[]
}

interface Bet {
  readonly playCode: string
  readonly selection: string
  /** How often it is hit. */
  readonly hits: number
  readonly odds: number
}

export interface PastOutcome {
  readonly draws: number
  readonly lines: number
  /** How often each number of two digits was hit in all draws, the least and the most. */
  readonly least: readonly [number: string, hits: number]
  readonly most: readonly [number: string, hits: number]
  readonly failures: string[]
}

const twoDigits = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
const tens = Array.from({ length: 10 }, (_, n) => String(n))
const times = (numbers: readonly string[], number: string) => numbers.filter((one) => one === number).length
const distinct = (numbers: readonly string[]) => [...new Set(numbers)]

function government(line: string): Past | undefined {
  const [date, first, bottom2, ...rest] = line.split(' ') as [string, string, string, ...string[]]
  if (date < '20150901') return undefined
  const [front3, back3, top3] = [rest.slice(0, 2), rest.slice(2), first.slice(-3)]
  const sorted = (number: string) => [...number].sort().join('')
  const bet = (playCode: string, selection: string, hits: number, odds: number): Bet => ({
    playCode,
    selection,
    hits,
    odds,
  })
  const isTriple = new Set(top3).size === 1
  return {
    key: { gameCode: 'THAI_GOV', numero: date },
    date,
    prizes: [
      ['first', [first]],
      ['bottom2', [bottom2]],
      ['front3', front3],
      ['back3', back3],
    ],
    bets: [
      ...twoDigits.map((two) => bet('TOP2', two, Number(first.slice(-2) === two), 92)),
      ...twoDigits.map((two) => bet('BOTTOM2', two, Number(bottom2 === two), 92)),
      ...tens.map((one) => bet('RUN_TOP', one, Number(top3.includes(one)), 3.2)),
      ...tens.map((one) => bet('RUN_BOTTOM', one, Number(bottom2.includes(one)), 4.2)),
      bet('TOP3', top3, 1, 900),
      ...distinct(front3).map((three) => bet('FRONT3', three, times(front3, three), 450)),
      ...distinct(back3).map((three) => bet('BACK3', three, times(back3, three), 450)),
      ...(isTriple ? [] : [bet('TOD3', sorted(top3), 1, 150)]),
    ],
  }
}

const northern = [
  ['special', 5],
  ['first', 5],
  ['second', 5],
  ['third', 5],
  ['fourth', 4],
  ['fifth', 4],
  ['sixth', 3],
  ['seventh', 2],
] as const
/** From Sunday on; the board of the day. */
const boards = [
  'VN_THAI_BINH',
  'VN_HANOI',
  'VN_QUANG_NINH',
  'VN_BAC_NINH',
  'VN_HANOI',
  'VN_HAI_PHONG',
  'VN_NAM_DINH',
]

function north(line: string): Past {
  const [date, ...runs] = line.split(' ') as [string, ...string[]]
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`
  const prizes = northern.map(
    ([prize, digits], n) => [prize, runs[n]!.match(new RegExp(`.{${digits}}`, 'g'))!] as const,
  )
  const tails = prizes.flatMap(([, numbers]) => numbers.map((number) => number.slice(-2)))
  const special = runs[0]!.slice(-2)
  return {
    key: { gameCode: boards[new Date(day).getUTCDay()]!, numero: date },
    date,
    prizes,
    bets: [
      ...twoDigits.map((two) => ({ playCode: 'LO2', selection: two, hits: times(tails, two), odds: 98 })),
      ...twoDigits.map((two) => ({
        playCode: 'DE',
        selection: two,
        hits: Number(special === two),
        odds: 98,
      })),
    ],
  }
}

async function linesOf(name: string): Promise<string[]> {
  const folder = new URL('../../../modules/lottery/results/history/', import.meta.url)
  return (await readFile(new URL(`${name}.txt`, folder), 'utf8')).trimEnd().split('\n')
}

export const governmentDraws = async (): Promise<Past[]> =>
  (await linesOf('thai-government')).flatMap((line) => government(line) ?? [])
export const northernDraws = async (): Promise<Past[]> => (await linesOf('vietnam-north')).map(north)

/** Replays draws in order; `counted` is the bet type whose hits are told. */
export async function replayDraws(
  draws: readonly Past[],
  counted: string,
  say: (line: string) => void,
): Promise<PastOutcome> {
  const desk = await openResultsDesk()
  const { ownerUrl: url } = desk.server
  const database = openDatabase({ url, max: 6 })
  const poster = openPoster({ url, riders: [lotteryRider()] })
  const parts = { database, poster }
  const failures: string[] = []
  const hits = new Map<string, number>()
  let lines = 0
  try {
    await run(desk.owner.kysely, sql`DELETE FROM lottery.issue WHERE source = 'IMPORT'`)
    await openBettor(database, desk.owner, 'replayer', { main: RICH })
    for (let from = 0; from < draws.length; from += AT_ONCE) {
      const some = draws.slice(from, from + AT_ONCE)
      await inParallel(some, async ({ key, bets }) => {
        await openIssue(desk.owner, key)
        await placeSlip(
          parts,
          { merchantId: MERCHANT, memberId: 'replayer', currency: 'THB' },
          randomUUID(),
          {
            ...key,
            lines: bets.map(({ playCode, selection }) => ({
              playCode,
              selections: [[selection]],
              unitAmount: UNIT,
              multiple: 1,
            })),
          },
        )
      })
      await close(desk.owner, some)
      await importFile(desk, some)
      await inParallel(some, async (past) => {
        await confirm(desk, past)
        await settleIssue(parts, past.key)
        const wrong = await wrongLines(desk.owner, past)
        lines += past.bets.length
        failures.push(...wrong)
        for (const bet of past.bets)
          if (bet.playCode === counted) hits.set(bet.selection, (hits.get(bet.selection) ?? 0) + bet.hits)
      })
      say(`${Math.min(from + AT_ONCE, draws.length)} of ${draws.length} draws`)
    }
  } finally {
    await poster.close()
    await database.close()
    await desk.close()
  }
  const byHits = [...hits].sort(([, one], [, other]) => one - other)
  return {
    draws: draws.length,
    lines,
    least: byHits[0]!,
    most: byHits.at(-1)!,
    failures: failures.slice(0, 20),
  }
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (next < items.length) await work(items[next++]!)
    }),
  )
}

const isIssue = ({ gameCode, numero }: IssueKey) => sql`game_code = ${gameCode} AND numero = ${numero}`

async function openIssue(owner: Database, key: IssueKey): Promise<void> {
  await openIssueRow(owner, key)
  await run(owner.kysely, sql`UPDATE lottery.issue SET source = 'IMPORT' WHERE ${isIssue(key)}`)
}

async function close(owner: Database, draws: readonly Past[]): Promise<void> {
  await run(
    owner.kysely,
    sql`
    UPDATE lottery.issue i SET state = 'CLOSED', order_count = 1, closes_at = app.now() - interval '2 minutes',
      draws_at = app.now() - interval '1 minute', timeout_at = app.now() + interval '1 day'
    FROM unnest(${draws.map(({ key }) => key.gameCode)}::text[], ${draws.map(({ key }) => key.numero)}::text[]) AS s(game_code, numero)
    WHERE i.game_code = s.game_code AND i.numero = s.numero`,
  )
}

/** All draws in one file, as a clerk brings it. */
async function importFile({ server, maker }: ResultsDesk, draws: readonly Past[]): Promise<void> {
  const head = ['gameCode', 'date', ...draws[0]!.prizes.map(([prize]) => prize)].join()
  const rows = draws.map(({ key, date, prizes }) =>
    [key.gameCode, date, ...prizes.map(([, numbers]) => numbers.join(' '))].join(),
  )
  const form = new FormData()
  form.append('mode', 'APPLY')
  form.append('file', new Blob([[head, ...rows, ''].join('\n')]), 'draws.csv')
  const reply = await fetch(`${server.origin}${resultPaths}/result-imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${maker}` },
    body: form,
  })
  const { value, message } = (await reply.json()) as {
    message: string
    value?: { counts: { outcome: string; count: number }[] }
  }
  const entered = value?.counts.find(({ outcome }) => outcome === 'ENTRY')?.count
  if (entered !== draws.length)
    throw new Error(`${entered} of ${draws.length} draws were entered: ${message}`)
}

/** A second person types the numbers of the file again. */
async function confirm(desk: ResultsDesk, { key, prizes }: Past): Promise<void> {
  const [entry] = await rowsOf(
    desk.owner.kysely,
    sql<{
      entry_id: string
    }>`SELECT entry_id FROM lottery.result_entry WHERE ${isIssue(key)} AND state = 'WAITING'`,
  )
  const reply = await desk.decide(entry!.entry_id, {
    decision: 'CONFIRM',
    prizes: prizes.map(([prize, numbers]) => ({ prize, numbers })),
  })
  if (!reply.success) throw new Error(`${key.gameCode}-${key.numero} was answered ${reply.code}`)
}

/** The lines of a draw that were hit another number of times than the file says. */
async function wrongLines(owner: Database, { key, bets, prizes }: Past): Promise<string[]> {
  const rows = await rowsOf(
    owner.kysely,
    sql<{ play_code: string; selection: string; win: bigint; result: string; state: string }>`
    SELECT l.play_code, l.selection, coalesce(w.win_amount, 0)::bigint AS win, i.result, i.state
    FROM lottery.line l JOIN lottery.issue i USING (game_code, numero)
    LEFT JOIN lottery.line_win w USING (order_id, line_no) WHERE ${isIssue(key)}`,
  )
  const name = `${key.gameCode}-${key.numero}`
  const won = new Map(rows.map((row) => [`${row.play_code} ${row.selection}`, Number(row.win)]))
  const wrong = bets.flatMap(({ playCode, selection, hits, odds }) => {
    const [due, paid] = [Math.floor(hits * odds * UNIT + 1e-6), won.get(`${playCode} ${selection}`)]
    return paid === due ? [] : [`${name}: ${playCode} ${selection} won ${paid} instead of ${due}`]
  })
  const stored = rows[0] ? (JSON.parse(rows[0].result) as Record<string, string[]>) : {}
  for (const [prize, numbers] of prizes)
    if (stored[prize]?.toSorted().join() !== [...numbers].sort().join())
      wrong.push(`${name}: the ${prize} prize is stored as ${stored[prize]?.join(' ')}`)
  if (rows[0]?.state !== 'SETTLED') wrong.push(`${name} is ${rows[0]?.state}`)
  return wrong
}
