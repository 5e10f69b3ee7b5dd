/**
 * An operator closes, reduces or limits numbers (domain/lottery.md §5.1), at once or from a later moment on;
 * what is looser than what holds until then waits for a second person.
 */
import { refuse, refuseFields, refuseWith } from '../../../contract/errors.ts'
import type { FullMode, NumberRuleMode } from '../../../contract/operator/lottery/number-rule-fields.ts'
import { exposureKeyOf } from '../../../kernel/lottery/numbers/exposure.ts'
import { moneyText } from '../../../kernel/money.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { callOffProposals, defineProposal, proposeWeakening } from '../../system/index.ts'
import { readIssue } from '../draws/door.ts'
import { numberGameIn } from './quote.ts'
import type { NumberRule } from './rules/number-book.ts'
import { oddsE4Of, oddsText } from './rules/odds-text.ts'
import { gameOf } from './rules/plays.ts'
import { isLooser, type RuleTerms } from './rules/looser.ts'
import {
  lockRules,
  rulesAt,
  rulesOf,
  withdrawRules,
  writeRules,
  type RuleKeys,
  type StoredRule,
} from './store/number-rules.ts'

export interface AskedNumbers {
  readonly gameCode: string
  readonly numero?: string
  readonly playCode: string
  readonly numbers: readonly string[]
}

export interface AskedRule extends AskedNumbers {
  readonly mode: NumberRuleMode | 'NONE'
  readonly factor?: string
  readonly maxTotalAmount?: number
  readonly onFull?: FullMode
  /** Now if it is left out. */
  readonly effectiveFrom?: string
}

export const numberRuleProposal = defineProposal<AskedRule>({
  name: 'lottery.numbers',
  ability: 'lottery.terms',
  waitsHours: 72,
  apply: async (context, { payload, reason, requestedByName }) => {
    const keys = keysOf(context, payload)
    await lockRules(context.tx, keys)
    // Confirmed too late, it holds at once.
    const asked = payload.effectiveFrom === undefined ? null : new Date(payload.effectiveFrom)
    const from = asked && asked > context.now ? asked : null
    await apply(
      context,
      keys,
      { from, before: await rulesAt(context.tx, keys, from), rule: ruleOf(payload) },
      {
        reason,
        askedBy: requestedByName,
        changedBy: requestedByName,
      },
    )
  },
})

const subjectOf = ({ gameCode, numero, playCode }: AskedNumbers, from: Date | null): string =>
  `lottery-number:${gameCode}:${numero ?? ''}:${playCode}${from ? `:${from.toISOString()}` : ''}`

/** A rule may begin so much later. */
const LATEST_DAYS = 31
const DAY_MS = 86_400_000
/** A moment so short ago was meant as this one. */
const PAST_MS = 60_000

/** When a rule begins, null for at once; REQUEST_INVALID at `effectiveFrom`. */
function momentOf(
  { now }: CallContext,
  { effectiveFrom, mode }: AskedRule,
  closesAt: Date | undefined,
): Date | null {
  if (effectiveFrom === undefined) return null
  const wrong = (rule: string, params?: string[]) =>
    refuseFields([{ field: 'effectiveFrom', rule, ...(params ? { params } : {}) }])
  if (mode === 'NONE') wrong('unknown')
  const from = new Date(effectiveFrom)
  if (from.getTime() < now.getTime() - PAST_MS) wrong('momentPast')
  if (closesAt && from >= closesAt) wrong('momentAfterClose')
  if (from.getTime() > now.getTime() + LATEST_DAYS * DAY_MS) wrong('momentTooLate', [String(LATEST_DAYS)])
  return from > now ? from : null
}

