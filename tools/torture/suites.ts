/** Every suite, in the order in which `npm run torture` runs them. */
import type { Suite } from './suite.ts'
import { bank } from './suites/bank.ts'
import { bursts } from './suites/bursts.ts'
import { clockJumps } from './suites/clock.ts'
import { draws } from './suites/draws.ts'
import { faults } from './suites/faults.ts'
import { fuzz } from './suites/fuzz.ts'
import { hands } from './suites/hands.ts'
import { kills } from './suites/kills.ts'
import { load } from './suites/load.ts'
import { lottery } from './suites/lottery.ts'
import { pastDraws } from './suites/past-draws.ts'
import { power } from './suites/power.ts'
import { timing } from './suites/timing.ts'
import { transfers, withdrawalRaces } from './suites/races.ts'
import { returns } from './suites/returns.ts'
import { reverts } from './suites/reverts.ts'
import { rounds } from './suites/rounds.ts'

export const suites: readonly Suite[] = [
  bank,
  bursts,
  reverts,
  kills,
  power,
  faults,
  clockJumps,
  withdrawalRaces,
  transfers,
  fuzz,
  timing,
  hands,
  returns,
  rounds,
  draws,
  lottery,
  pastDraws,
  load,
]
