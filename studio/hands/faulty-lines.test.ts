import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { lost, sitAtBlackjack, studioOver, type Sitting } from '../../tests/support/hands.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'
import type { Studio } from '../index.ts'
import type { HandView } from './view.ts'

let server: TestServer
let owner: Database
let studio: Studio
let wallet: HousePort
const opened: Studio[] = []
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  studio = studioOver(server)
  wallet = studio.port
})
afterAll(async () => {
  await studio.close()
  await owner.close()
  await server.close()
})

const broken = (port: Partial<HousePort>): Studio => {
  const one = studioOver(server, port)
  opened.push(one)
  return one
}

/**
 * The member's balance must be what the round moved, and the wallet's round must be closed with these sums.
 */
async function expectWhole(sitting: Sitting, before: number, hand: HandView): Promise<void> {
  expect(hand.state).toBe('SETTLED')
  expect(await sitting.balance()).toBe(before - hand.betAmount + hand.winAmount)
  expect(await wallet.round({ roundId: hand.handId })).toMatchObject({
    state: 'CLOSED',
    betAmount: hand.betAmount,
    winAmount: hand.winAmount,
  })
}

/** A line that does as told, message by message: 0 works, 1 is lost on the way, 2 on the way back. */
function lineOf(faults: readonly number[]): Partial<HousePort> {
  let next = 0
  const cut =
    <Message, Answer>(call: (message: Message) => Promise<Answer>) =>
    async (message: Message): Promise<Answer> => {
      const fault = faults[next++ % faults.length]
      if (fault === 1) return lost()
      const answer = await call(message)
      return fault === 2 ? lost() : answer
    }
  return { bet: cut(wallet.bet), win: cut(wallet.win) }
}

it('whatever is decided over whatever connection, the money is the ledger’s and every hand ends', async () => {
  const sitting = await sitAtBlackjack(server, studio, 'member05')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }),
      async (faults, picks) => {
        const line = broken(lineOf([...faults, 0]))
        const before = await sitting.balance()
        let turn = 0
        const insist = async (send: () => Promise<HandView>): Promise<HandView> => {
          for (let tries = 0; tries < 40; tries++) {
            try {
              return await send()
            } catch (error) {
              expect(error).toMatchObject({ code: 'COMMON_BUSY' })
              // Sometimes the member reloads in between.
              if (picks[tries % picks.length] === 0)
                await line.hands.current(sitting.seat).catch(() => undefined)
            }
          }
          throw new Error('never answered')
        }
        let key = randomUUID()
        let hand = await insist(() => sitting.start(line, 1_000, key))
        while (hand.state === 'OPEN') {
          const shown = hand
          key = randomUUID()
          const action = shown.actions[picks[turn++ % picks.length]! % shown.actions.length] as 'HIT'
          hand = await insist(() => sitting.act(line, shown, action, key))
        }
        await expectWhole(sitting, before, hand)
      },
    ),
    { numRuns: 12 },
  )
})
