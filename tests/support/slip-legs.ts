/** Selections as a player's page holds them in its slip. */
import type { SlipLeg } from '../../web/player/features/sports/slip/slip.ts'

/** On a match of its own, which begins later. */
export const slipLeg = (n: number, change: Partial<SlipLeg> = {}): SlipLeg => ({
  marketId: String(n),
  code: 'HOME',
  place: 0,
  typeCode: 'AH',
  period: 'FT',
  line: -2,
  price: 19_200,
  fixtureId: `V-${n}`,
  kind: 'MATCH',
  sportCode: 'FOOTBALL',
  leagueName: 'League of the river',
  home: `Home ${n}`,
  away: `Away ${n}`,
  teamIds: [`h${n}`, `a${n}`],
  runner: null,
  startAt: '2025-11-29T10:00:00.000Z',
  isLive: false,
  isVirtual: true,
  ...change,
})

/** The same on the total of its goals. */
export const totalLeg = (n: number, price: number): SlipLeg =>
  slipLeg(n, { code: 'OVER', typeCode: 'OU', line: 10, price })
