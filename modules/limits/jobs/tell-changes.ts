/** Notifies members that a higher limit can be confirmed from now on, or that nobody confirmed it in time. */
import type { Job } from '../../../platform/calls.ts'
import { momentTexts } from '../../../platform/moment-text.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { merchantsKey, type Merchant } from '../../system/index.ts'
import { changeText, changeTitles } from '../locales/change-texts.ts'
import { expiresAt } from '../rules/limit-change.ts'
import { tellMemberKey, type TellMember } from '../slots.ts'
import {
  addHistory,
  lockLimits,
  readChangesToTell,
  readRules,
  tellChange,
  type StoredChange,
} from '../store/rules.ts'

const MOST_AT_ONCE = 200

export const tellChanges: Job = {
  name: 'limits/tell-changes',
  everyMs: 30_000,
  run: async ({ database, now, services }) => {
    for (const change of await readChangesToTell(database.kysely, now, MOST_AT_ONCE)) {
      const merchant = services.use(merchantsKey).byId(change.merchantId)
      if (merchant === undefined) continue
      const { timeZone, currency } = merchant
      await database.transaction((tx) =>
        tell(tx, services.use(tellMemberKey), change, { now, timeZone, currency }),
      )
    }
  },
}

async function tell(
  tx: Tx,
  tellMember: TellMember,
  change: StoredChange,
  at: { now: Date } & Pick<Merchant, 'timeZone' | 'currency'>,
): Promise<void> {
  const member = { merchantId: change.merchantId, accountId: change.accountId }
  await lockLimits(tx, member)
  const end = expiresAt(change.readyAt)
  const what = at.now < end ? 'READY' : 'EXPIRED'
  // Another worker notified them, or the member decided meanwhile.
  if (!(await tellChange(tx, change, what, at.now))) return
  if (what === 'EXPIRED') {
    const standing = (await readRules(tx, member)).find(
      ({ kind, period }) => kind === change.kind && period === change.period,
    )
    await addHistory(tx, member, {
      kind: change.kind,
      period: change.period,
      what: 'EXPIRED',
      fromValue: standing?.value ?? null,
      toValue: change.value,
      actor: 'system',
      remark: '',
      at: end,
    })
  }
  const until = momentTexts(at, end)
  const { accountId, kind, period, askedAt } = change
  await tellMember(tx, {
    merchantId: change.merchantId,
    memberId: accountId,
    category: 'SYSTEM',
    titles: changeTitles[what],
    contents: changeText(what, change, until, at.currency),
    link: '/member?page=limits',
    key: `limit-change:${accountId}:${kind}:${period}:${askedAt.toISOString()}:${what}`,
  })
}
