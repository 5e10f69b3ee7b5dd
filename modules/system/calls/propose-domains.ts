import { proposeDomains, proposeDomainsSchemas } from '../../../contract/operator/system/propose-domains.ts'
import { handle } from '../../../platform/calls.ts'
import { proposeDomainList } from '../domains.ts'

export const handleProposeDomains = handle(
  proposeDomains,
  proposeDomainsSchemas,
  async (context, { body }) => ({
    state: 'PENDING',
    changeId: await proposeDomainList(
      context,
      body.domains.map(({ domainName, description }) => ({ host: domainName.toLowerCase(), description })),
    ),
  }),
)
