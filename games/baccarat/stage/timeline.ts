/**
 * When each card lies on the table within the six seconds of the reveal: four cards, a breath, then the third
 * ones.
 */
import type { DealtCard } from '../../kit/table/dealt-scene.ts'

export function timelineOf({
  player,
  banker,
}: {
  readonly player: readonly number[]
  readonly banker: readonly number[]
}): readonly DealtCard[] {
  const at = (
    hand: 'PLAYER' | 'BANKER',
    card: number | undefined,
    isAcross: boolean,
    dealtMs: number,
    turnedMs: number,
  ): DealtCard[] => (card === undefined ? [] : [{ hand, card, isAcross, dealtMs, turnedMs }])
  const isPlayerLong = player.length > 2
  return [
    ...at('PLAYER', player[0], false, 0, 1300),
    ...at('BANKER', banker[0], false, 250, 1900),
    ...at('PLAYER', player[1], false, 500, 1500),
    ...at('BANKER', banker[1], false, 750, 2100),
    ...at('PLAYER', player[2], true, 2900, 3400),
    ...at('BANKER', banker[2], true, isPlayerLong ? 4000 : 2900, isPlayerLong ? 4500 : 3400),
  ]
}
