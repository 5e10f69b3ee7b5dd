/** Promotions as one member sees them: what they may do now, and how far they are. */
import { refuse } from '../../../contract/errors.ts'
import { MOST_APPLICATIONS } from '../../../contract/shared/promotion-words.ts'
import type { Progress } from '../../../kernel/promotions/kind.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { lossesOf, weekOf } from '../cashback/loss.ts'
import { reasonTexts } from '../locales/messages.ts'
import { hasPage, pageOf } from './pages.ts'
import { standingOf, type Shown } from './rules/state.ts'
import { wireLine } from './story.ts'
import { readGrants, type GrantRow } from '../free-rounds/store/grants.ts'
import { freeRoundsCard, gameLink } from '../free-rounds/card.ts'
import { readClaimsOf, type ClaimRow } from './store/claims.ts'
import { readPromotion, readShown, type PromotionRow } from './store/promotions.ts'
import { cycleAt, termsOf, type Terms } from './terms.ts'
import { closedUntil, hasNothingFor, Seeker } from './usable.ts'

const SHOWN_DAYS = 30
const DAY_MS = 86_400_000

type Context = Pick<CallContext, 'tx' | 'merchant' | 'now' | 'use' | 'actor' | 'language'>

export interface Seen {
  readonly promotion: PromotionRow
  readonly terms: Terms
  /** The newest of the present cycle, or one of before that still waits. */
  readonly claim: ClaimRow | null
  readonly shown: Shown
  readonly progress: Progress | null
  readonly mayUse: boolean
  /** Free rounds that were granted with the claim. */
  readonly grant: GrantRow | undefined
}

/** All that the member sees, in the order of the house. */
export async function seenBy(context: Context): Promise<Seen[]> {
  const { tx, merchant, actor, now } = context
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS)
  const rows = await readShown(tx, { merchantId: merchant.id, memberId: actor.accountId, since })
  return look(context, rows)
}

/** PROMO_NOT_FOUND for a draft, another merchant's, and one that is not for this member and never was. */
export async function seenOne(context: Context, promotionId: string): Promise<Seen> {
  const promotion =
    (await readPromotion(context.tx, context.merchant.id, promotionId)) ?? refuse('PROMO_NOT_FOUND')
  const [seen] = await look(context, [promotion])
  return seen ?? refuse('PROMO_NOT_FOUND')
}

/** What of the member every promotion looks at, read once for all of them. */
interface Known {
  readonly seeker: Seeker
  readonly grants: ReadonlyMap<string, GrantRow>
  loss(): Promise<bigint>
}

async function look(context: Context, rows: readonly PromotionRow[]): Promise<Seen[]> {
  const { tx, actor } = context
  const seeker = (await Seeker.of(context, actor.accountId)) ?? refuse('PROMO_NOT_FOUND')
  const all = await readClaimsOf(
    tx,
    actor.accountId,
    rows.map(({ promotionId }) => promotionId),
  )
  const claims = Map.groupBy(all, ({ promotionId }) => promotionId)
  const ofRounds = rows.flatMap(({ promotionId, kind }) =>
    kind === 'FREE_ROUNDS' ? (claims.get(promotionId) ?? []).map(({ claimId }) => claimId) : [],
  )
  let loss: Promise<bigint> | undefined
  const known: Known = {
    seeker,
    grants: await readGrants(tx, ofRounds),
    loss: () => (loss ??= lossOf(context)),
  }
  const seen: Seen[] = []
  for (const promotion of rows) {
    const terms = termsOf(promotion)
    const own = claims.get(promotion.promotionId) ?? []
    const one = terms && (await lookAt(context, known, promotion, terms, own))
    if (one) seen.push(one)
  }
  return seen
}

