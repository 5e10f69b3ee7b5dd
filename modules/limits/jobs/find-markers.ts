/**
 * Looks for the signs of domain/economy.md §10 in the ledger, the playing times and the cashier's records.
 */
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import type { Job } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'
import { heavyLosses, lossSince } from '../../wallet/index.ts'
import { noteMarker } from '../markers.ts'
import { moneySignsKey } from '../slots.ts'
import { readLongTimes } from '../store/markers.ts'
import type { AccountKey } from '../store/rules.ts'
import type { MarkerKind } from '../../../contract/shared/limit-words.ts'

const HOUR_MS = 3_600_000
const MEAN_DAYS = 30
const LOSS_FACTOR = 3
const LONG_MS = 6 * HOUR_MS
const DEPOSITS = 5
const CANCELLED = 3

type Found = AccountKey & { kind: MarkerKind; detail: Record<string, unknown> }

export const findMarkers: Job = {
  name: 'limits/find-markers',
  everyMs: 5 * 60_000,
  run: async ({ database, now, services }) => {
    const reader = database.kysely
    const found: Found[] = []
    const hourAgo = new Date(now.getTime() - HOUR_MS)
    const signs = services.use(moneySignsKey)
    for (const { id: merchantId, timeZone } of services.use(merchantsKey).all()) {
      for (const { accountId, count } of await signs.deposits(reader, merchantId, hourAgo, DEPOSITS)) {
        // Only deposits that follow a loss are a sign.
        if ((await lossSince(reader, accountId, hourAgo)) > 0n)
          found.push({ merchantId, accountId, kind: 'DEPOSITS', detail: { count } })
      }
      for (const { accountId, count } of await signs.cancelledWithdrawals(
        reader,
        merchantId,
        new Date(now.getTime() - 24 * HOUR_MS),
        CANCELLED,
      )) {
        found.push({ merchantId, accountId, kind: 'CANCELLED', detail: { count } })
      }
      const today = businessDate(now, timeZone)
      const [from, before] = [
        startOfBusinessDate(today, timeZone),
        startOfBusinessDate(addDays(today, -MEAN_DAYS), timeZone),
      ]
      for (const loss of await heavyLosses(reader, {
        merchantId,
        from,
        before,
        days: MEAN_DAYS,
        factor: LOSS_FACTOR,
      })) {
        found.push({
          merchantId,
          accountId: loss.accountId,
          kind: 'LOSS',
          detail: { lossAmount: toWireAmount(loss.lossAmount), meanAmount: toWireAmount(loss.meanAmount) },
        })
      }
      for (const time of await readLongTimes(reader, merchantId, today, LONG_MS))
        found.push({
          merchantId,
          accountId: time.accountId,
          kind: 'SESSION',
          detail: { minutes: time.minutes },
        })
    }
    for (const sign of found) {
      const timeZone = services.use(merchantsKey).byId(sign.merchantId)?.timeZone
      if (timeZone) await database.transaction((tx) => noteMarker(tx, sign, { now, timeZone }))
    }
  },
}
