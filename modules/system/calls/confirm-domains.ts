import { confirmDomains, confirmDomainsSchemas } from '../../../contract/operator/system/confirm-domains.ts'
import { handle } from '../../../platform/calls.ts'
import { decideDomainList } from '../domains.ts'

export const handleConfirmDomains = handle(
  confirmDomains,
  confirmDomainsSchemas,
  async (context, { params }) => {
    await decideDomainList(context, params.changeId, 'CONFIRMED')
    return { state: 'CONFIRMED', changeId: params.changeId }
  },
)
