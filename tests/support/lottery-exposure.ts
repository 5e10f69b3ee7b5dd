/** What stands on numbers, counted again from the bets. */
import { topOddsE4 } from '../../kernel/lottery/numbers/claims.ts'
import { exposurePlayOf } from '../../kernel/lottery/numbers/exposure.ts'
import { numberPlayOf } from '../../kernel/lottery/numbers/games.ts'
import { rowsOf, sql, type Database } from '../../platform/postgres.ts'

interface Standing {
  stake: bigint
  exposure: bigint
}

/** Numbers whose row says something else than the open bets of its issue; and rows that a paid issue left. */
export async function exposureFaults(database: Database): Promise<string[]> {
  const lines = await rowsOf(
    database.kysely,
    sql<{
      issue: string
      game_code: string
      play_code: string
      selection: string
      amount: bigint
      odds: string[]
    }>`
    SELECT concat_ws('/', o.game_code, o.numero, o.merchant_id) AS issue, l.game_code, l.play_code, l.selection,
           l.unit_amount * l.multiple AS amount, l.odds_e4::text[] AS odds
    FROM lottery.orders o JOIN lottery.line l ON l.order_id = o.order_id
    JOIN lottery.issue i ON i.game_code = o.game_code AND i.numero = o.numero
    WHERE NOT o.is_cancelled AND i.settled_at IS NULL AND i.version = 0 AND i.state <> 'VOID'`,
  )
  const due = new Map<string, Standing>()
  for (const line of lines) {
    const play = numberPlayOf(line.game_code, line.play_code)
    if (!play) continue
    const selection = line.selection.split(',')
    const top = topOddsE4({ play, selection, oddsE4: line.odds.map(BigInt) })
    for (const key of play.exposureKeys(selection)) {
      const name = `${line.issue}/${exposurePlayOf(play.code)}/${key}`
      const { stake, exposure } = due.get(name) ?? { stake: 0n, exposure: 0n }
      due.set(name, { stake: stake + line.amount, exposure: exposure + (line.amount * top) / 10_000n })
    }
  }
  const rows = await rowsOf(
    database.kysely,
    sql<{ name: string; stake_amount: bigint; exposure_amount: bigint }>`
    SELECT concat_ws('/', game_code, numero, merchant_id, play_code, number_key) AS name, stake_amount, exposure_amount
    FROM lottery.exposure WHERE stake_amount > 0 OR exposure_amount > 0`,
  )
  const held = new Map(
    rows.map((row) => [row.name, { stake: row.stake_amount, exposure: row.exposure_amount }]),
  )
  return [...new Set([...due.keys(), ...held.keys()])].flatMap((name) => {
    const [is, should] = [held.get(name), due.get(name)]
    return is?.stake === should?.stake && is?.exposure === should?.exposure
      ? []
      : [`${name} has ${is?.stake}, ${is?.exposure} instead of ${should?.stake}, ${should?.exposure}`]
  })
}
