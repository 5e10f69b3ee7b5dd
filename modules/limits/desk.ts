/** What the responsible-gaming screens read. */
import { refuse } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { accountOf, accountsByIds, isPersonal } from '../identity/index.ts'
import type { MarkerRow } from './store/markers.ts'
import type { ExclusionRow } from './store/restrictions.ts'
import type { AccountKey } from './store/rules.ts'

/** Errors: MEMBER_NOT_FOUND; a trial account has no limits. */
export async function deskMember({ tx, merchant }: CallContext, memberId: string): Promise<AccountKey> {
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: memberId })
  if (!account || !isPersonal(account.kind)) refuse('MEMBER_NOT_FOUND')
  return { merchantId: merchant.id, accountId: memberId }
}

export const mayManage = ({ actor }: CallContext): boolean =>
  actor.claims.abilities?.includes('rg.manage') ?? false

export async function markerViews({ tx }: CallContext, rows: readonly MarkerRow[]) {
  const accounts = await accountsByIds(
    tx,
    rows.map((row) => row.accountId),
  )
  return rows.map((row) => ({
    markerId: row.markerId,
    memberId: row.accountId,
    account: accounts.get(row.accountId)?.username ?? '',
    kind: row.kind,
    detail: row.detail,
    action: row.action,
    state: row.state,
    foundAt: row.foundAt,
    doneBy: row.doneBy,
    doneAt: row.doneAt,
    remark: row.remark,
  }))
}

export async function restrictionViews(context: CallContext, rows: readonly ExclusionRow[]) {
  const accounts = await accountsByIds(
    context.tx,
    rows.map((row) => row.accountId),
  )
  return rows.map((row) => ({
    restrictionId: row.restrictionId,
    memberId: row.accountId,
    account: accounts.get(row.accountId)?.username ?? '',
    kind: row.kind,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    isStanding:
      row.kind === 'SELF_EXCLUSION'
        ? row.returnState !== 'RETURNED'
        : row.endsAt === null || row.endsAt > context.now,
    request:
      row.returnId === null
        ? null
        : {
            state: row.returnState!,
            notedBy: row.notedBy!,
            notedAt: row.notedAt!,
            opensAt: row.opensAt!,
            remark: row.remark!,
            decidedBy: row.decidedBy,
            decidedAt: row.decidedAt,
          },
    abilities: mayManage(context) ? abilitiesOn(context, row) : [],
  }))
}

function abilitiesOn({ now, actor }: CallContext, row: ExclusionRow): ('note' | 'confirm' | 'refuse')[] {
  if (row.kind !== 'SELF_EXCLUSION' || row.endsAt === null || row.endsAt > now) return []
  if (row.returnId === null) return ['note']
  if (row.returnState !== 'WAITING') return []
  return now >= row.opensAt! && row.notedBy !== actor.claims.account ? ['confirm', 'refuse'] : ['refuse']
}
