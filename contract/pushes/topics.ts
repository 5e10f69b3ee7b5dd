/** The topics of `/api/realtime` (wire.md §8). A product declares its own beside these (server/products). */

export interface TopicKind {
  /** The topic, or what its topics begin with: `table` of `table:baccarat-1`. */
  readonly name: string
  /** PRIVATE: the sockets of one account; OPERATOR: the same, of operators alone. */
  readonly reach: 'PUBLIC' | 'PRIVATE' | 'OPERATOR'
  /** A topic for each table, draw, match …, named after a colon. */
  readonly isNamed?: boolean
  /** Whoever serves it is told which of its topics are read. */
  readonly isWatched?: boolean
}

export const houseTopics: readonly TopicKind[] = [
  { name: 'balance', reach: 'PRIVATE' },
  { name: 'inbox', reach: 'PRIVATE' },
  { name: 'deposit', reach: 'PRIVATE' },
  { name: 'withdrawal', reach: 'PRIVATE' },
  { name: 'session', reach: 'PRIVATE' },
  { name: 'reality', reach: 'PRIVATE' },
  { name: 'chat', reach: 'PRIVATE' },
  { name: 'work', reach: 'OPERATOR' },
  { name: 'notice', reach: 'PUBLIC' },
  { name: 'jackpot', reach: 'PUBLIC' },
  { name: 'winners', reach: 'PUBLIC' },
  { name: 'status', reach: 'PUBLIC' },
  { name: 'catalogue', reach: 'PUBLIC' },
  { name: 'table', reach: 'PUBLIC', isNamed: true, isWatched: true },
  { name: 'room', reach: 'PUBLIC', isNamed: true, isWatched: true },
]
