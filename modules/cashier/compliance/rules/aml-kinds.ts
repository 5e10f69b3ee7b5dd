/**
 * The kinds of flags, and the points of each (domain/economy.md §9): at 100 nothing is paid out until a
 * person has decided.
 */
import type { AmlKind } from '../../../../contract/shared/aml-words.ts'

export type { AmlKind }

export const amlScores = {
  /** Paid in and requested again with less than the amount played once. */
  LOW_TURNOVER: 40,
  /** Three or more accounts on one device. */
  SHARED_DEVICE: 30,
  /** A bank account that another member has bound. */
  SHARED_BANK_ACCOUNT: 100,
  /** Ten or more deposits just below 50,000 within 24 hours. */
  STRUCTURING: 40,
  /** The payer is not the account holder. */
  THIRD_PARTY: 50,
  /** The picture or the reference of a slip that was uploaded before. */
  REPEATED_SLIP: 50,
  /** Money of several downlines that comes in and leaves at once. */
  PASS_THROUGH: 40,
  /** A chain address on a sanctions list. */
  SANCTIONED: 100,
  /** Another country, a new password and a withdrawal within 24 hours. */
  TAKEOVER: 60,
  /** An operator found that the accounts are one person's. */
  SAME_PERSON: 100,
  /** Two accounts that bet against each other at shared tables, round after round, with similar stakes. */
  OPPOSITE_BETTING: 60,
  /** Chips that go one way between two members of rooms (domain/studio-games.md §6.3). */
  CHIP_DUMPING: 60,
  /** An operator found collusion with other members (domain/studio-games.md §6.3). */
  COLLUSION: 100,
} as const satisfies Record<AmlKind, number>

/** From this score on payouts wait for a person. */
export const HOLD_SCORE = 100
