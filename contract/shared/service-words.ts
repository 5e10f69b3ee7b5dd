/**
 * Kinds of customer-service entries: LIVECHAT opens the chat, HELP the help centre, the others a window of
 * their own.
 */
export const serviceTypes = [
  'LIVECHAT',
  'LINE',
  'TELEGRAM',
  'FACEBOOK',
  'TWITTER',
  'WHATSAPP',
  'MOVIES',
  'DOMAIN',
  'HELP',
  'OTHER',
] as const
export type ServiceType = (typeof serviceTypes)[number]

/** The address that opens an entry: `GET /service/<path>`. */
export const SERVICE_PREFIX = '/service/'
