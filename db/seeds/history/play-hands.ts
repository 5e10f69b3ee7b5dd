/** Hands of blackjack and shots at the sea's fish. */
import { randomUUID } from 'node:crypto'
import { game as fishhunt, shoalAt } from '../../../games/fishhunt/rules/index.ts'
import type { Seat } from '../../../studio/core/seats.ts'
import { unlessRefused, type House, type Visit } from './simulated-process.ts'

const SMALLEST_HAND = 1_000
const SHOTS = 6
const VOLLEYS = 4

/** Stands from 17 on, as careful people do. */
export async function playBlackjack(house: House, visits: readonly Visit[], hands: number): Promise<void> {
  const { hands: table } = house.studio
  for (const visit of visits) {
    const seat = await house.seat(visit, 'BLACKJACK')
    for (let hand = 0; hand < hands; hand++) {
      await house.past.pass(house.dice.between(8, 20) * 1_000)
      let shown = (
        await unlessRefused(
          table.start(seat, {
            betAmount: Math.max(SMALLEST_HAND, visit.person.stakeAmount),
            key: randomUUID(),
          }),
        )
      )?.value
      while (shown?.state === 'OPEN') {
        await house.past.pass(house.dice.between(2, 6) * 1_000)
        const { handId, step, actions, hands: own, active } = shown
        const careful = actions.includes('NO_INSURANCE')
          ? 'NO_INSURANCE'
          : (own[active ?? 0]?.total ?? 21) < 17 && actions.includes('HIT')
            ? 'HIT'
            : 'STAND'
        shown = (await unlessRefused(table.act(seat, { handId, step, action: careful, key: randomUUID() })))
          ?.value
      }
      if (!shown) break
    }
  }
}

interface Hunter {
  readonly seat: Seat
  readonly price: number
}

/** Everybody sits down at a gun, shoots at what swims by, and goes. */
export async function huntFish(house: House, visits: readonly Visit[]): Promise<void> {
  const { fish } = house.studio
  const hunters = (await Promise.all(visits.map((visit) => takeGun(house, visit)))).filter(
    (hunter) => hunter !== undefined,
  )
  for (let volley = 0; volley < VOLLEYS && hunters.length > 0; volley++) {
    await house.past.pass(house.dice.between(2, 5) * 1_000)
    await Promise.all(hunters.map((hunter) => shoot(house, hunter)))
  }
  await Promise.all(hunters.map(({ seat }) => fish.leave(seat)))
}

async function takeGun(house: House, visit: Visit): Promise<Hunter | undefined> {
  const seat = await house.seat(visit, fishhunt.gameCode)
  const price = fishhunt.prices.findLast((one) => one * 20 <= visit.person.stakeAmount) ?? fishhunt.prices[0]!
  return (await unlessRefused(house.studio.fish.enter(seat, price))) ? { seat, price } : undefined
}

async function shoot({ studio: { fish }, dice }: House, { seat, price }: Hunter): Promise<void> {
  const { room } = await fish.read(seat)
  const swimming = shoalAt(room.seed, room.roomMs).filter(({ fishId }) => !room.dead.includes(fishId))
  if (swimming.length === 0) return
  const shots = Array.from({ length: SHOTS }, (_, place) => ({
    shotId: randomUUID(),
    fishIds: [dice.pick(swimming).fishId],
    price,
    gun: 'CANNON' as const,
    firedMs: room.roomMs - (SHOTS - place) * 140,
  }))
  await unlessRefused(fish.shoot(seat, shots))
}
