/**
 * On the topic `draw:YEEKEE`, public and at most twice a second: what was shot into a round since the push
 * before. Whoever misses places in between asks for the round again.
 */
export interface ShotsPush {
  kind: 'SHOTS'
  gameCode: string
  numero: string
  /** Of all shots of the round. */
  count: number
  sum: number
  /** The newest ones, oldest first, at most 50. */
  list: { place: number; number: string; name: string; at: string; isDemo: boolean }[]
}
