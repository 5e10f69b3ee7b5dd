/**
 * A rain of red envelopes every evening, one a few minutes after the first start, and a raffle every week, so
 * that a visitor of the demo always finds one.
 */
import { addDays, businessDate, momentOfWall, periodOf } from '../../kernel/calendar.ts'
import type { Job } from '../../platform/calls.ts'
import { offerDraw, type OfferedDraw } from '../../modules/promotions/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import { names } from './locales/names.ts'

const MINUTE_MS = 60_000
const SOON_MS = 5 * MINUTE_MS
const EVENING = '20:00'
const LASTS = 15

interface House {
  readonly id: string
  readonly timeZone: string
}

/** Names of days and weeks are in the ids, so each is offered once. */
export function demoDraws({ id, timeZone }: House, now: Date): OfferedDraw[] {
  const rain = (promotionId: string, name: OfferedDraw['names'], opensAt: Date): OfferedDraw => ({
    merchantId: id,
    promotionId,
    kind: 'RED_ENVELOPE',
    names: name,
    terms: { pool: 200_000, count: 40, minutes: LASTS, deposit: 0, opensAt: opensAt.toISOString() },
    endsAt: new Date(opensAt.getTime() + LASTS * MINUTE_MS),
    now,
  })
  const today = businessDate(now, timeZone)
  const tonight = momentOfWall(`${today}T${EVENING}`, timeZone)
  const day = tonight > now ? today : addDays(today, 1)
  const week = periodOf('WEEK', now, timeZone)
  const drawAt = new Date(week.before.getTime() + 12 * 60 * MINUTE_MS)
  return [
    rain(`demo-rain-${id}`, names.soon, new Date(now.getTime() + SOON_MS)),
    rain(`demo-rain-${id}-${day}`, names.evening, momentOfWall(`${day}T${EVENING}`, timeZone)),
    {
      merchantId: id,
      promotionId: `demo-raffle-${id}-${week.id}`,
      kind: 'RAFFLE',
      names: names.raffle,
      terms: { drawAt: drawAt.toISOString() },
      endsAt: week.before,
      now,
    },
  ]
}

export const offerDraws: Job = {
  name: 'demo/offer-draws',
  everyMs: 60_000,
  run: async ({ database, services, config, now }) => {
    if (!config.hasDemoHistory) return
    for (const merchant of services.use(merchantsKey).all())
      for (const draw of demoDraws(merchant, now)) await database.transaction((tx) => offerDraw(tx, draw))
  },
}
