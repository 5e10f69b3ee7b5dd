/**
 * The merchant's own addresses: who may add one, with the four-eyes rule (security/decisions.md §4, Domain
 * list).
 */
import { refuse, refuseFields } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/calls.ts'
import { notify } from '../../platform/notifications.ts'
import type { Tx } from '../../platform/postgres.ts'
import { isPublicDomain } from './rules/domains.ts'
import {
  decideDomainChange,
  hostsOfOthers,
  insertDomainChange,
  lockDomainChange,
  replaceDomains,
  type Domain,
} from './store/domains.ts'

/**
 * Stores a list until a second operator decides. REQUEST_INVALID names the entry that is not a public name of
 * our own.
 */
export async function proposeDomainList(context: CallContext, domains: readonly Domain[]): Promise<string> {
  const { tx, actor, merchant } = context
  await checkDomains(tx, merchant.id, domains)
  const changeId = newId()
  const isWaiting = await insertDomainChange(tx, {
    changeId,
    merchantId: merchant.id,
    domains,
    by: actor.accountId,
    byName: actor.claims.account,
  })
  if (!isWaiting) refuse('CHANGE_STATE')
  await context.audit('domains.ask', `merchant:${merchant.id}`, {
    changeId,
    domains: domains.map((domain) => domain.host),
  })
  return changeId
}

/** Decides a pending list. CHANGE_FOUR_EYES if the operator who asked for it tries to confirm it. */
export async function decideDomainList(
  context: CallContext,
  changeId: string,
  decision: 'CONFIRMED' | 'REJECTED',
): Promise<void> {
  const { tx, actor, merchant } = context
  const change = await lockDomainChange(tx, merchant.id, changeId)
  if (!change) refuse('CHANGE_NOT_FOUND')
  if (change.state !== 'PENDING') refuse('CHANGE_STATE')
  if (decision === 'CONFIRMED') {
    if (change.requested_by === actor.accountId) refuse('CHANGE_FOUR_EYES')
    // The rule may have become stricter, or another merchant may have taken a name, since it was proposed.
    await checkDomains(tx, merchant.id, change.domains)
    await replaceDomains(tx, merchant.id, change.domains)
    await notify(tx, { kind: 'merchant' })
  }
  await decideDomainChange(tx, changeId, decision, actor.accountId, actor.claims.account)
  await context.audit(
    decision === 'CONFIRMED' ? 'domains.confirm' : 'domains.reject',
    `merchant:${merchant.id}`,
    {
      changeId,
      domains: change.domains.map((domain) => domain.host),
      askedBy: change.requested_by_name,
    },
  )
}

async function checkDomains(tx: Tx, merchantId: string, domains: readonly Domain[]): Promise<void> {
  const hosts = domains.map((domain) => domain.host)
  const others = await hostsOfOthers(tx, merchantId, hosts)
  const faults = hosts.flatMap((host, index) => {
    const field = `domains.${index}.domainName`
    if (!isPublicDomain(host)) return [{ field, rule: 'domain' }]
    return others.includes(host) || hosts.indexOf(host) < index ? [{ field, rule: 'domainTaken' }] : []
  })
  if (faults.length > 0) refuseFields(faults)
}
