/** What the system tells. */
export const events = {
  /** {merchantId, status?}: the site opened, closed, or is open to others than before. */
  statusChanged: 'system.status-changed',
} as const
