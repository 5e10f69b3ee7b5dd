/**
 * Checks who plays with whom in rooms, and flags suspected collusion (domain/studio-games.md §6.3). Play goes
 * on; a person decides.
 */
import { newId } from '../../../../kernel/ids.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { settingsOf } from '../../../system/index.ts'
import { launchSettings } from '../../shared/settings.ts'
import type { PairFacts } from '../../../../kernel/rooms/pair-facts.ts'
import type { PairBook, Suspicions } from './pair-book.ts'
import { scorePair, type Finding, type IntegrityLimits } from './rules/score-pair.ts'
import { lockFlags, readLastDecisions, writeFlag, type Evidence } from './store.ts'

const DAY_MS = 86_400_000
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

export interface Watch {
  readonly book: PairBook
  readonly suspicions: Suspicions
  readonly merchantId: string
  readonly now: Date
}

/** Returns how many flags are new. A decided flag rises again only from hands of later days. */
export async function findAgreedPlay(tx: Tx, watch: Watch): Promise<number> {
  const { book, merchantId, now } = watch
  const settings = await settingsOf(tx, merchantId, launchSettings)
  const limits: IntegrityLimits = {
    leastHands: settings.integrityLeastHands,
    dumpPercent: settings.integrityDumpPercent,
    dumpLeastAmount: settings.integrityDumpLeastAmount,
    leastDecisions: settings.integrityLeastDecisions,
    softPercent: settings.integritySoftPercent,
  }
  const since = dayOf(new Date(now.getTime() - settings.integrityDays * DAY_MS))
  const suspects = (await book.pairs({ merchantId, since, leastHands: limits.leastHands })).filter(
    (pair) => scorePair(pair, limits).length > 0,
  )
  await lockFlags(tx, merchantId)
  const decided = new Map(
    (await readLastDecisions(tx, merchantId, suspects)).map((row) => [
      keyOf(row.kind, row.member_a, row.member_b, row.game_code),
      row.decided_at,
    ]),
  )
  let fresh = 0
  for (const pair of suspects) {
    for (const finding of scorePair(pair, limits)) {
      const decidedAt = decided.get(keyOf(finding.kind, pair.memberA, pair.memberB, pair.gameCode))
      const found = decidedAt
        ? await foundSince(book, merchantId, pair, limits, finding, decidedAt)
        : { pair, finding }
      const flagId = newId()
      if (
        !found ||
        !(await writeFlag(tx, {
          flagId,
          merchantId,
          kind: finding.kind,
          score: found.finding.score,
          memberA: pair.memberA,
          memberB: pair.memberB,
          gameCode: pair.gameCode,
          evidence: evidenceOf(found.pair),
          now,
        }))
      )
        continue
      fresh += 1
      if (finding.kind === 'CHIP_DUMPING')
        await tellOfDumping(tx, watch, { flagId, pair: found.pair, percent: found.finding.score })
    }
  }
  return fresh
}

/**
 * Both members are flagged for compliance at once (domain/economy.md §9); if the play is found honest, the
 * flags are removed.
 */
async function tellOfDumping(
  tx: Tx,
  { suspicions, merchantId }: Watch,
  { flagId, pair, percent }: { flagId: string; pair: PairFacts; percent: number },
): Promise<void> {
  for (const [memberId, withMember] of [
    [pair.memberA, pair.memberB],
    [pair.memberB, pair.memberA],
  ] as const) {
    await suspicions.raise(tx, {
      merchantId,
      memberId,
      kind: 'CHIP_DUMPING',
      reference: flagId,
      detail: { game: pair.gameCode, withMember, hands: pair.hands, percent },
    })
  }
}

const keyOf = (...parts: string[]) => parts.join(' ')

async function foundSince(
  book: PairBook,
  merchantId: string,
  { memberA, memberB, gameCode }: PairFacts,
  limits: IntegrityLimits,
  { kind }: Finding,
  decidedAt: Date,
) {
  const since = dayOf(new Date(decidedAt.getTime() + DAY_MS))
  const [pair] = await book.pairs({
    merchantId,
    since,
    leastHands: limits.leastHands,
    pair: { memberA, memberB, gameCode },
  })
  const finding = pair && scorePair(pair, limits).find((one) => one.kind === kind)
  return finding && { pair, finding }
}

function evidenceOf({ hands, aToB, bToA, a, b, firstDay, lastDay }: PairFacts): Evidence {
  return { hands, aToB: aToB.toString(), bToA: bToA.toString(), a, b, firstDay, lastDay }
}
