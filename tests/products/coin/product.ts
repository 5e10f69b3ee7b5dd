/** What the coin brings to a house: one entry of its list of products. */
import { commitOf } from '../../../kernel/fair/stream.ts'
import type { BetDetail } from '../../../modules/wallet/index.ts'
import { rowsOf, sql, type Database } from '../../../platform/postgres.ts'
import type { Product } from '../../../server/products/product.ts'
import { coinRider, GAME, roundOf, VENDOR, type Side } from './coin.ts'

export const coinProduct: Product = {
  riders: [coinRider()],
  open: ({ database }) => ({
    pages: { vendor: VENDOR, addressOf: () => '/coin' },
    betDetails: {
      vendor: VENDOR,
      detailOf: (memberId, roundId) => detailOf(database, memberId, roundId),
    },
  }),
}

const names = { HEADS: { th: 'หัว', en: 'Heads' }, TAILS: { th: 'ก้อย', en: 'Tails' } } as const

interface DetailRow {
  bet_side: Side
  amount: bigint
  result: Side | null
  server_seed: string
  client_part: string | null
}

/** A line for each bet, and what proves the draw; the seed once it is drawn. */
async function detailOf(
  database: Database,
  memberId: string,
  roundId: string,
): Promise<BetDetail | undefined> {
  const rows = await rowsOf(
    database.kysely,
    sql<DetailRow>`
    SELECT b.side AS bet_side, b.amount, i.result, i.server_seed, i.client_part FROM coin.bet b JOIN coin.issue i ON i.issue = b.issue
    WHERE b.member_id = ${memberId} AND b.issue = ${roundId.slice(`${GAME}-`.length)} AND NOT b.is_cancelled ORDER BY b.wallet_txn::bigint`,
  )
  const [first] = rows
  if (!first || !roundId.startsWith(roundOf(''))) return undefined
  const { result, server_seed: seed } = first
  return {
    lines: rows.map(({ bet_side: side, amount }) => ({
      name: names[side],
      stakeAmount: amount,
      winAmount: result === null ? null : side === result ? (amount * 195n) / 100n : 0n,
    })),
    legs: [],
    result: result && names[result],
    proof: {
      address: `/coin/verify?issue=${roundId}`,
      commit: commitOf(seed),
      clientSeed: first.client_part ?? '',
      nonce: 0,
      serverSeed: result === null ? null : seed,
    },
  }
}
