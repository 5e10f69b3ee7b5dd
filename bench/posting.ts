/**
 * P1: postings through the batched poster against PostgreSQL's own benchmark and against one transaction a request, on
 * one durable database. A posting is a bet or the win that closes its round, with keys, guards, rounds and records as
 * in production; half of each. The members are drawn at random, or are all the same one.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openAccounts, openPoster, setGameGuards, type Poster } from '../modules/wallet/index.ts'
import { openDatabase, run, sql } from '../platform/postgres.ts'
import { findPgbench, openBenchDatabase, rateOf, type Bench, type OpenBench } from './harness.ts'

const MEMBERS = 10_000
const SECONDS = 3
const IN_FLIGHT = 512
const PGBENCH_SCALE = 10
const PGBENCH_CLIENTS = 8

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
      { title: 'batched postings against TPC-B-like transactions', ours: 'batched', reference: 'tpcb', atLeast: 12 },
      { title: 'batched postings against one transaction a request', ours: 'batched', reference: 'single', atLeast: 7 },
      { title: 'all on one account against random accounts', ours: 'one account', reference: 'batched', atLeast: 1 },
    ],
    notes: [tpcb.note, `${MEMBERS} members, ${IN_FLIGHT} messages in flight; one transaction a request: 8 connections, 64 in flight`],
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
    await run(tx, sql`SELECT wallet.open_owner(m, 'member', 'demo') FROM unnest(${members.slice(1)}::text[]) AS m`)
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
    const placed = await poster.post({ ...common, kind: 'BET', transactionId: randomUUID(), amount: 100n, mode: 'REAL' })
    const paid = await poster.post({ ...common, kind: 'WIN', transactionId: randomUUID(), amount: 90n, roundClosed: true })
    if (placed.status !== 'OK' || paid.status !== 'OK') throw new Error(`a posting was answered ${placed.status}, ${paid.status}`)
  })
  return rounds * 2
}

interface Tpcb { note: string; take(): Promise<number>; close(): Promise<void> }

async function openTpcb(ownerUrl: string): Promise<Tpcb> {
  const url = ownerUrl.replace(/\/sala$/, '/tpcb')
  const admin = new pg.Client({ connectionString: ownerUrl })
  await admin.connect()
  await admin.query('CREATE DATABASE tpcb')
  await admin.end()
  const program = findPgbench()
  return program ? withPgbench(program, url) : fromNode(url)
}

async function withPgbench(program: string, url: string): Promise<Tpcb> {
  await output(program, ['-i', '-q', '-s', String(PGBENCH_SCALE), url])
  return {
    note: `TPC-B-like: ${program}, scale ${PGBENCH_SCALE}, ${PGBENCH_CLIENTS} clients, otherwise its defaults`,
    async take() {
      const text = await output(program, ['-n', '-c', String(PGBENCH_CLIENTS), '-j', '2', '-T', String(SECONDS), url])
      return Number.parseFloat(/tps = ([\d.]+)/.exec(text)?.[1] ?? 'NaN')
    },
    close: async () => {},
  }
}

function output(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => { text += chunk.toString() })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => { complaint += chunk.toString() })
    child.on('error', reject).on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(complaint))))
  })
}

/** The same transaction from here, for machines without pgbench. */
async function fromNode(url: string): Promise<Tpcb> {
  const pool = new pg.Pool({ connectionString: url, max: PGBENCH_CLIENTS })
  await pool.query(`
    CREATE TABLE branches (bid int PRIMARY KEY, bbalance int, filler char(88));
    CREATE TABLE tellers (tid int PRIMARY KEY, bid int, tbalance int, filler char(84));
    CREATE TABLE accounts (aid int PRIMARY KEY, bid int, abalance int, filler char(84));
    CREATE TABLE history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    INSERT INTO branches SELECT n, 0, '' FROM generate_series(1, ${PGBENCH_SCALE}) n;
    INSERT INTO tellers SELECT n, (n - 1) / 10 + 1, 0, '' FROM generate_series(1, ${PGBENCH_SCALE * 10}) n;
    INSERT INTO accounts SELECT n, (n - 1) / 100000 + 1, 0, '' FROM generate_series(1, ${PGBENCH_SCALE * 100_000}) n`)
  await pool.query('VACUUM ANALYZE')
  const upTo = (most: number) => 1 + Math.floor(Math.random() * most)
  const turn = async () => {
    const client = await pool.connect()
    const [aid, tid, bid, delta] = [upTo(PGBENCH_SCALE * 100_000), upTo(PGBENCH_SCALE * 10), upTo(PGBENCH_SCALE), upTo(10_000) - 5_000]
    const ask = (text: string, values: number[]) => client.query(text, values)
    await client.query('BEGIN')
    await ask('UPDATE accounts SET abalance = abalance + $1 WHERE aid = $2', [delta, aid])
    await ask('SELECT abalance FROM accounts WHERE aid = $1', [aid])
    await ask('UPDATE tellers SET tbalance = tbalance + $1 WHERE tid = $2', [delta, tid])
    await ask('UPDATE branches SET bbalance = bbalance + $1 WHERE bid = $2', [delta, bid])
    await ask('INSERT INTO history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, CURRENT_TIMESTAMP)', [tid, bid, aid, delta])
    await client.query('COMMIT')
    client.release()
  }
  return {
    note: `TPC-B-like: the transaction of pgbench from Node, scale ${PGBENCH_SCALE}, ${PGBENCH_CLIENTS} clients (no pgbench on this machine)`,
    take: () => rateOf(SECONDS, PGBENCH_CLIENTS, turn),
    close: () => pool.end(),
  }
}
