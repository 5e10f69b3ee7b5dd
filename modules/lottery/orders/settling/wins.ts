/** What each selection wins, by the rules; what its lines win, by set. */
import { rulesOf } from '../rules/plays.ts'
import { dropOldWins, insertWins, selectionsAfter } from '../store/wins.ts'
import type { Draw, SettleParts } from './draw.ts'

const PAGE = 2_000

export async function writeWins({ database, giveWay, onStep }: SettleParts, draw: Draw): Promise<void> {
  const { winsOf } = rulesOf(draw.game).drawn(draw.numero, draw.result)
  for (let after: bigint | null = null; ; ) {
    await giveWay?.()
    const picked = await selectionsAfter(database.kysely, draw, after, PAGE)
    if (picked.length === 0) break
    after = picked.at(-1)!.selectionKey
    const wins = picked
      .map((one) => ({ ...one, ...winsOf(one) }))
      .filter(({ counts, refunds }) => refunds > 0 || counts.some((count) => count > 0))
    await database.transaction((tx) => insertWins(tx, draw, draw.version, wins))
    await onStep?.('won')
  }
  if (draw.version > 1) await database.transaction((tx) => dropOldWins(tx, draw, draw.version))
}
