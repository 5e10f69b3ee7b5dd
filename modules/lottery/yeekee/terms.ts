/**
 * An operator changes what coming rounds are played by; what makes a result easier to steer, or gives more
 * away, waits for a second person.
 */
import { refuseFields } from '../../../contract/errors.ts'
import { YEEKEE } from '../../../kernel/lottery/yeekee/round.ts'
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { callOffProposals, defineProposal, proposeWeakening } from '../../system/index.ts'
import { nameOfGame } from '../draws/door.ts'
import { changedTerms, isWeaker, termsOf, type RoundTerms, type TermsChange } from './rules/terms.ts'
import { addTerms, holdTerms, termsAt } from './store/terms.ts'

const SUBJECT = 'yeekee-terms'

export const yeekeeTermsProposal = defineProposal<{ readonly change: TermsChange }>({
  name: 'lottery.yeekee',
  ability: 'lottery.terms',
  waitsHours: 72,
  apply: async (context, { payload, reason, requestedByName }) => {
    await holdTerms(context.tx)
    const before = await termsAt(context.tx, context.now)
    await apply(context, before, changedTerms(before, payload.change), { reason, askedBy: requestedByName })
  },
})

/** REQUEST_INVALID if the rank is beyond the fewest shots, CHANGE_STATE, CHANGE_SECOND_MISSING. */
export async function changeOrPropose(
  context: CallContext,
  change: TermsChange,
  reason: string,
): Promise<{ state: 'DONE' | 'PENDING'; coming: RoundTerms }> {
  await holdTerms(context.tx)
  const before = await termsAt(context.tx, context.now)
  const after = changedTerms(before, change)
  // Otherwise a round with few shots would take nothing off its sum. A demonstration begins with one shot.
  if (after.rank > after.minShots && context.config.mode === 'live')
    refuseFields([{ field: 'rank', rule: 'invalid' }])
  if (!isWeaker(before, after)) {
    await callOffProposals(context, yeekeeTermsProposal, SUBJECT)
    await apply(context, before, after, { reason })
    return { state: 'DONE', coming: after }
  }
  await proposeWeakening(context, yeekeeTermsProposal, {
    subject: SUBJECT,
    title: nameOfGame(YEEKEE, context.language),
    payload: { change },
    reason,
    changes: shownChanges(before, after, context.merchant.currency),
  })
  return { state: 'PENDING', coming: before }
}

async function apply(
  context: CallContext,
  before: RoundTerms,
  after: RoundTerms,
  detail: { reason: string; askedBy?: string },
): Promise<void> {
  await addTerms(context.tx, after)
  await context.audit('lottery.yeekee', SUBJECT, {
    before: toldTerms(before),
    after: toldTerms(after),
    ...detail,
  })
}

/** The audit log has amounts as text. */
const toldTerms = (terms: RoundTerms) =>
  Object.fromEntries(
    Object.entries(termsOf(terms)).map(([field, value]) => [
      field,
      typeof value === 'bigint' ? String(value) : (value as string | number | boolean),
    ]),
  )

const shownFields = (terms: RoundTerms, currency: RealCurrency) => [
  ['yeekeeMinShots', String(terms.minShots)],
  ['yeekeeRank', String(terms.rank)],
  ['yeekeeRankOrder', String(terms.rankOrder === 'NEWEST_FIRST')],
  ['yeekeeHouseShot', String(terms.hasHouseShot)],
  ['yeekeeShotEvery', String(terms.shotEverySeconds)],
  ['yeekeeShotsPerMember', String(terms.shotsPerMember)],
  ['yeekeePrizes', String(terms.hasPrizes)],
  ['yeekeeFirstPrize', moneyText(terms.firstPrizeAmount, currency)],
  ['yeekeeRankPrize', moneyText(terms.rankPrizeAmount, currency)],
  ['yeekeePrizeMinBet', moneyText(terms.prizeMinBetAmount, currency)],
  ['yeekeePrizeBudget', moneyText(terms.prizeBudgetAmount, currency)],
]

function shownChanges(before: RoundTerms, after: RoundTerms, currency: RealCurrency) {
  const now = shownFields(after, currency)
  return shownFields(before, currency)
    .map(([field, was], at) => ({ field: field!, before: was!, after: now[at]![1]! }))
    .filter((change) => change.before !== change.after)
}
