/** TPC-B as the reference: pgbench, or the same statements from Node if it is not installed. */
import { spawn } from 'node:child_process'
import pg from 'pg'
import { findPgbench, rateOf } from '../harness.ts'

const SECONDS = 3
const PGBENCH_SCALE = 10
const PGBENCH_CLIENTS = 8

interface Tpcb {
  note: string
  take(): Promise<number>
  close(): Promise<void>
}

export async function openTpcb(ownerUrl: string): Promise<Tpcb> {
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
      const text = await output(program, [
        '-n',
        '-c',
        String(PGBENCH_CLIENTS),
        '-j',
        '2',
        '-T',
        String(SECONDS),
        url,
      ])
      return Number.parseFloat(/tps = ([\d.]+)/.exec(text)?.[1] ?? 'NaN')
    },
    close: async () => {},
  }
}

function output(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child
      .on('error', reject)
      .on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(complaint))))
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
    const [aid, tid, bid, delta] = [
      upTo(PGBENCH_SCALE * 100_000),
      upTo(PGBENCH_SCALE * 10),
      upTo(PGBENCH_SCALE),
      upTo(10_000) - 5_000,
    ]
    const ask = (text: string, values: number[]) => client.query(text, values)
    await client.query('BEGIN')
    await ask('UPDATE accounts SET abalance = abalance + $1 WHERE aid = $2', [delta, aid])
    await ask('SELECT abalance FROM accounts WHERE aid = $1', [aid])
    await ask('UPDATE tellers SET tbalance = tbalance + $1 WHERE tid = $2', [delta, tid])
    await ask('UPDATE branches SET bbalance = bbalance + $1 WHERE bid = $2', [delta, bid])
    await ask(
      'INSERT INTO history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, CURRENT_TIMESTAMP)',
      [tid, bid, aid, delta],
    )
    await client.query('COMMIT')
    client.release()
  }
  return {
    note: `TPC-B-like: the transaction of pgbench from Node, scale ${PGBENCH_SCALE}, ${PGBENCH_CLIENTS} clients (no pgbench on this machine)`,
    take: () => rateOf(SECONDS, PGBENCH_CLIENTS, turn),
    close: () => pool.end(),
  }
}
