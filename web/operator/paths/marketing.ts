/** News to members. */
const campaigns = '/operator/marketing'
const segments = '/operator/segments'

export const marketingPaths = {
  campaigns,
  campaignNew: () => `${campaigns}/new`,
  campaignCopy: (campaignId: string) => `${campaigns}/new?copy=${encodeURIComponent(campaignId)}`,
  campaign: (campaignId: string) => `${campaigns}/${encodeURIComponent(campaignId)}`,
  segments,
  segmentNew: () => `${segments}/new`,
  segment: (segmentId: string) => `${segments}/${encodeURIComponent(segmentId)}`,
} as const