/** LOTTERY_GAME_UNKNOWN; LOTTERY_COMBINATION_MISMATCH with the number that the bet type does not have. */
function keysOf({ merchant }: CallContext, { gameCode, numero, playCode, numbers }: AskedNumbers): RuleKeys {
  numberGameIn(gameOf(gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN'))
  const numberKeys = numbers.map((number, place) => {
    const key = exposureKeyOf(gameCode, playCode, number)
    if (key === undefined)
      refuseWith(
        'LOTTERY_COMBINATION_MISMATCH',
        { line: place + 1, reason: 'SELECTION_INVALID', number },
        String(place + 1),
      )
    return key
  })
  return {
    merchantId: merchant.id,
    gameCode,
    numero: numero ?? null,
    playCode,
    numberKeys: [...new Set(numberKeys)],
  }
}

const HALF = '0.5'

/** null: the rule ends. */
function ruleOf({ mode, factor, maxTotalAmount, onFull }: AskedRule): RuleTerms | null {
  if (mode === 'NONE') return null
  if ((mode === 'LIMITED') !== (maxTotalAmount !== undefined))
    refuseFields([{ field: 'maxTotalAmount', rule: mode === 'LIMITED' ? 'required' : 'unknown' }])
  return {
    mode,
    factorE4: Number(oddsE4Of(factor ?? HALF)),
    maxTotalAmount: maxTotalAmount === undefined ? null : BigInt(maxTotalAmount),
    onFull: mode === 'LIMITED' ? (onFull ?? 'CLOSED') : null,
  }
}

/**
 * LOTTERY_GAME_UNKNOWN, LOTTERY_ISSUE_UNKNOWN, LOTTERY_COMBINATION_MISMATCH, REQUEST_INVALID, CHANGE_STATE if
 * a change of the same numbers is pending, CHANGE_SECOND_MISSING.
 */
export async function changeRulesOrPropose(context: CallContext, asked: AskedRule, reason: string) {
  const { tx } = context
  const keys = keysOf(context, asked)
  const issue = keys.numero === null ? undefined : await readIssue(tx, { ...keys, numero: keys.numero })
  if (keys.numero !== null && !issue) refuse('LOTTERY_ISSUE_UNKNOWN')
  const rule = ruleOf(asked)
  const from = momentOf(context, asked, issue?.closesAt)
  await lockRules(tx, keys)
  const before = await rulesAt(tx, keys, from)
  const byKey = new Map(before.map((one) => [one.numberKey, one]))
  const isWeaker = keys.numberKeys.some((key) => isLooser(byKey.get(key) ?? null, rule))
  if (isWeaker) {
    await proposeWeakening(context, numberRuleProposal, {
      subject: subjectOf(asked, from),
      title: `${asked.gameCode} ${asked.playCode} ${shortened(keys.numberKeys)}`,
      payload: asked,
      reason,
      changes: [
        {
          field: 'lotteryNumberRule',
          before: shortened([...new Set(before.map((one) => ruleText(context, one)))]),
          after: ruleText(context, rule),
        },
        ...(from ? [{ field: 'lotteryNumberFrom', before: '', after: from.toISOString() }] : []),
      ],
    })
    return { state: 'PENDING' as const, rules: shownRules(await rulesOf(tx, keys)) }
  }
  await callOffProposals(context, numberRuleProposal, subjectOf(asked, from))
  const changedBy = context.actor.claims.account
  await apply(context, keys, { from, before, rule }, { reason, changedBy })
  return { state: 'DONE' as const, rules: shownRules(await rulesOf(tx, keys)) }
}

interface RuleChange {
  readonly from: Date | null
  /** What would hold then without the change. */
  readonly before: readonly StoredRule[]
  readonly rule: RuleTerms | null
}

async function apply(
  context: CallContext,
  keys: RuleKeys,
  { from, before, rule }: RuleChange,
  { changedBy, ...detail }: { reason: string; changedBy: string; askedBy?: string },
): Promise<void> {
  await writeRules(context.tx, keys, rule, { from, reason: detail.reason, changedBy })
  await withdrawLooser(context, keys, from, rule)
  await audit(context, keys, before, { after: ruleText(context, rule), from, ...detail })
}

/** Whoever limits a number does not expect an older rule to loosen it by itself later. */
async function withdrawLooser(
  { tx }: CallContext,
  keys: RuleKeys,
  from: Date | null,
  rule: RuleTerms | null,
): Promise<void> {
  const later = (await rulesOf(tx, keys)).filter(
    (one) => one.isWaiting && (from === null || one.effectiveFrom > from) && isLooser(rule, one),
  )
  for (const [time, rules] of Map.groupBy(later, ({ effectiveFrom }) => effectiveFrom.getTime())) {
    const numberKeys = rules.map(({ numberKey }) => numberKey)
    await withdrawRules(tx, { ...keys, numberKeys }, new Date(time))
  }
}

const audit = (
  context: CallContext,
  keys: RuleKeys,
  before: readonly StoredRule[],
  { from, ...detail }: { after: string; from: Date | null; reason: string; askedBy?: string },
): Promise<void> =>
  context.audit('lottery.numbers', `lottery-number:${keys.gameCode}:${keys.numero ?? ''}:${keys.playCode}`, {
    numbers: keys.numberKeys,
    before: before.map((one) => ({ number: one.numberKey, rule: ruleText(context, one) })),
    ...(from ? { from: from.toISOString() } : {}),
    ...detail,
  })

/**
 * Withdraws rules that wait, so what holds goes on; nothing becomes looser than it is, so one person may.
 * LOTTERY_GAME_UNKNOWN, LOTTERY_COMBINATION_MISMATCH, LOTTERY_RULE_BEGUN if none of them waits any more.
 */
export async function withdrawWaiting(
  context: CallContext,
  { effectiveFrom, ...asked }: AskedNumbers & { effectiveFrom: string },
  reason: string,
) {
  const keys = keysOf(context, asked)
  const from = new Date(effectiveFrom)
  await lockRules(context.tx, keys)
  const withdrawn = await withdrawRules(context.tx, keys, from)
  if (withdrawn.length === 0) refuse('LOTTERY_RULE_BEGUN')
  const numberKeys = withdrawn.map(({ numberKey }) => numberKey)
  await audit(context, { ...keys, numberKeys }, withdrawn, { after: ruleText(context, null), from, reason })
  return { rules: shownRules(await rulesOf(context.tx, keys)) }
}

const MOST_SHOWN = 20
const shortened = (texts: readonly string[]): string =>
  texts.slice(0, MOST_SHOWN).join(', ') + (texts.length > MOST_SHOWN ? ' …' : '')

/** `HALF 0.5`, `LIMITED 10,000.00 CLOSED`, or nothing. */
function ruleText({ merchant }: CallContext, rule: RuleTerms | null): string {
  if (rule === null) return '–'
  const most = rule.maxTotalAmount === null ? [] : [moneyText(rule.maxTotalAmount, merchant.currency)]
  const pays = rule.mode === 'HALF' || rule.onFull === 'HALF' ? [oddsText(BigInt(rule.factorE4))] : []
  return [rule.mode, ...most, ...(rule.onFull ? [rule.onFull] : []), ...pays].join(' ')
}

export const shownRules = (rules: readonly StoredRule[]) =>
  rules.map((rule) => ({
    gameCode: rule.gameCode,
    numero: rule.numero,
    playCode: rule.playCode,
    number: rule.numberKey,
    mode: rule.mode,
    factor: pays(rule) ? oddsText(BigInt(rule.factorE4)) : null,
    maxTotalAmount: rule.maxTotalAmount,
    onFull: rule.onFull,
    state: rule.isWaiting ? ('WAITING' as const) : ('ON' as const),
    effectiveFrom: rule.effectiveFrom,
    reason: rule.reason,
    changedBy: rule.changedBy,
  }))

const pays = ({ mode, onFull }: Pick<NumberRule, 'mode' | 'onFull'>): boolean =>
  mode === 'HALF' || onFull === 'HALF'
