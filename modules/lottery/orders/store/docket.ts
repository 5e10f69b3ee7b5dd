/** What a batch of bets is judged by, and what bets are priced by: one question to the database for each. */
import { oneOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import {
  lockedIssues,
  textOfIssue,
  type IssueKey,
  type LockedIssue,
  type LockedJson,
} from '../../draws/door.ts'
import type { NumberRule } from '../rules/number-book.ts'
import { defaultTermsOf, type Terms } from '../rules/terms.ts'
import type { HouseIssue } from './exposure.ts'
import { oddsName, type HouseOdds } from './odds.ts'
import { termsName, termsOfRow, type TermsJson } from './terms.ts'

interface HouseGame {
  readonly merchantId: string
  readonly gameCode: string
}

/** A bet that is judged. */
interface AskedBet extends HouseIssue {
  readonly memberId: string
  /** null: the game has no prize groups. */
  readonly betG: number | null
}

export interface DocketAsked {
  readonly issues: readonly IssueKey[]
  /** Members in games, each of which one transaction at a time decides about. */
  readonly held: readonly string[]
  readonly bets: readonly AskedBet[]
  /** Of these the ones on whole numbers. */
  readonly onNumbers: readonly AskedBet[]
}

/** What the bets of a member in an issue come to; those without any are left out. */
interface MemberSum extends IssueKey {
  readonly memberId: string
  /** The most that they can pay. */
  readonly potentialAmount: bigint
  readonly stakeAmount: bigint
}

export interface RuleOfHouse extends NumberRule {
  readonly merchantId: string
  readonly gameCode: string
  /** null: of every issue. */
  readonly numero: string | null
}

export interface HeldDocket {
  /** By `textOfIssue`. */
  readonly issues: ReadonlyMap<string, LockedIssue>
  /** By `termsName`. */
  readonly terms: ReadonlyMap<string, Terms>
  readonly groups: ReadonlyMap<string, number>
  readonly sums: readonly MemberSum[]
  /** By `oddsName`. */
  readonly odds: ReadonlyMap<string, HouseOdds>
  readonly rules: readonly RuleOfHouse[]
}

interface RuleRow {
  readonly merchant_id: string
  readonly game_code: string
  readonly numero: string
  readonly play_code: string
  readonly number_key: string
  readonly mode: NumberRule['mode']
  readonly factor_e4: number
  readonly max_total_amount: string | null
  readonly on_full: NumberRule['onFull']
}
interface OddsRow {
  readonly merchant_id: string
  readonly game_code: string
  readonly play_code: string
  readonly odds: readonly string[]
  readonly updated_at: string
}
/** The answers are JSON: amounts and moments are text. */
interface FactsRow {
  readonly o_terms: readonly (TermsJson & { readonly merchant_id: string })[] | null
  readonly o_groups: Readonly<Record<string, number>> | null
}
interface DocketRow extends FactsRow {
  readonly o_issues: readonly LockedJson[] | null
  readonly o_sums:
    | readonly (readonly [
        memberId: string,
        gameCode: string,
        numero: string,
        potential: string,
        stake: string,
      ])[]
    | null
  readonly o_odds: readonly OddsRow[] | null
  readonly o_rules: readonly RuleRow[] | null
}

/** Locks the issues, then the members in their games, and reads the rest behind the locks. */
export async function holdDocket(tx: Tx, { held, bets, ...asked }: DocketAsked): Promise<HeldDocket> {
  const issues = distinct(asked.issues, textOfIssue)
  const games = distinct(bets, termsName)
  const sums = distinct(bets, (bet) => `${bet.memberId}/${textOfIssue(bet)}`)
  const numbers = distinct(asked.onNumbers, (bet) => `${bet.merchantId}/${textOfIssue(bet)}`)
  const inGroups = bets.flatMap(({ memberId, betG }) => (betG === null ? [] : [memberId]))
  const row = await oneOf(
    tx,
    sql<DocketRow>`SELECT * FROM lottery.hold_docket(
      ${gameCodes(issues)}, ${numeros(issues)}, ${held}::text[], ${merchants(games)}, ${gameCodes(games)},
      ${[...new Set(inGroups)]}::text[], ${sums.map(({ memberId }) => memberId)}::text[], ${gameCodes(sums)}, ${numeros(sums)},
      ${merchants(numbers)}, ${gameCodes(numbers)}, ${numeros(numbers)})`,
  )
  return {
    issues: lockedIssues(row.o_issues ?? []),
    ...factsOf(games, row),
    sums: (row.o_sums ?? []).map(([memberId, gameCode, numero, potential, stake]) => ({
      memberId,
      gameCode,
      numero,
      potentialAmount: BigInt(potential),
      stakeAmount: BigInt(stake),
    })),
    odds: new Map((row.o_odds ?? []).map(houseOddsOf)),
    rules: (row.o_rules ?? []).map(ruleOf),
  }
}

/** What the bets of members in games are priced by, without a lock. */
export async function readPricingFacts(
  reader: Reader,
  asked: readonly HouseGame[],
  memberIds: readonly string[],
): Promise<Pick<HeldDocket, 'terms' | 'groups'>> {
  const games = distinct(asked, termsName)
  const row = await oneOf(
    reader,
    sql<FactsRow>`SELECT * FROM lottery.pricing_facts(
      ${merchants(games)}, ${gameCodes(games)}, ${[...new Set(memberIds)]}::text[])`,
  )
  return factsOf(games, row)
}

function factsOf(games: readonly HouseGame[], row: FactsRow): Pick<HeldDocket, 'terms' | 'groups'> {
  const terms = new Map(games.map((game) => [termsName(game), defaultTermsOf(game.gameCode)]))
  for (const { merchant_id: merchantId, ...own } of row.o_terms ?? [])
    terms.set(termsName({ merchantId, gameCode: own.game_code }), termsOfRow(own))
  return { terms, groups: new Map(Object.entries(row.o_groups ?? {})) }
}

const houseOddsOf = (row: OddsRow): readonly [string, HouseOdds] => [
  oddsName({ merchantId: row.merchant_id, gameCode: row.game_code, playCode: row.play_code }),
  { oddsE4: row.odds.map(BigInt), updatedAt: new Date(row.updated_at) },
]

const ruleOf = (row: RuleRow): RuleOfHouse => ({
  merchantId: row.merchant_id,
  gameCode: row.game_code,
  numero: row.numero === '' ? null : row.numero,
  playCode: row.play_code,
  numberKey: row.number_key,
  mode: row.mode,
  factorE4: row.factor_e4,
  maxTotalAmount: row.max_total_amount === null ? null : BigInt(row.max_total_amount),
  onFull: row.on_full,
})

const distinct = <One>(all: readonly One[], nameOf: (one: One) => string): One[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
]

const gameCodes = (of: readonly { gameCode: string }[]) => sql`${of.map(({ gameCode }) => gameCode)}::text[]`
const merchants = (of: readonly HouseGame[]) => sql`${of.map(({ merchantId }) => merchantId)}::text[]`
const numeros = (of: readonly IssueKey[]) => sql`${of.map(({ numero }) => numero)}::text[]`
