/**
 * Hands of blackjack in tests: studios whose connection to the wallet breaks as ordered, and hands that are
 * dealt as wished.
 */
import { createHmac, randomUUID } from 'node:crypto'
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import { replay, type Action, type Table } from '../../games/blackjack/rules/index.ts'
import { sheet } from '../../games/blackjack/rules/sheet.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { run, sql, type Database } from '../../platform/postgres.ts'
import type { Seat } from '../../studio/core/seats.ts'
import { openStudio, type Studio } from '../../studio/index.ts'
import type { HandView } from '../../studio/hands/view.ts'
import type { TestServer } from './server.ts'
import { launchTokenOf } from './vendor.ts'

const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

/** Short of the number at which a pair is worn out. */
const MOST_NONCES = 9_000

export const lost = async (): Promise<never> => {
  throw new Error('the line is lost')
}

export interface Sitting {
  seat: Seat
  token: string
  client: ReturnType<TestServer['client']>
  balance(): Promise<number>
  start(studio: Studio, betAmount?: number, key?: string): Promise<HandView>
  act(studio: Studio, hand: HandView, action: Action, key?: string): Promise<HandView>
}

/** A studio of its own over the server's tables. */
export function studioOver(server: TestServer, port: Partial<HousePort> = {}): Studio {
  const wallet = server.process.services.use(launchKey).housePortOf('STUDIO')
  return openStudio({
    databaseUrl: server.ownerUrl,
    port: { ...wallet, ...port },
    currencyOf: () => 'THB',
    secretKey: server.process.config.secretKey,
    onError: () => {},
  })
}

export async function sitAtBlackjack(
  server: TestServer,
  studio: Studio,
  username: string,
  isFree = false,
): Promise<Sitting> {
  const client = server.client()
  const token = await client.signIn(username)
  const launchToken = await launchTokenOf(server, client, token, {
    vassalage: 'STUDIO',
    gameCode: sheet.gameCode,
    ...(isFree ? { accountType: 0 } : {}),
  })
  const answer = await studio.port.authenticate({ launchToken })
  const { seat } = await studio.seats.take({
    memberId: answer.memberId!,
    merchantId: 'demo',
    gameCode: sheet.gameCode,
    isFree,
    walletToken: answer.sessionToken!,
  })
  return {
    seat,
    token,
    client,
    balance: async () =>
      (await studio.port.balance({ memberId: seat.memberId, sessionToken: seat.walletToken })).balanceAmount!,
    start: async (by, betAmount = 1_000, key = randomUUID()) =>
      (await by.hands.start(seat, { betAmount, key })).value,
    act: async (by, hand, action, key = randomUUID()) =>
      (await by.hands.act(seat, { handId: hand.handId, step: hand.step, action, key })).value,
  }
}

/** What is dealt and decided: `decisions` are what `isSuch` is asked about. */
export interface Way {
  decisions: readonly Action[]
  isSuch: (table: Table) => boolean
}

/**
 * Gives the member, who has no hand open, a pair in which these ways follow each other before it is worn out.
 */
export async function pairWith(studio: Studio, memberId: string, ways: readonly Way[]): Promise<void> {
  for (;;) {
    const pair = await studio.seeds.of(memberId)
    let nonce: number | undefined = pair.nonce - 1
    for (const way of ways) nonce = nonce === undefined ? undefined : nonceOf(pair, nonce + 1, way)
    if (nonce !== undefined) return
    await studio.seeds.rotate(memberId, undefined)
  }
}

/** Moves the member's pair to a nonce whose hand is as wished. */
export async function dealNext(
  owner: Database,
  studio: Studio,
  memberId: string,
  decisions: readonly Action[],
  isSuch: (table: Table) => boolean,
): Promise<void> {
  // A hand that was refused a moment ago has used its nonce too.
  studio.seeds.forget(memberId)
  const pair = await studio.seeds.of(memberId)
  const nonce = nonceOf(pair, pair.nonce, { decisions, isSuch })
  if (nonce === undefined) throw new Error('the pair has no such hand')
  await run(owner.kysely, sql`UPDATE studio.seed_pair SET nonce = ${nonce} WHERE pair_id = ${pair.pairId}`)
  studio.seeds.forget(memberId)
}

interface Words {
  serverSeed: string
  clientSeed: string
}

function nonceOf(pair: Words, from: number, way: Way): number | undefined {
  for (let nonce = from; nonce < MOST_NONCES; nonce++) if (isSuchAt(pair, nonce, way)) return nonce
  return undefined
}

function isSuchAt(pair: Words, nonce: number, { decisions, isSuch }: Way): boolean {
  try {
    return isSuch(
      replay(
        openStream({ serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce, tag: sheet.tag }, hmac),
        1_000n,
        decisions,
      ),
    )
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
