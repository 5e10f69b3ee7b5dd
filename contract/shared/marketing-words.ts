/** Words of marketing, for every audience. */

/** The ways in which news may reach a member; each needs its own consent. */
export const marketingChannels = ['INBOX', 'MAIL', 'SMS', 'PUSH'] as const
export type MarketingChannel = (typeof marketingChannels)[number]

/** Where a member made a choice. UNDO takes back what an unsubscribe link did. */
export const consentSources = ['SETTINGS', 'LINK', 'UNDO', 'DEMO'] as const
export type ConsentSource = (typeof consentSources)[number]
