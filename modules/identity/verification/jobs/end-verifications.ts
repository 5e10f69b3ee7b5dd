/**
 * Verifications end with their documents, and submitted documents are deleted after the years of retention
 * (domain/economy.md §9).
 */
import { businessDate } from '../../../../kernel/calendar.ts'
import type { Job } from '../../../../platform/calls.ts'
import { emitEvent } from '../../../../platform/outbox.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { removeSealedFile } from '../../../../platform/sealed-files.ts'
import { merchantsKey, settingOf } from '../../../system/index.ts'
import { kycDeskSettings } from '../../settings/verification.ts'
import { events } from '../../accounts/events.ts'
import { setKycLevel } from '../../accounts/levels.ts'
import { levelBelow } from '../rules/kyc.ts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { decideRequest, lockEnded, wipeBefore, type KycRequest } from '../store/requests.ts'

const BATCH = 100
const YEAR_MS = 365.25 * 86_400_000

export const endVerifications: Job = {
  name: 'identity/end-verifications',
  // Each hour: the day of each merchant begins in its own zone.
  cron: '10 * * * *',
  run: async ({ database, now, services, config }) => {
    for (const merchant of services.use(merchantsKey).all()) {
      const today = businessDate(now, merchant.timeZone)
      for (let count = BATCH; count === BATCH; ) {
        count = await database.transaction(async (tx) => {
          const ended = await lockEnded(tx, today, merchant.id, BATCH)
          for (const request of ended) await end(tx, request, now)
          return ended.length
        })
      }
      const years = await settingOf(database.kysely, merchant.id, kycDeskSettings.retentionYears)
      const wiped = await database.transaction((tx) =>
        wipeBefore(tx, merchant.id, new Date(now.getTime() - years * YEAR_MS), BATCH),
      )
      for (const documentId of wiped) await removeSealedFile(config, documentId)
    }
  },
}

async function end(tx: Tx, request: KycRequest, now: Date): Promise<void> {
  await decideRequest(tx, request.request_id, {
    state: 'EXPIRED',
    reasonCode: null,
    remark: null,
    validUntil: request.valid_until,
    by: 'system',
    now,
  })
  const account = await lockAccount(tx, request.merchant_id, request.member_id)
  if (account && account.kyc_level >= request.level)
    await setKycLevel(tx, request.merchant_id, request.member_id, levelBelow(request.level))
  await emitEvent(tx, events.kycDecided, {
    merchantId: request.merchant_id,
    memberId: request.member_id,
    requestId: request.request_id,
    level: request.level,
    state: 'EXPIRED',
    reasonCode: null,
    at: now.toISOString(),
  })
}