async function lookAt(
  context: Context,
  known: Known,
  promotion: PromotionRow,
  terms: Terms,
  own: readonly ClaimRow[],
): Promise<Seen | undefined> {
  const { merchant, now } = context
  const { seeker } = known
  const isFor = !seeker.isLeftOut && (await seeker.isFor(promotion))
  // What operators give is seen by whom it was given, and nothing is offered to who gets no offers.
  if (own.length === 0 && (!isFor || terms.way === 'GRANT')) return undefined
  const cycle = cycleAt(terms, now, merchant.timeZone)
  const claim = claimOf(own, cycle.id)
  const mayUse = isFor && (await isUsable(seeker, promotion, terms, claim))
  const { kind, values } = terms
  const progress =
    mayUse && kind.code === 'CASHBACK' ? kind.progress(values, { lossAmount: await known.loss() }) : null
  const grant = claim ? known.grants.get(claim.claimId) : undefined
  const running = grant && grant.endedAt === null ? grant : undefined
  const shown = standingOf(
    {
      way: terms.way,
      needsJoining: terms.values.joining === 'PRESS',
      // Rounds that were granted are played to their own end, whatever becomes of the promotion.
      hasPage: hasPage(promotion.kind) || running !== undefined,
      startsAt: promotion.startsAt,
      endsAt: running ? running.endsAt : promotion.endsAt,
      isStopped: !running && promotion.state !== 'LIVE',
      isUsedUp: hasNothingFor(promotion, terms, claim),
      closedUntil: closedUntil(promotion, terms, merchant.timeZone, now),
      mayReapply: promotion.mayReapply,
      mayUse,
      nextCycle: cycle.next,
      claim,
      progress: running ? playedOf(running) : progress,
    },
    now,
  )
  return { promotion, terms, claim, shown, progress, mayUse, grant }
}

/** In rounds. */
const playedOf = ({ roundCount, leftCount }: GrantRow): Progress => ({
  doneAmount: BigInt(roundCount - leftCount),
  targetAmount: BigInt(roundCount),
})

/** What waits to be pressed for or decided comes before what the present cycle has. */
const claimOf = (own: readonly ClaimRow[], cycle: string): ClaimRow | null =>
  own.find(({ state }) => state === 'CLAIM' || state === 'APPLYING') ??
  own.find((claim) => claim.cycle === cycle || claim.cycle.startsWith('grant:')) ??
  null

/** A first deposit is over once one was credited, and for a second account of the same person. */
async function isUsable(
  seeker: Seeker,
  promotion: PromotionRow,
  terms: Terms,
  claim: ClaimRow | null,
): Promise<boolean> {
  if (claim || terms.kind.cycle !== 'ONCE') return true
  const isOfFirst = promotion.kind === 'FIRST_DEPOSIT' || terms.values.occasion === 'FIRST_DEPOSIT'
  if (isOfFirst && (await seeker.hasDeposited())) return false
  return !(await seeker.isDuplicate(promotion))
}

/** Of the week, the same for every cashback. */
async function lossOf({ tx, merchant, actor, now }: Context): Promise<bigint> {
  const losses = await lossesOf(tx, weekOf(now, merchant.timeZone), [actor.accountId])
  return losses.get(actor.accountId) ?? 0n
}

/** As the wire says it. */
export function cardOf(context: Pick<Context, 'language' | 'use' | 'merchant'>, seen: Seen) {
  const { language } = context
  const { promotion, terms, claim, shown, progress } = seen
  const inLanguage = (words: Readonly<Record<'th' | 'en', string>>) =>
    language === 'th' ? words.th : words.en
  const reason = reasonTexts(claim?.reason ?? '')
  const left = MOST_APPLICATIONS - (claim?.attempts ?? 0)
  return {
    promotionId: promotion.promotionId,
    kind: promotion.kind,
    name: inLanguage(promotion.names),
    summary: inLanguage(promotion.texts),
    headline: wireLine(terms.kind.story(terms.values)[0]!),
    imageUrl: promotion.imageUrl,
    startsAt: promotion.startsAt,
    endsAt: promotion.endsAt,
    state: shown.state,
    action: shown.action,
    link: pageOf(promotion.kind, promotion.promotionId) ?? playLink(context, seen.grant) ?? depositLink(seen),
    freeRounds: freeRoundsCard(context, seen.grant),
    amount: claim?.amount ?? 0n,
    requiredAmount: claim?.requiredAmount ?? 0n,
    doneAmount: progress?.doneAmount ?? 0n,
    targetAmount: progress?.targetAmount ?? 0n,
    changesAt: shown.changesAt,
    at: shown.at,
    reason: claim?.state === 'REJECTED' ? inLanguage({ th: reason.TH, en: reason.EN }) : '',
    attemptsLeft: terms.way === 'APPLY' && left > 0 ? left : 0,
    placesLeft:
      promotion.claimLimit === null ? null : Math.max(0, promotion.claimLimit - promotion.claimCount),
  }
}

const playLink = (context: Pick<Context, 'use'>, grant: GrantRow | undefined): string | undefined =>
  grant && gameLink(context, grant.games[0]!)

const depositLink = ({ promotion, terms }: Seen): string =>
  terms.way === 'DEPOSIT' ? `/member?page=depositv2&promotion=${promotion.promotionId}` : ''
