/** What a bet consisted of: the ledger knows its money, its vendor knows the rest. */
import { moneyText, type RealCurrency } from '../../kernel/money.ts'
import type { CallContext } from '../../platform/calls.ts'
import { defineService } from '../../platform/services.ts'

interface Words {
  readonly th: string
  readonly en: string
}

/** Amounts are minor units. */
export interface BetDetail {
  readonly lines: readonly {
    readonly name: Words
    readonly stakeAmount: bigint
    /** null: not decided yet. */
    readonly winAmount: bigint | null
  }[]
  /** What all had to come in for the lines to pay; none of a bet on one thing. */
  readonly legs: readonly {
    readonly name: Words
    readonly choice: Words
    readonly price: string | null
    readonly result: Words | null
  }[]
  readonly result: Words | null
  readonly proof: {
    /** The path of the page that recomputes it. */
    readonly address: string
    readonly commit: string
    readonly clientSeed: string
    readonly nonce: number
    /** null until it may be known. */
    readonly serverSeed: string | null
  } | null
}

/** What a file says of a bet: a reader of a file finds the proof by its address. */
export type BetFileDetail = Omit<BetDetail, 'proof'> & { readonly address: string | null }

export interface BetDetailSource {
  readonly vendor: string
  /** By the id of the round in the betting record; undefined if nothing is known of it (yet). */
  detailOf(memberId: string, roundId: string): Promise<BetDetail | undefined>
  /** The same of a thousand rounds, for a page of a file; without it they are asked for one by one. */
  detailsOf?(memberId: string, roundIds: readonly string[]): Promise<ReadonlyMap<string, BetFileDetail>>
}
export const betDetailKey = defineService<readonly BetDetailSource[]>('wallet.bet-detail')

/** A member's round in the caller's language; null if its vendor has no detail of it. */
export async function betDetailOf(
  context: Pick<CallContext, 'use' | 'language'>,
  memberId: string,
  round: { readonly vendor: string; readonly roundId: string },
) {
  const source = context.use(betDetailKey).find(({ vendor }) => vendor === round.vendor)
  const detail = await source?.detailOf(memberId, round.roundId)
  if (!detail) return null
  const said = (words: Words) => words[context.language]
  return {
    lines: detail.lines.map(({ name, stakeAmount, winAmount }) => ({
      name: said(name),
      stakeAmount,
      winAmount,
    })),
    legs: detail.legs.map(({ name, choice, price, result }) => ({
      name: said(name),
      choice: said(choice),
      price,
      result: result && said(result),
    })),
    result: detail.result && said(detail.result),
    proof: detail.proof && { ...detail.proof },
  }
}

interface RoundName {
  readonly vendor: string
  readonly roundId: string
}
type FileContext = Pick<CallContext, 'use' | 'language' | 'config' | 'merchant'>

/** What files say of rounds: what was bet on, one after the other, and where the result can be recomputed. */
export async function betDetailTexts(
  context: FileContext,
  memberId: string,
  rounds: readonly RoundName[],
): Promise<(round: RoundName) => { text: string | null; proof: string | null }> {
  const told = new Map<string, BetFileDetail>()
  for (const [vendor, own] of Map.groupBy(rounds, (round) => round.vendor)) {
    const source = context.use(betDetailKey).find((one) => one.vendor === vendor)
    if (!source) continue
    const ids = own.map(({ roundId }) => roundId)
    const details = source.detailsOf
      ? await source.detailsOf(memberId, ids)
      : await oneByOne(source, memberId, ids)
    for (const [roundId, detail] of details) told.set(`${vendor}/${roundId}`, detail)
  }
  return ({ vendor, roundId }) => {
    const detail = told.get(`${vendor}/${roundId}`)
    if (!detail) return { text: null, proof: null }
    const address = detail.address && context.config.publicOrigin + detail.address
    return { text: textOf(detail, context.language, context.merchant.currency) || null, proof: address }
  }
}

async function oneByOne(
  source: BetDetailSource,
  memberId: string,
  roundIds: readonly string[],
): Promise<Map<string, BetFileDetail>> {
  const details = new Map<string, BetFileDetail>()
  for (const roundId of roundIds) {
    const detail = await source.detailOf(memberId, roundId)
    if (detail) details.set(roundId, { ...detail, address: detail.proof?.address ?? null })
  }
  return details
}

/** `Home 1.98 (2:1); Heads 6.00; = Tails` */
function textOf(
  { legs, lines, result }: BetFileDetail,
  language: keyof Words,
  currency: RealCurrency,
): string {
  const said = (words: Words) => words[language]
  return [
    ...legs.map((leg) =>
      [`${said(leg.name)}:`, said(leg.choice), leg.price, leg.result && `(${said(leg.result)})`]
        .filter((part) => part !== null)
        .join(' '),
    ),
    ...lines.map((line) => `${said(line.name)} ${moneyText(line.stakeAmount, currency)}`),
    ...(result ? [`= ${said(result)}`] : []),
  ].join('; ')
}
