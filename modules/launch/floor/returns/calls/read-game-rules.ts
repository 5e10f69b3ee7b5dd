import { refuse } from '../../../../../contract/errors.ts'
import { readGameRules, readGameRulesSchemas } from '../../../../../contract/player/launch/read-game-rules.ts'
import { isCascade, type AnySheet } from '../../../../../kernel/slots/sheet.ts'
import { handle } from '../../../../../platform/calls.ts'
import { catalogueKey } from '../../../../catalogue/index.ts'
import { returnSourcesKey, type RuledSpot } from '../source.ts'

/** Of games that the merchant lists, as the page of returns has them. */
export const handleReadGameRules = handle(
  readGameRules,
  readGameRulesSchemas,
  async (context, { params: { gameCode } }) => {
    const snapshot = context.use(catalogueKey).of(context.merchant.id)
    const source = context.use(returnSourcesKey).find((one) => snapshot.gameOf(one.vendor, gameCode))
    const entry = (source && snapshot.gameOf(source.vendor, gameCode)) ?? refuse('GAME_NOT_FOUND')
    const { kind, tag, mathVersion, sheet, roundDeviation, spots, byTote } =
      source!.rulesOf(gameCode) ?? refuse('GAME_NOT_FOUND')
    return {
      currency: context.merchant.currency,
      gameCode,
      name: snapshot.nameOf(entry.vendor, gameCode, context.language.toUpperCase()) ?? gameCode,
      gameType: entry.gameType,
      kind,
      mathVersion,
      tag,
      rtp: entry.row.rtp,
      spots: shownSpots(spots),
      byTote: byTote && { mathVersion: byTote.mathVersion, spots: shownSpots(byTote.spots) },
      ...slotParts(sheet, roundDeviation),
    }
  },
)

const shownSpots = (spots: readonly RuledSpot[]) =>
  spots.map(({ code, isSide, rtp, holdMultiple, pays }) => ({
    code,
    isSide,
    rtp,
    holdMultiple,
    pays: [...pays],
  }))

function slotParts(sheet: AnySheet | null, roundDeviation: number | null) {
  if (!sheet) return { reels: null, cascade: null }
  const { hitRate, standardDeviation, volatility, capMultiple, mathOf = null } = sheet
  const figures = {
    hitRate,
    standardDeviation,
    roundDeviation,
    volatility,
    capMultiple,
    betAmounts: [...sheet.betAmounts],
    mathOf,
  }
  if (isCascade(sheet)) {
    const { columnCount, rowCount, weights, pays, multipliers, freeSpinMultipliers, scatter } = sheet
    return {
      reels: null,
      cascade: {
        ...figures,
        columnCount,
        rowCount,
        weights: weights.map(([symbol, weight]) => ({ symbol, weight })),
        pays: copyOf(pays),
        multipliers: [...multipliers],
        freeSpinMultipliers: [...freeSpinMultipliers],
        scatter: copyOf(scatter),
      },
    }
  }
  const {
    strips,
    freeSpinStrips = null,
    rowCount,
    lines,
    coins = null,
    pays,
    wild,
    scatter = null,
    maxSpinMultiple,
  } = sheet
  return {
    reels: {
      ...figures,
      strips: [...strips],
      freeSpinStrips: freeSpinStrips && [...freeSpinStrips],
      rowCount,
      lines: lines.map((line) => [...line]),
      coins,
      pays: copyOf(pays),
      wild: { symbol: wild.symbol, substitutes: [...wild.substitutes] },
      scatter: copyOf(scatter),
      maxSpinMultiple,
    },
    cascade: null,
  }
}

/** The answer must not change the sheet itself. */
function copyOf<Part>(part: Part): Part {
  return structuredClone(part)
}
