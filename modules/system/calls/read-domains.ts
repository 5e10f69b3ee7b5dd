import { readDomains, readDomainsSchemas } from '../../../contract/operator/system/read-domains.ts'
import { handle } from '../../../platform/calls.ts'
import { merchantOf } from '../site-info.ts'
import { readWaitingDomains, type Domain } from '../store/domains.ts'

const wordsOf = ({ host, description }: Domain) => ({ domainName: host, description })

export const handleReadDomains = handle(readDomains, readDomainsSchemas, async (context) => {
  const waiting = await readWaitingDomains(context.tx, context.merchant.id)
  return {
    domains: merchantOf(context).domains.map(wordsOf),
    waiting: waiting
      ? {
          changeId: waiting.change_id,
          domains: waiting.domains.map(wordsOf),
          requestedBy: waiting.requested_by_name,
          requestedAt: waiting.requested_at,
          isMine: waiting.requested_by === context.actor.accountId,
        }
      : null,
  }
})
