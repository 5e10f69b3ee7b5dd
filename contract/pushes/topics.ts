/** The topics of `/api/realtime` (WIRE.md). Private ones reach the sockets of their account only. */
const PRIVATE = new Set(['balance', 'inbox', 'deposit', 'withdrawal', 'contract', 'session', 'reality', 'chat', 'work'])
const PUBLIC = new Set(['notice', 'jackpot', 'winners', 'status', 'catalogue'])
const NAMED = /^(table|room|draw):[A-Za-z0-9_-]{1,40}$/

export function isPrivateTopic(topic: string): boolean {
  return PRIVATE.has(topic)
}

/** What only operators hear. */
export function isOperatorTopic(topic: string): boolean {
  return topic === 'work'
}

export function isTopic(topic: string): boolean {
  return PRIVATE.has(topic) || PUBLIC.has(topic) || NAMED.test(topic)
}
