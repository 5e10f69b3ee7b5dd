/** Hands of poker tables at which some members play together, and their rows as the studio keeps them. */
import { randomUUID } from 'node:crypto'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { run, sql, type Tx } from '../../platform/postgres.ts'

export const TABLES = 12
export const SEATS = 4
export const DUMPING = [0, 1, 2]
export const SOFT = [3, 4]
/** Dumps too, but so little that it is nobody's while. */
export const SMALL = 5

export interface Played {
  hand: object
  seats: object[]
  action: object
}

/** Tables whose members are named one after the other, four to a table. */
export function openPlantedTables() {
  /** Words without chance, so that the honest tables play the same in every run. */
  const stream = openStream({
    serverSeed: '21'.repeat(32),
    clientSeed: 'honest-tables',
    nonce: 0,
    tag: 'test',
  })
  const chance = (percent: number) => stream.int(100) < percent
  const members: string[] = []
  /** A member of a table, the first two of some of which are planted. */
  const at = (table: number, seat: number) => members[table * SEATS + seat]!
  const planted = (tables: readonly number[]) =>
    tables.map((table) => [at(table, 0), at(table, 1)].sort().join(' ')).sort()

  /** One hand of four: two fold, two are left, one wins what the others lost. */
  function playHand(table: number, handNo: number, endedAt: Date): Played {
    const handId = randomUUID()
    const order = stream.shuffle([0, 1, 2, 3])
    const isAgreed = (left: readonly number[]) => left.includes(0) && left.includes(1)
    let [winner, loser] = order as [number, number, number, number]
    const lost = [0, 0, 0, 0].map(() => 100 + stream.int(900))
    lost[loser] = 1_000 + stream.int(9_000)
    if ((DUMPING.includes(table) || table === SMALL) && isAgreed([winner, loser])) {
      const [from, to] = [0, 1]
      ;[winner, loser] = [to, from]
      lost[loser] = 10_000
    }
    if (table === SMALL)
      lost.forEach((amount, seat) => {
        lost[seat] = Math.ceil(amount / 100)
      })
    const isSoft = SOFT.includes(table) && isAgreed([winner, loser])
    const decisions = [winner, loser, winner, loser].map((seat) => ({
      type: isSoft || chance(45) ? 'CHECK' : 'BET',
      seat,
    }))
    const folds = [0, 1, 2, 3]
      .filter((seat) => seat !== winner && seat !== loser)
      .map((seat) => ({ type: 'FOLD', seat }))
    const won = lost.reduce((sum, amount, seat) => (seat === winner ? sum : sum + amount), 0)
    const base = { hand_id: handId, game_code: 'HOLDEM', ended_at: endedAt.toISOString() }
    return {
      hand: { ...base, room_id: `room-${table}`, hand_no: handNo },
      seats: [0, 1, 2, 3].map((seat) => ({
        ...base,
        member_id: at(table, seat),
        seat,
        stake: lost[seat],
        win: seat === winner ? lost[seat]! + won : 0,
      })),
      action: {
        hand_id: handId,
        events: JSON.stringify([...folds, ...decisions]),
        at: endedAt.toISOString(),
      },
    }
  }

  return { members, at, planted, playHand }
}

export async function keepHands(tx: Tx, played: readonly Played[]): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.room_hand (hand_id, room_id, merchant_id, game_code, hand_no, math_version, state, input, seats, commit_hash, seed_sealed, client_seeds, client_part, started_at, ended_at)
    SELECT hand_id, room_id, ${DEMO_MERCHANT}, game_code, hand_no, '1', 'SETTLED', '{}', '[]', 'c', '', '{}', 'p', ended_at, ended_at
    FROM jsonb_to_recordset(${JSON.stringify(played.map(({ hand }) => hand))}::jsonb) AS h (hand_id uuid, room_id text, game_code text, hand_no int, ended_at timestamptz)`,
  )
  await run(
    tx,
    sql`
    INSERT INTO studio.room_hand_seat (hand_id, member_id, game_code, seat, stake_amount, win_amount, rake_amount, ended_at)
    SELECT hand_id, member_id, game_code, seat, stake, win, 0, ended_at
    FROM jsonb_to_recordset(${JSON.stringify(played.flatMap(({ seats }) => seats))}::jsonb) AS s (hand_id uuid, member_id text, game_code text, seat int, stake bigint, win bigint, ended_at timestamptz)`,
  )
  await run(
    tx,
    sql`
    INSERT INTO studio.room_action (hand_id, step, seat, action, events, at)
    SELECT hand_id, 1, 0, 'BET', events, at FROM jsonb_to_recordset(${JSON.stringify(played.map(({ action }) => action))}::jsonb) AS a (hand_id uuid, events text, at timestamptz)`,
  )
}
