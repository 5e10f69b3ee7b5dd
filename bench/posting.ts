/**
 * P1: postings through the batched poster against PostgreSQL's own benchmark and against one transaction a
 * request, on one durable database. A posting is a bet or the win that closes its round, with keys, guards,
 * rounds and records as in production; half of each. The members are drawn at random, or are all the same
 * one.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openAccounts, openPoster, setGameGuards, type Poster } from '../modules/wallet/index.ts'
import { openDatabase, run, sql } from '../platform/postgres.ts'
import { openBenchDatabase, rateOf, type Bench, type OpenBench } from './harness.ts'
import { openTpcb } from './support/tpcb.ts'

const MEMBERS = 10_000
const SECONDS = 3
const IN_FLIGHT = 512

export const bench: Bench = { name: 'posting', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  const members = await openMembers(server.ownerUrl)
  const poster = openPoster({ url: server.ownerUrl })
  // The same function and the same messages, each in a transaction and a commit of its own.
  const single = openPoster({ url: server.ownerUrl, batchSize: 1, lanes: 8 })
  const tpcb = await openTpcb(server.ownerUrl)
  const anyone = () => members[Math.floor(Math.random() * members.length)]!
  return {
    figures: [
      { name: 'tpcb', unit: '/s', take: () => tpcb.take() },
      { name: 'single', unit: '/s', take: () => play(single, 64, anyone) },
      { name: 'batched', unit: '/s', take: () => play(poster, IN_FLIGHT, anyone) },
      { name: 'one account', unit: '/s', take: () => play(poster, IN_FLIGHT, () => members[0]!) },
    ],
    goals: [
      {
        title: 'batched postings against TPC-B-like transactions',
        ours: 'batched',
        reference: 'tpcb',
        atLeast: 12,
      },
      {
        title: 'batched postings against one transaction a request',
        ours: 'batched',
        reference: 'single',
        atLeast: 7,
      },
      {
        title: 'all on one account against random accounts',
        ours: 'one account',
        reference: 'batched',
        atLeast: 1,
      },
    ],
    notes: [
      tpcb.note,
      `${MEMBERS} members, ${IN_FLIGHT} messages in flight; one transaction a request: 8 connections, 64 in flight`,
    ],
    async close() {
      await poster.close()
      await single.close()
      await tpcb.close()
      await server.stop()
    },
  }
}

async function openMembers(url: string): Promise<string[]> {
  const database = openDatabase({ url })
  const members = Array.from({ length: MEMBERS }, () => randomUUID())
  await database.transaction(async (tx) => {
    await setGameGuards(tx, [{ vendor: 'BENCH', gameCode: 'B-1', product: 'RNG', isOpen: true }])
    await openAccounts(tx, { merchantId: 'demo', memberId: members[0]!, kind: 'member' })
    await run(
      tx,
      sql`SELECT wallet.open_owner(m, 'member', 'demo') FROM unnest(${members.slice(1)}::text[]) AS m`,
    )
    await run(tx, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
  })
  await database.pool.query('SELECT 1')
  await database.close()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('VACUUM ANALYZE')
  await owner.end()
  return members
}

/** Rounds of one bet and one win by `workers` players at a time. */
async function play(poster: Poster, workers: number, member: () => string): Promise<number> {
  const rounds = await rateOf(SECONDS, workers, async () => {
    const common = { vendor: 'BENCH', memberId: member(), gameCode: 'B-1', roundId: randomUUID() }
    const placed = await poster.post({
      ...common,
      kind: 'BET',
      transactionId: randomUUID(),
      amount: 100n,
      mode: 'REAL',
    })
    const paid = await poster.post({
      ...common,
      kind: 'WIN',
      transactionId: randomUUID(),
      amount: 90n,
      roundClosed: true,
    })
    if (placed.status !== 'OK' || paid.status !== 'OK')
      throw new Error(`a posting was answered ${placed.status}, ${paid.status}`)
  })
  return rounds * 2
}
