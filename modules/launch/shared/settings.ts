import { defineSetting } from '../../system/index.ts'

export const launchSettings = {
  /** What a member's play money is set to each day: 10,000.00 (domain/economy.md §1). */
  freePlayAmount: defineSetting({
    name: 'launch.freePlayAmount',
    weakens: 'NONE',
    kind: 'amount',
    default: 1_000_000n,
    min: 100n,
    max: 1_000_000_000n,
  }),
  /** Agents play for real money like members (domain/gaps.md §1 row 14). */
  agentCanPlay: defineSetting({ name: 'launch.agentCanPlay', weakens: 'NONE', kind: 'flag', default: true }),
  /**
   * The merchant's slots may spin automatically, within limits that the member sets (docs/decisions/0014).
   */
  slotAutoplay: defineSetting({ name: 'launch.slotAutoplay', weakens: 'ON', kind: 'flag', default: false }),
  /** The least milliseconds from one spin of a slot to the next; 0: no such rule. */
  slotLeastSpinMs: defineSetting({
    name: 'launch.slotLeastSpinMs',
    weakens: 'DOWN',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 10_000,
  }),
  /** First stakes at blackjack (domain/studio-games.md §4.6). */
  handLeastBet: defineSetting({
    name: 'launch.handLeastBet',
    weakens: 'NONE',
    kind: 'amount',
    default: 500n,
    min: 100n,
    max: 100_000_000n,
  }),
  handMostBet: defineSetting({
    name: 'launch.handMostBet',
    weakens: 'UP',
    kind: 'amount',
    default: 5_000_000n,
    min: 100n,
    max: 100_000_000n,
  }),
  /**
   * Rooms (domain/studio-games.md §6.3): hands together before two members are judged, over this many days.
   */
  integrityLeastHands: defineSetting({
    name: 'launch.integrityLeastHands',
    weakens: 'UP',
    kind: 'integer',
    default: 50,
    min: 10,
    max: 10_000,
  }),
  integrityDays: defineSetting({
    name: 'launch.integrityDays',
    weakens: 'DOWN',
    kind: 'integer',
    default: 30,
    min: 1,
    max: 180,
  }),
  /** Chip dumping: more than this percentage of what moved between two members went in one direction. */
  integrityDumpPercent: defineSetting({
    name: 'launch.integrityDumpPercent',
    weakens: 'UP',
    kind: 'integer',
    default: 70,
    min: 50,
    max: 99,
  }),
  /** Chip dumping: the least difference between the two directions: ฿1,000 [D]; 0: any amount. */
  integrityDumpLeastAmount: defineSetting({
    name: 'launch.integrityDumpLeastAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 100_000n,
    min: 0n,
    max: 100_000_000_000n,
  }),
  /**
   * Soft play: checks and folds while only the two are left, in percentage points above those against others,
   * from this many decisions on.
   */
  integritySoftPercent: defineSetting({
    name: 'launch.integritySoftPercent',
    weakens: 'UP',
    kind: 'integer',
    default: 30,
    min: 5,
    max: 100,
  }),
  integrityLeastDecisions: defineSetting({
    name: 'launch.integrityLeastDecisions',
    weakens: 'UP',
    kind: 'integer',
    default: 40,
    min: 10,
    max: 10_000,
  }),
  /**
   * Shared tables: two members who bet against each other in this many rounds of a day, and in this
   * percentage of those in which both bet.
   */
  oppositeLeastRounds: defineSetting({
    name: 'launch.oppositeLeastRounds',
    weakens: 'UP',
    kind: 'integer',
    default: 20,
    min: 5,
    max: 10_000,
  }),
  oppositePercent: defineSetting({
    name: 'launch.oppositePercent',
    weakens: 'UP',
    kind: 'integer',
    default: 90,
    min: 60,
    max: 100,
  }),
  /** A game's measured return is judged from this many rounds on (docs/operating/rtp-monitor.md). */
  rtpAlarmRounds: defineSetting({
    name: 'launch.rtpAlarmRounds',
    weakens: 'UP',
    kind: 'integer',
    default: 1_000,
    min: 100,
    max: 10_000_000,
  }),
  /** How long rounds of tables on which nobody bet are kept: 7 days [D]. */
  emptyRoundDays: defineSetting({
    name: 'launch.emptyRoundDays',
    weakens: 'NONE',
    kind: 'integer',
    default: 7,
    min: 1,
    max: 365,
  }),
  /** How long messages between vendors and the platform are listed: 7 days [D]. */
  vendorMessageDays: defineSetting({
    name: 'launch.vendorMessageDays',
    weakens: 'DOWN',
    kind: 'integer',
    default: 7,
    min: 1,
    max: 90,
  }),
  /**
   * For how many rounds in a hundred the successful messages are listed [D]; refusals and failures always
   * are.
   */
  vendorMessagePercent: defineSetting({
    name: 'launch.vendorMessagePercent',
    weakens: 'DOWN',
    kind: 'integer',
    default: 10,
    min: 0,
    max: 100,
  }),
}
