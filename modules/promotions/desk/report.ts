/** The report of one promotion: what it gave, what became of it, and what its members did meanwhile. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { readReports } from '../../../platform/reports.ts'
import { accountsByIds, vipOfKey, vipTableOf } from '../../identity/index.ts'
import { outcomesOf } from '../../wagering/index.ts'
import { memberDays } from '../../wallet/index.ts'
import { reportOf, type LevelPart, type PromotionReport } from './rules/report.ts'
import { readDeskPromotion, type DeskPromotion } from './store/promotions.ts'
import { paidClaims } from './store/report.ts'

const LONGEST_DAYS = 366

interface Asked {
  from?: string | undefined
  to?: string | undefined
}

/**
 * Without dates from its start to its end, or today; at most 366 days, the latest of them. Members are those
 * who were credited within the range; their play counts from the promotion's start to its end alone. Errors:
 * PROMO_NOT_FOUND, REQUEST_INVALID at `to`.
 */
export async function promotionReport(
  context: CallContext,
  promotionId: string,
  asked: Asked,
): Promise<{ promotion: DeskPromotion; from: string; to: string; report: PromotionReport }> {
  const { tx, merchant, now } = context
  const promotion = (await readDeskPromotion(tx, merchant.id, promotionId)) ?? refuse('PROMO_NOT_FOUND')
  const { from, to } = datesOf(promotion, asked, now, merchant.timeZone)
  if (from > to) refuseFields([{ field: 'to', rule: 'rangeOrder' }])
  const range = {
    from: startOfBusinessDate(from, merchant.timeZone),
    to: startOfBusinessDate(addDays(to, 1), merchant.timeZone),
    timeZone: merchant.timeZone,
  }
  return {
    promotion,
    from,
    to,
    report: await readReports(context, (reader) => figures(reader, context, promotion, range)),
  }
}

async function figures(
  reader: Reader,
  context: Pick<CallContext, 'merchant' | 'use'>,
  { promotionId, kind, startsAt, endsAt }: DeskPromotion,
  range: { from: Date; to: Date; timeZone: string },
): Promise<PromotionReport> {
  const merchantId = context.merchant.id
  const claims = await paidClaims(reader, { promotionId, ...range })
  // A claim is the reference of its turnover.
  const outcomes = await outcomesOf(reader, {
    merchantId,
    source: kind,
    references: claims.map(({ claimId }) => claimId),
  })
  const memberIds = [...new Set(claims.map(({ memberId }) => memberId))]
  const accounts = [...(await accountsByIds(reader, memberIds)).values()]
  const levels = await context.use(vipOfKey)(reader, merchantId, accounts)
  const parts: LevelPart[] = []
  for (const [level, own] of Map.groupBy(claims, ({ memberId }) => levels.get(memberId) ?? 0)) {
    const moved = await memberDays(reader, {
      memberIds: [...new Set(own.map(({ memberId }) => memberId))],
      from: startsAt > range.from ? startsAt : range.from,
      to: endsAt && endsAt < range.to ? endsAt : range.to,
      timeZone: range.timeZone,
    })
    parts.push({ level, claims: own, moved })
  }
  return reportOf(
    parts,
    outcomes.map(({ reference, ...outcome }) => ({ claimId: reference, ...outcome })),
  )
}

function datesOf({ startsAt, endsAt }: DeskPromotion, asked: Asked, now: Date, timeZone: string) {
  const last = endsAt && endsAt < now ? new Date(endsAt.getTime() - 1) : now
  const to = asked.to ?? businessDate(last, timeZone)
  const begun = asked.from ?? businessDate(startsAt < last ? startsAt : last, timeZone)
  const earliest = addDays(to, 1 - LONGEST_DAYS)
  return { from: begun < earliest ? earliest : begun, to }
}

/** What the merchant calls its levels; one beyond the table has the name of the highest. */
export async function levelNames({ tx, merchant }: Pick<CallContext, 'tx' | 'merchant'>) {
  const table = await vipTableOf(tx, merchant.id)
  return (level: number) => {
    const { th, en } = table[Math.min(level, table.length - 1)]!
    return { th, en }
  }
}
