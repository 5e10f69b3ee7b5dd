import { rejectDomains, rejectDomainsSchemas } from '../../../contract/operator/system/reject-domains.ts'
import { handle } from '../../../platform/calls.ts'
import { decideDomainList } from '../domains.ts'

export const handleRejectDomains = handle(
  rejectDomains,
  rejectDomainsSchemas,
  async (context, { params }) => {
    await decideDomainList(context, params.changeId, 'REJECTED')
    return { state: 'REJECTED', changeId: params.changeId }
  },
)
