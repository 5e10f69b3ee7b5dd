import { listDomains, listDomainsSchemas } from '../../../contract/player/system/list-domains.ts'
import { handle } from '../../../platform/calls.ts'
import { domainListOf, merchantOf } from '../site-info.ts'

export const handleListDomains = handle(listDomains, listDomainsSchemas, async (context) =>
  domainListOf(merchantOf(context), new URL(context.config.publicOrigin).host),
)
