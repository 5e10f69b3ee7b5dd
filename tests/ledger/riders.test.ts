/** A product's bet and its money are one commit (docs/flows/product-bet.md). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../kernel/refusal.ts'
import {
  balancesOf,
  openPoster,
  runAudit,
  setMemberGuard,
  type JudgingRider,
  type Poster,
  type RidingMessage,
} from '../../modules/wallet/index.ts'
import { bet, CLOSED_GAME, openWallet, type Wallet } from './support.ts'
import {
  buy,
  cancel,
  openIssue,
  openTickets,
  roomOf,
  setOpen,
  ticketFaults,
  ticketRider,
  type TicketRide,
} from './tickets.ts'

const ROOM = 1_000n
let wallet: Wallet
let poster: Poster
beforeAll(async () => {
  wallet = await openWallet({ riders: [ticketRider()], batchSize: 64 })
  ;({ poster } = wallet)
  await openTickets(wallet.fresh.ownerUrl)
  for (const memberId of ['one', 'two', 'three']) await wallet.member(memberId, { main: 1_000_000n })
})
afterAll(() => wallet.close())

const issue = async (name: string): Promise<string> => {
  await openIssue(wallet.database, name, ROOM)
  return name
}
const faults = () => ticketFaults(wallet.database, ROOM)
const statuses = async (messages: readonly RidingMessage[], by = poster) =>
  (await Promise.all(messages.map((message) => by.place(message)))).map(
    ({ status, reason }) => reason ?? status,
  )
const audit = async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
}

describe('a batch with a judge', () => {
  it('takes what passes and refuses the others with the product’s own codes', async () => {
    const [open, closed] = [await issue('a1'), await issue('a2')]
    await setOpen(wallet.database, closed, false)
    const before = await balancesOf(wallet.database.kysely, 'one')
    expect(
      await statuses([
        buy('a-1', 'one', open, 600n),
        buy('a-2', 'one', closed),
        buy('a-3', 'two', open, 500n),
        buy('a-4', 'two', open, 400n),
        buy('a-5', 'nobody', open, 0n),
      ]),
    ).toEqual(['OK', 'ISSUE_CLOSED', 'ISSUE_SOLD_OUT', 'OK', 'MEMBER_NOT_FOUND'])
    expect((await balancesOf(wallet.database.kysely, 'one')).main).toBe(before.main - 600n)
    expect(await roomOf(wallet.database, open)).toBe(0n)
    expect(await faults()).toEqual([])
  })

  it('answers a repeat with its first answer, whatever the product would say now', async () => {
    const name = await issue('b1')
    const [bought, refused] = [buy('b-1', 'one', name, 700n), buy('b-2', 'one', name, 400n)]
    const first = await poster.place(bought)
    expect(await statuses([refused])).toEqual(['ISSUE_SOLD_OUT'])
    await statuses([cancel('b-1', 'one', name)])
    expect(await poster.place(refused)).toMatchObject({
      status: 'REFUSED',
      reason: 'ISSUE_SOLD_OUT',
      isRepeat: true,
    })
    await setOpen(wallet.database, name, false)
    expect(await poster.place(bought)).toMatchObject({
      status: 'OK',
      isRepeat: true,
      walletTransactionId: first.walletTransactionId!,
    })
    expect(await roomOf(wallet.database, name)).toBe(ROOM)
    expect(await faults()).toEqual([])
    // Another process has never heard of the code.
    const other = openPoster({ url: wallet.fresh.url, riders: [ticketRider()] })
    expect(await statuses([refused], other)).toEqual(['ISSUE_SOLD_OUT'])
    await other.close()
  })

  it('refuses other content under a known key, of the message or of what rides with it', async () => {
    const name = await issue('c1')
    const ticket = buy('c-1', 'one', name)
    const withLines = (lines: string): RidingMessage => ({
      ...ticket,
      ride: { ...ticket.ride, content: lines },
    })
    expect(await statuses([withLines('12*34')])).toEqual(['OK'])
    expect(await statuses([withLines('12*34'), withLines('56'), ticket])).toEqual([
      'OK',
      'DUPLICATE_TRANSACTION',
      'DUPLICATE_TRANSACTION',
    ])
    expect(await roomOf(wallet.database, name)).toBe(ROOM - 100n)
  })

  it('releases what the wallet refuses, and the wallet’s blocks rank before the product’s codes', async () => {
    const name = await issue('d1')
    for (const memberId of ['poor', 'frozen', 'limited']) await wallet.member(memberId, { main: 150n })
    await wallet.database.transaction(async (tx) => {
      await setMemberGuard(tx, 'frozen', { blockedReason: 'FROZEN' })
      await setMemberGuard(tx, 'limited', { maxStake: 50n })
    })
    const onClosedGame = { ...buy('d-4', 'one', name), gameCode: CLOSED_GAME } as RidingMessage
    expect(
      await statuses([
        buy('d-1', 'poor', name, 151n),
        buy('d-2', 'frozen', name),
        buy('d-3', 'limited', name),
        onClosedGame,
      ]),
    ).toEqual(['INSUFFICIENT_FUNDS', 'FROZEN', 'RG_STAKE_LIMIT', 'GAME_DISABLED'])
    expect(await roomOf(wallet.database, name)).toBe(ROOM)
    await setOpen(wallet.database, name, false)
    expect(await statuses([buy('d-5', 'frozen', name), buy('d-6', 'limited', name)])).toEqual([
      'FROZEN',
      'ISSUE_CLOSED',
    ])
    expect(await faults()).toEqual([])
  })

  it('cancels a bet together with its row, and decides a refused cancelling again when it is sent again', async () => {
    const name = await issue('e1')
    await statuses([buy('e-1', 'one', name)])
    await setOpen(wallet.database, name, false)
    expect(await statuses([cancel('e-1', 'one', name)])).toEqual(['ISSUE_CLOSED'])
    expect(await faults()).toEqual([])
    await setOpen(wallet.database, name, true)
    expect(await statuses([cancel('e-1', 'one', name), cancel('e-1', 'one', name)])).toEqual(['OK', 'OK'])
    expect(await roomOf(wallet.database, name)).toBe(ROOM)
    expect(await faults()).toEqual([])
    await audit()
  })

  it('fails alone if its judge throws for it, and its neighbours are taken', async () => {
    const name = await issue('f1')
    const rider = ticketRider()
    const choosy: JudgingRider<TicketRide> = {
      ...rider,
      async judge(tx, items) {
        if (items.some(({ message }) => message.transactionId === 'f-2')) throw new Refusal('REQUEST_INVALID')
        return rider.judge(tx, items)
      },
    }
    const picky = openPoster({ url: wallet.fresh.url, riders: [choosy] })
    const settled = await Promise.allSettled(
      ['f-1', 'f-2', 'f-3'].map((ticket) => picky.place(buy(ticket, 'one', name))),
    )
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(settled[1]).toMatchObject({ reason: { code: 'REQUEST_INVALID' } })
    expect(await faults()).toEqual([])
    await picky.close()
  })

  it('is only taken by a rider of its kind, and by no door that cannot refuse it', () => {
    expect(() => poster.post(buy('g-1', 'one', 'a1'))).toThrow('place it instead')
    expect(() =>
      poster.place({ ...bet({ transactionId: 'g-2', memberId: 'one' }), ride: { kind: 'raffle' } }),
    ).toThrow('no rider takes raffle')
  })
})

describe('at the same moment', () => {
  it('two processes sell exactly the room that an issue has, in 200 tries', async () => {
    const name = await issue('h1')
    const other = openPoster({ url: wallet.fresh.url, riders: [ticketRider({ lanes: 2 })], batchSize: 16 })
    const said = (
      await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          statuses([buy(`h-${n}`, ['one', 'two', 'three'][n % 3]!, name)], n % 2 ? other : poster),
        ),
      )
    ).flat()
    expect(said.filter((status) => status === 'OK')).toHaveLength(10)
    expect(said.filter((status) => status === 'ISSUE_SOLD_OUT')).toHaveLength(190)
    expect(await faults()).toEqual([])
    await other.close()
  })

  it('a loss limit holds for a product’s bets as for any game, in 200 tries', async () => {
    const name = await issue('i1')
    await wallet.member('careful', { main: 100_000n })
    await wallet.database.transaction((tx) =>
      setMemberGuard(tx, 'careful', {
        lossLimits: [
          { period: 'DAY', limitAmount: 50n, leftAmount: 50n, endsAt: new Date(Date.now() + 3_600_000) },
        ],
      }),
    )
    const said = await Promise.all(
      Array.from({ length: 200 }, async (_, n) =>
        n % 2
          ? (await statuses([buy(`i-${n}`, 'careful', name, 10n)]))[0]
          : (
              await poster.post(
                bet({ transactionId: `i-${n}`, memberId: 'careful', roundId: `i-${n}`, amount: 10n }),
              )
            ).status,
      ),
    )
    expect(said.filter((status) => status === 'OK')).toHaveLength(5)
    expect(await faults()).toEqual([])
  })

  it('a kind that waits for its product delays no other kind and no vendor', async () => {
    const name = await issue('j1')
    let letGo = () => {}
    const gate = new Promise<void>((done) => {
      letGo = done
    })
    const slow = { ...ticketRider({ onStep: (step) => (step === 'judge' ? gate : undefined) }), kind: 'slow' }
    const both = openPoster({ url: wallet.fresh.url, riders: [slow, ticketRider()] })
    const waiting = both.place({ ...buy('j-1', 'one', name), ride: { kind: 'slow', issue: name } as never })
    expect(await statuses([buy('j-2', 'one', name)], both)).toEqual(['OK'])
    expect(await both.post(bet({ transactionId: 'j-3', memberId: 'one', roundId: 'j-3' }))).toMatchObject({
      status: 'OK',
    })
    letGo()
    expect(await waiting).toMatchObject({ status: 'OK' })
    await both.close()
  })
})
