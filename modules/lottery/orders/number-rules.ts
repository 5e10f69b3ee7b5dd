/**
 * An operator closes, reduces or limits numbers (domain/lottery.md §5.1), for bets from now on; what is
 * looser than before waits for a second person.
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
import { holdRules, writeRules, type RuleKeys, type StoredRule } from './store/number-rules.ts'

export interface AskedRule {
  readonly gameCode: string
  readonly numero?: string
  readonly playCode: string
  readonly numbers: readonly string[]
  readonly mode: NumberRuleMode | 'NONE'
  readonly factor?: string
  readonly maxTotalAmount?: number
  readonly onFull?: FullMode
}

export const numberRuleProposal = defineProposal<AskedRule>({
  name: 'lottery.number-rule',
  ability: 'lottery.terms',
  waitsHours: 72,
  apply: async (context, { payload, reason, requestedByName }) => {
    const keys = keysOf(context, payload)
    const before = await holdRules(context.tx, keys)
    await apply(context, keys, before, ruleOf(payload), {
      reason,
      askedBy: requestedByName,
      changedBy: requestedByName,
    })
  },
})

const subjectOf = ({ gameCode, numero, playCode }: AskedRule): string =>
  `lottery-number:${gameCode}:${numero ?? ''}:${playCode}`

/** LOTTERY_GAME_UNKNOWN; LOTTERY_COMBINATION_MISMATCH with the number that the bet type does not have. */
function keysOf({ merchant }: CallContext, { gameCode, numero, playCode, numbers }: AskedRule): RuleKeys {
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
  const keys = keysOf(context, asked)
  if (keys.numero !== null && !(await readIssue(context.tx, { ...keys, numero: keys.numero })))
    refuse('LOTTERY_ISSUE_UNKNOWN')
  const rule = ruleOf(asked)
  const before = await holdRules(context.tx, keys)
  const byKey = new Map(before.map((one) => [one.numberKey, one]))
  const isWeaker = keys.numberKeys.some((key) => isLooser(byKey.get(key) ?? null, rule))
  if (isWeaker) {
    await proposeWeakening(context, numberRuleProposal, {
      subject: subjectOf(asked),
      title: `${asked.gameCode} ${asked.playCode} ${shortened(keys.numberKeys)}`,
      payload: asked,
      reason,
      changes: [
        {
          field: 'lotteryNumberRule',
          before: shortened([...new Set(before.map((one) => ruleText(context, one)))]),
          after: ruleText(context, rule),
        },
      ],
    })
    return { state: 'PENDING' as const, rules: shownRules(before) }
  }
  await callOffProposals(context, numberRuleProposal, subjectOf(asked))
  await apply(context, keys, before, rule, { reason, changedBy: context.actor.claims.account })
  return { state: 'DONE' as const, rules: shownRules(await holdRules(context.tx, keys)) }
}

async function apply(
  context: CallContext,
  keys: RuleKeys,
  before: readonly StoredRule[],
  rule: RuleTerms | null,
  { changedBy, ...detail }: { reason: string; changedBy: string; askedBy?: string },
): Promise<void> {
  await writeRules(context.tx, keys, rule, { reason: detail.reason, changedBy })
  await context.audit(
    'lottery.number-rule',
    `lottery-number:${keys.gameCode}:${keys.numero ?? ''}:${keys.playCode}`,
    {
      numbers: keys.numberKeys,
      before: before.map((one) => ({ number: one.numberKey, rule: ruleText(context, one) })),
      after: ruleText(context, rule),
      ...detail,
    },
  )
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
    effectiveFrom: rule.effectiveFrom,
    reason: rule.reason,
    changedBy: rule.changedBy,
  }))

const pays = ({ mode, onFull }: Pick<NumberRule, 'mode' | 'onFull'>): boolean =>
  mode === 'HALF' || onFull === 'HALF'
