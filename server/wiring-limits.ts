/** What the limits need of other modules, and what these need of the limits. */
import { bankMarksOf, depositSumOf, moneySigns } from '../modules/cashier/index.ts'
import { applicantsKey } from '../modules/identity/index.ts'
import {
  bankMarksKey,
  checkApplicant,
  depositSumKey,
  moneySignsKey,
  noteLikeness,
  recordSigns,
  tellMemberKey,
  type Sign,
} from '../modules/limits/index.ts'
import { sendMessage } from '../modules/messaging/index.ts'
import { merchantsKey, timeZoneOf } from '../modules/system/index.ts'
import type { ProcessParts } from './process-parts.ts'

export function wireLimits(parts: ProcessParts): void {
  const { services, sessions } = parts
  services.provide(depositSumKey, depositSumOf)
  services.provide(bankMarksKey, bankMarksOf)
  services.provide(moneySignsKey, moneySigns)
  services.provide(tellMemberKey, sendMessage)
  services.provide(applicantsKey, {
    check: (context, applicant) => checkApplicant(context.database.kysely, context, applicant),
    opened: (tx, context, member) => noteLikeness(tx, context, member, {}),
  })
  const countTime = timeCounter(parts)
  sessions.onSeen((seen) =>
    countTime(
      seen
        .filter(({ session }) => session.audience === 'player' && !session.claims.isTrial)
        .map(({ session, seenAt }) => ({
          merchantId: session.merchantId,
          accountId: session.accountId,
          seenAt,
        })),
    ),
  )
}

/** Adds activity on the site or in games to the members' playing times. */
export function timeCounter({
  database,
  services,
}: Pick<ProcessParts, 'database' | 'services'>): (signs: readonly Sign[]) => Promise<void> {
  return (signs) =>
    recordSigns(database, signs, (merchantId) => timeZoneOf(services.use(merchantsKey), merchantId))
}
