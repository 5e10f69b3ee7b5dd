/** The events of the system module. */
export const events = {
  /** {merchantId, status?}: the site opened, closed, or has other access rules than before. */
  statusChanged: 'system.status-changed',
} as const
