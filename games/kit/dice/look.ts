/** A dice game at a shared table from what is its own: places, words, drawings. */
import { diceTexts } from '../locales/dice-texts.ts'
import type { TableGameTexts } from '../locales/table-texts.ts'
import type { StageLanguage } from '../stage/page.ts'
import type { PayRow, SpotOptions, TableLook } from '../table/look.ts'
import type { PastResult } from '../table/page.ts'
import { makeDiceBoard } from './board.ts'
import type { LidLook } from './dice.ts'
import type { DrawFace } from './pips.ts'
import { makeDiceRoad, makeSmallDiceRoad, type RoadWords, type ThrowMark } from './road.ts'
import { makeDiceScene } from './scene.ts'
import styles from './scene.module.css'
import type { DiceGroup } from './spots.ts'

interface DiceGameTexts extends TableGameTexts {
  readonly titles: Readonly<Record<string, string>>
  readonly nameOf: (code: string) => string
}

export interface DiceGame<Texts extends DiceGameTexts> {
  readonly texts: Readonly<Record<StageLanguage, Texts>>
  readonly groups: readonly DiceGroup[]
  readonly drawFace: DrawFace
  readonly lid: LidLook
  readonly className?: string | undefined
  /** The text on a place beside its dice; null: nothing. */
  label(code: string, texts: Texts): string | null
  faceName(face: number, texts: Texts): string
  markOf(past: PastResult, texts: Texts): ThrowMark | null
  spotLook?(group: string, code: string): Partial<SpotOptions>
}

/** Groups whose places are self-explanatory have no heading. */
const BARE = new Set(['main', 'any'])

export function diceLook<Texts extends DiceGameTexts>(game: DiceGame<Texts>): TableLook {
  const roadWords = (language: StageLanguage): RoadWords => ({
    ...diceTexts[language],
    faceName: (face) => game.faceName(face, game.texts[language]),
  })
  return {
    texts: game.texts,
    className: [styles.stage, game.className].filter(Boolean).join(' '),
    hasLargeCloth: true,
    makeBoard(parts) {
      const texts = game.texts[parts.language]
      const words = {
        title: (group: string) => (BARE.has(group) ? null : (texts.titles[group] ?? null)),
        name: texts.nameOf,
        label: (code: string) => game.label(code, texts),
      }
      return makeDiceBoard(parts, texts.name, game.groups, words, game.drawFace, game.spotLook)
    },
    makeScene: (parts) => makeDiceScene(parts, game.drawFace, game.lid, game.texts[parts.language].short),
    makeRoads: (parts) =>
      makeDiceRoad(parts, roadWords(parts.language), game.drawFace, (past) =>
        game.markOf(past, game.texts[parts.language]),
      ),
    makeSmallRoad: (parts) =>
      makeSmallDiceRoad(parts, roadWords(parts.language), game.drawFace, (past) =>
        game.markOf(past, game.texts[parts.language]),
      ),
    payRows: ({ language }) => game.groups.flatMap((group) => rowsOf(group, game.texts[language])),
  }
}

/** A group with one payout is one line; otherwise each payout has its own. */
function rowsOf(group: DiceGroup, texts: DiceGameTexts): PayRow[] {
  if (!group.hasOwnPays) return [{ name: texts.titles[group.id] ?? group.id, spot: group.spots[0]!.code }]
  return group.spots.map(({ code }) => ({ name: texts.nameOf(code), spot: code }))
}
