/** The calls about the merchant's own addresses. */
import type { Handler } from '../../platform/calls.ts'
import { handleConfirmDomains } from './calls/confirm-domains.ts'
import { handleListDomains } from './calls/list-domains.ts'
import { handleProposeDomains } from './calls/propose-domains.ts'
import { handleReadDomains } from './calls/read-domains.ts'
import { handleRejectDomains } from './calls/reject-domains.ts'

export const domainCalls: readonly Handler[] = [
  handleConfirmDomains, handleListDomains, handleProposeDomains, handleReadDomains, handleRejectDomains,
]
