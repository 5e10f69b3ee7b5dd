/**
 * A kind of promotion as a declared object (docs/flows/promotions.md): its arguments, what of them
 * contradicts each other, how far a member is, what it pays, and how it is told. Pure, so that the server,
 * the operator's preview and the tests use the same. A new kind is one file in kernel/promotions/kinds and
 * one line in its list.
 */
import type { ArgumentFault, Arguments, ArgumentValues } from './arguments.ts'
import type { Edges, PromotionCost } from './earnings.ts'

/** How a member comes to it. */
export type PromotionWay =
  /** Chosen with a deposit. */
  | 'DEPOSIT'
  /** Credited by the system, nothing to press. */
  | 'AUTOMATIC'
  /** Pressed once a day, a week or in all, if the condition is met. */
  | 'CLAIM'
  /** Asked for in writing, and decided by an operator. */
  | 'APPLY'
  /** Given by operators alone. */
  | 'GRANT'

/**
 * What counts as one time: a claim is unique for a promotion, a member and a cycle. PERIOD: what the
 * argument `period` says.
 */
export type PromotionCycle = 'ONCE' | 'DAY' | 'WEEK' | 'PERIOD'

/** Whole numbers; money in minor units. */
export interface Reward {
  readonly amount: bigint
  /** What the turnover is counted from, in minor units, and how many times, in millionths. */
  readonly baseAmount: bigint
  readonly timesPpm: bigint
  /** Whether it is bonus money, which is forfeited if the turnover is not reached; else the member's own. */
  readonly isBonus: boolean
  /** The largest stake until the turnover is reached; null: none. */
  readonly maxStake: bigint | null
  /** Days to reach the turnover; null: no end. */
  readonly days: number | null
}

/** What a kind looks at; a kind reads the figures it names. */
export interface Figures {
  readonly depositAmount?: bigint
  readonly validAmount?: bigint
  readonly lossAmount?: bigint
  readonly count?: number
  /** What an operator decided. */
  readonly rewardAmount?: bigint
}

export interface Progress {
  readonly doneAmount: bigint
  readonly targetAmount: bigint
}

/** When a promotion is open; null: it has no end. */
export interface OpenTimes {
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** A sentence of the story: a text key `promo_story_<name>` and its named arguments by what they are. */
export interface StoryLine {
  readonly name: string
  readonly values: Readonly<Record<string, StoryValue>>
}
export type StoryValue =
  | { readonly money: number }
  | { readonly ratePpm: number }
  | { readonly number: number }
  /** Decimal odds in ten-thousandths. */
  | { readonly priceE4: number }
  | { readonly products: readonly string[] }
  | { readonly moment: string }
  | { readonly amounts: readonly number[] }
  /** Another text, by its whole key, or a list of them. */
  | { readonly text: string }
  | { readonly texts: readonly string[] }

/** A page of the member's centre that shows a kind and acts on it. */
export interface OwnPage {
  /** Its name in the address. */
  readonly name: string
  /** The argument of the address that says which promotion it shows; absent: it shows all of its kind. */
  readonly idAs?: string
  /** There are many of the kind at a time, and only this page lists them. */
  readonly isTheirList?: true
}

export interface PromotionKind<A extends Arguments = Arguments> {
  readonly code: string
  /** Absent: members act on it at the promotion itself. */
  readonly ownPage?: OwnPage
  /**
   * What becomes of one that is stopped, by the console's text `op_promo_stop_<word>_text`. Absent: nobody
   * new takes part, and who does keeps the terms.
   */
  readonly stopWord?: string
  readonly way: PromotionWay
  readonly cycle: PromotionCycle
  readonly declared: A
  /** Where the arguments change how a member comes to it. */
  wayOf?(values: ArgumentValues<A>): PromotionWay
  /**
   * What an argument that contradicts another is to be, by the end of the console's text
   * `op_promo_fault_<word>`. One that is left out is told only that it contradicts the others.
   */
  readonly orders?: { readonly [name in keyof A]?: string }
  /** What of the arguments contradicts each other. */
  check(values: ArgumentValues<A>): readonly ArgumentFault[]
  /** What of the arguments does not lie within the time of the promotion. */
  checkTimes?(values: ArgumentValues<A>, times: OpenTimes): readonly ArgumentFault[]
  /** How far the figures are; null for a kind that has nothing to reach. */
  progress(values: ArgumentValues<A>, figures: Figures): Progress | null
  /** What the figures bring; null: nothing. */
  pay(values: ArgumentValues<A>, figures: Figures): Reward | null
  /**
   * What one claim costs on average, of kinds whose cost is not known when they are given. It is taken from
   * the budget then, and what the claim really brings is not taken again.
   */
  costAhead?(values: ArgumentValues<A>): bigint
  /**
   * The most that one claim gives with these values, of kinds that can have a budget a day: what does not fit
   * today can be claimed on another day, or comes again. Null: with these values they give no money.
   */
  mostAmount?(values: ArgumentValues<A>): bigint | null
  /**
   * The most that one member is given at once, at the arguments that say so. A gift waits in whole for a day
   * that has room for it, so one above the most of a day would be given on no day.
   */
  gifts?(values: ArgumentValues<A>): readonly { readonly argument: string; readonly amount: bigint }[]
  /** What claims cost against what their play earns, of kinds that can be judged by it. */
  costs?(values: ArgumentValues<A>, edges: Edges): readonly PromotionCost[]
  story(values: ArgumentValues<A>): readonly StoryLine[]
}
