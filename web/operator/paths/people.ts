/** Members, and what is known of them. */
export const peoplePaths = {
  members: '/operator/members',
  membersFound: (query: string) => `/operator/members?query=${encodeURIComponent(query)}`,
  membersTagged: (tag: string) => `/operator/members?tag=${encodeURIComponent(tag)}`,
  tags: '/operator/tags',
  member: (memberId: string, tab?: string) =>
    `/operator/members/${encodeURIComponent(memberId)}${tab ? `?tab=${tab}` : ''}`,
  round: (memberId: string, vendor: string, roundId: string) =>
    `/operator/members/${encodeURIComponent(memberId)}?tab=rounds&vendor=${encodeURIComponent(vendor)}&round=${encodeURIComponent(roundId)}`,
  transaction: (memberId: string, transactionId: string) =>
    `/operator/members/${encodeURIComponent(memberId)}?tab=money&transaction=${encodeURIComponent(transactionId)}`,
  aml: '/operator/aml',
  amlMember: (memberId: string) => `/operator/aml/${encodeURIComponent(memberId)}`,
  integrity: '/operator/integrity',
  integrityFlag: (flagId: string) => `/operator/integrity/${encodeURIComponent(flagId)}`,
  kyc: '/operator/kyc',
  kycRequest: (requestId: string) => `/operator/kyc/${encodeURIComponent(requestId)}`,
  care: '/operator/responsible-gaming',
} as const
