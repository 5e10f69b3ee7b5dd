/** A raffle for the evening of the demo's own members, drawn a day later; its prizes wait to be claimed. */
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { raffle } from '../../../kernel/promotions/kinds/raffle.ts'
import { clock } from '../../../kernel/clock.ts'
import { offerDraw, openDrawClock } from '../../../modules/promotions/index.ts'
import { demoRaffleNames } from '../locales/promotions.ts'
import { DEMO_MERCHANT } from '../system.ts'
import type { House } from './simulated-process.ts'

export const DRAWN_RAFFLE = 'demo-raffle-drawn'
/** The list is frozen a minute after its end. */
const FREEZING_MS = 61_000

export async function offerRaffle(house: House, drawAtMs: number): Promise<void> {
  const endsAt = new Date(drawAtMs)
  await house.process.database.transaction((tx) =>
    offerDraw(tx, {
      merchantId: DEMO_MERCHANT,
      promotionId: DRAWN_RAFFLE,
      kind: 'RAFFLE',
      names: demoRaffleNames,
      terms: readArguments(raffle.declared, { drawAt: endsAt.toISOString() }).values,
      endsAt,
      now: clock.now(),
    }),
  )
}

export async function drawRaffle(house: House, drawAtMs: number): Promise<void> {
  await house.settle()
  await house.past.moveTo(drawAtMs + FREEZING_MS)
  const faults: unknown[] = []
  const draws = openDrawClock({
    database: house.process.database,
    services: house.process.services,
    tell: () => {},
    onError: (fault) => faults.push(fault),
  })
  await draws.runDue()
  if (faults.length > 0) throw new Error('the raffle was not drawn', { cause: faults[0] })
}
