/** Hands of blackjack in tests: studios whose line to the wallet breaks as told, and hands that are dealt as wished. */
import { createHmac, randomUUID } from 'node:crypto'
import type { WalletPort } from '../../contract/vendor/launch/port.ts'
import { replay, type Action, type Table } from '../../games/blackjack/rules/index.ts'
import { sheet } from '../../games/blackjack/rules/sheet.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { run, sql, type Database } from '../../platform/postgres.ts'
import type { Seat } from '../../studio/seats.ts'
import { openStudio, type Studio } from '../../studio/index.ts'
import type { HandView } from '../../studio/hands/view.ts'
import type { TestServer } from './server.ts'
import { launchTokenOf } from './vendor.ts'

const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

export const lost = async (): Promise<never> => { throw new Error('the line is lost') }

export interface Sitting {
  seat: Seat
  token: string
  client: ReturnType<TestServer['client']>
  balance(): Promise<number>
  start(studio: Studio, betAmount?: number, key?: string): Promise<HandView>
  act(studio: Studio, hand: HandView, action: Action, key?: string): Promise<HandView>
}

/** A studio of its own over the server's tables. */
export function studioOver(server: TestServer, port: Partial<WalletPort> = {}): Studio {
  const wallet = server.process.services.use(launchKey).portOf('STUDIO')
  return openStudio({ databaseUrl: server.ownerUrl, port: { ...wallet, ...port }, secretKey: server.process.config.secretKey, onError: () => {} })
}

export async function sitAtBlackjack(server: TestServer, studio: Studio, username: string, isFree = false): Promise<Sitting> {
  const client = server.client()
  const token = await client.signIn(username)
  const launchToken = await launchTokenOf(server, client, token, { vassalage: 'STUDIO', gameCode: sheet.gameCode, ...(isFree ? { accountType: 0 } : {}) })
  const answer = await studio.port.authenticate({ launchToken })
  const { seat } = await studio.seats.take({ memberId: answer.memberId!, merchantId: 'demo', gameCode: sheet.gameCode, isFree, walletToken: answer.sessionToken! })
  return {
    seat, token, client,
    balance: async () => (await studio.port.balance({ memberId: seat.memberId, sessionToken: seat.walletToken })).balanceAmount!,
    start: async (by, betAmount = 1_000, key = randomUUID()) => (await by.hands.start(seat, { betAmount, key })).value,
    act: async (by, hand, action, key = randomUUID()) => (await by.hands.act(seat, { handId: hand.handId, step: hand.step, action, key })).value,
  }
}

/** Moves the member's pair on to a nonce whose hand is as wished; `decisions` are what `isSuch` is asked about. */
export async function dealNext(owner: Database, studio: Studio, memberId: string, decisions: readonly Action[], isSuch: (table: Table) => boolean): Promise<void> {
  // A hand that was refused a moment ago has used its nonce too.
  studio.seeds.forget(memberId)
  const pair = await studio.seeds.of(memberId)
  for (let nonce = pair.nonce; nonce < pair.nonce + 8_000; nonce++) {
    if (!isSuchAt(pair, nonce, decisions, isSuch)) continue
    await run(owner.kysely, sql`UPDATE studio.seed_pair SET nonce = ${nonce} WHERE pair_id = ${pair.pairId}`)
    studio.seeds.forget(memberId)
    return
  }
  throw new Error('no such hand within eight thousand')
}

function isSuchAt(pair: { serverSeed: string; clientSeed: string }, nonce: number, decisions: readonly Action[], isSuch: (table: Table) => boolean): boolean {
  try {
    return isSuch(replay(openStream({ serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce, tag: sheet.tag }, hmac), 1_000n, decisions))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
