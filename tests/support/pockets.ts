/** ACME as a vendor that keeps pockets, in a test's server. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { lockAccess, writeAccess } from '../../modules/launch/vendors/access/store/access.ts'
import { tellVendorChanged } from '../../modules/launch/vendors/access/vendors.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { setVendorWallet } from '../../modules/catalogue/index.ts'
import { balancesOf, pocketsOf, runAudit } from '../../modules/wallet/index.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import type { AcmeFault } from '../../demo/acme/player-desk.ts'
import type { Reply, TestClient, TestServer } from './server.ts'

export interface WalletList {
  wallets: { vassalage: string; balance: number; status: string }[]
  pending: { transferId: string; from: string; to: string; amount: number; state: string }[]
}
export interface Transferred {
  transferId: string
  from: string
  to: string
  amount: number
  state: string
}

/** Switches ACME to pockets (or back) behind the operator's back, and waits until the process knows. */
export async function switchAcme(
  server: TestServer,
  change: { walletMode?: 'SEAMLESS' | 'TRANSFER'; notFoundIsFinal?: boolean; apiUrl?: string } = {},
): Promise<void> {
  const { database, services } = server.process
  await database.transaction(async (tx) => {
    const row = (await lockAccess(tx, 'ACME'))!
    await writeAccess(tx, {
      ...row,
      wallet_mode: change.walletMode ?? 'TRANSFER',
      not_found_is_final: change.notFoundIsFinal ?? row.not_found_is_final,
      api_url: change.apiUrl ?? row.api_url,
    })
    await setVendorWallet(tx, 'ACME', (change.walletMode ?? 'TRANSFER') === 'TRANSFER' ? 'ACME' : 'MAIN')
    await tellVendorChanged(tx)
  })
  await services.use(launchKey).directory.load()
}

export interface PocketPlayer {
  readonly memberId: string
  readonly client: TestClient
  readonly token: string
  transfer(from: string, to: string, amount: unknown, key?: string): Promise<Reply<Transferred>>
  wallets(query?: string): Promise<Reply<WalletList>>
  /** What the ledger says: main, the pocket at ACME, and ACME's own book. */
  stand(): Promise<{ main: number; pocket: number; acme: number }>
}

export async function pocketPlayer(server: TestServer, username: string): Promise<PocketPlayer> {
  const client = server.client()
  const token = await client.signIn(username)
  const { kysely } = server.process.database
  const { account_id: memberId } = await oneOf(
    kysely,
    sql<{ account_id: string }>`SELECT account_id::text FROM identity.account WHERE username = ${username}`,
  )
  return {
    memberId,
    client,
    token,
    transfer: (from, to, amount, key = randomUUID()) =>
      client.post('/api/wps/relay/GCS_walletTransfer', { from, to, amount }, { token, key }),
    wallets: (query = '') => client.get(`/api/wps/relay/GCS_merchantWallet${query}`, { token }),
    stand: async () => ({
      main: Number((await balancesOf(kysely, memberId)).main),
      pocket: Number((await pocketsOf(kysely, memberId)).get('ACME') ?? 0n),
      acme: (
        await oneOf(
          kysely,
          sql<{
            balance: number
          }>`SELECT coalesce(max(balance), 0)::float8 AS balance FROM acme.pocket WHERE member_id = ${memberId}`,
        )
      ).balance,
    }),
  }
}

/**
 * The work changes what the member has in the main wallet, in the pocket and in ACME's records by this much.
 */
export async function movesBy(
  member: PocketPlayer,
  change: { main: number; pocket: number; acme: number },
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await member.stand()
  await work()
  const after = await member.stand()
  expect({
    main: after.main - before.main,
    pocket: after.pocket - before.pocket,
    acme: after.acme - before.acme,
  }).toEqual(change)
}

export async function orderFaults(
  server: TestServer,
  faults: readonly AcmeFault[],
  deafFor = 0,
): Promise<void> {
  await fetch(`${server.origin}/acme/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults, deafFor }),
  })
}

/** Makes every waiting question due and asks it. */
export async function askNow(server: TestServer): Promise<void> {
  const { database, services } = server.process
  await sql`UPDATE launch.pocket_transfer SET next_ask_at = clock_timestamp() WHERE state = 'PENDING'`.execute(
    database.kysely,
  )
  const { pockets } = services.use(launchKey)
  await pockets.askDue()
  // The process asks by itself each second and may have taken the question first: its answer is waited for
  // too.
  await pockets.close()
}

/** What the proof finds wrong; clearing against what is on its way among it. */
export async function auditFaults(server: TestServer): Promise<string[]> {
  return (await runAudit(server.process.database.kysely))
    .filter((proof) => !proof.ok)
    .map((proof) => `${proof.id}: ${proof.detail}`)
}
