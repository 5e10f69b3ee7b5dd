/** The house's figures as long as nobody changes them; they pass the guard (domain/economy.md §3). */
import { REBATE_GROUPS, type Economy } from './economy-guard.ts'

const percent = (figure: number): number => Math.round(figure * 10_000)

/** Rates that rise by the same step from group to group. */
const rising = (first: number, step: number): number[] =>
  Array.from({ length: REBATE_GROUPS }, (_, group) => percent(first + group * step))

const shared = rising(0.2, 0.05)

export const defaultEconomy: Omit<Economy, 'highestG'> = {
  edges: {
    LIVE: percent(1.06),
    COCKFIGHT: percent(1.06),
    RNG: percent(3.5),
    FISH: percent(3.5),
    SPORTS: percent(3.8),
    ESPORTS: percent(3.8),
    PVP: percent(5),
    VN: percent(2),
    SEA: percent(2),
  },
  rebates: {
    LIVE: rising(0.1, 0.02),
    COCKFIGHT: rising(0.1, 0.02),
    RNG: rising(0.3, 0.05),
    FISH: rising(0.3, 0.05),
    SPORTS: shared,
    ESPORTS: shared,
    PVP: shared,
  },
  points: {
    LIVE: percent(0.15),
    COCKFIGHT: percent(0.15),
    RNG: percent(0.4),
    FISH: percent(0.4),
    SPORTS: percent(0.5),
    ESPORTS: percent(0.5),
    PVP: percent(0.5),
  },
  salaryWeights: {
    LIVE: percent(30),
    COCKFIGHT: percent(30),
    RNG: percent(100),
    FISH: percent(100),
    SPORTS: percent(100),
    ESPORTS: percent(100),
    PVP: percent(100),
    VN: percent(50),
    SEA: percent(50),
    LOTT: percent(100),
    ELOTT: percent(100),
  },
  salaries: { daily: percent(0.6), hourly: percent(0.4), realtime: percent(0.3), sum: percent(0.6) },
  fixedOddsRebate: percent(10),
}
